import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Entry } from './ledger.ts'
import { contentOf } from './writers.ts'

interface FileRow {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly size: number
  readonly sizes: readonly number[]
  readonly sums: readonly string[]
}

const wholeFiles = `
  select f.id::text, f.key::text, f.name, f.size::int as size,
    array_agg(p.size order by p.place) as sizes, array_agg(encode(p.sha256, 'hex') order by p.place) as sums
  from stored_file f left join file_part p on p.file_id = f.id
  where f.finished_at is not null and ($1::bigint[] is null or f.id = any($1)) group by f.tenant_id, f.id, f.key, f.name, f.size`

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Parts of a file as they lie in the folder, in their order. */
function partsAt(folder: string, key: string): Buffer[] {
  const place = join(folder, key.slice(0, 2), key)
  try {
    const names = readdirSync(place).filter((name) => /^\d+$/.test(name))
    return names.toSorted().map((name) => readFileSync(join(place, name)))
  } catch {
    return []
  }
}

const faultOf = (folder: string, { id, name, key, size, sizes, sums }: FileRow): string[] => {
  const parts = partsAt(folder, key)
  const there = parts.map((bytes) => `${bytes.length} ${sumOf(bytes)}`).join(', ')
  const written = sizes.map((one, place) => `${one} ${sums[place]}`).join(', ')
  const total = parts.reduce((sum, { length }) => sum + length, 0)
  return there === written && total === size
    ? []
    : [`file ${id} ${name} of ${size} bytes: its rows say ${written}, and there lie ${there || 'none'}`]
}

/**
 * Whether each file that was acknowledged is there once, byte by byte as it was handed in.
 * @param folder of the storage
 */
export async function checkHandedIn(owner: pg.Client, folder: string, entries: readonly Entry[]): Promise<string[]> {
  const handedIn = entries.filter(({ kind }) => kind === 'file')
  const { rows } = await owner.query<FileRow>(wholeFiles, [handedIn.map(({ answer }) => answer.id)])
  const named = await owner.query<{ name: string; count: number }>(
    'select name, count(*)::int as count from stored_file where finished_at is not null and name = any($1) group by name',
    [handedIn.map(({ mark }) => `${mark}.pdf`)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const times = new Map(named.rows.map(({ name, count }) => [name, count]))
  return handedIn.flatMap(({ mark, answer: { id } }) => {
    const row = found.get(id)
    if (!row) return [`file ${id} ${mark}: it is gone`]
    if (times.get(row.name) !== 1) return [`file ${id} ${mark}: it is there ${times.get(row.name) ?? 0} times`]
    const isSame = sumOf(Buffer.concat(partsAt(folder, row.key))) === sumOf(contentOf(mark))
    return isSame ? [] : [`file ${id} ${mark}: it is not what was handed in`]
  })
}

/** What stands in the storage of files, and no row knows it; and files of which a part is missing or is not as its row says. */
export async function checkStorage(owner: pg.Client, folder: string): Promise<{ faults: string[]; unknown: string[] }> {
  const { rows } = await owner.query<FileRow>(wholeFiles, [null])
  const known = await owner.query<{ key: string }>(
    'select key::text from stored_file union all select key::text from file_trash union all select key::text from export_job',
  )
  const keys = new Set(known.rows.map(({ key }) => key))
  const stored = foldersIn(folder).flatMap((first) => foldersIn(join(folder, first)))
  return {
    faults: rows.flatMap((row) => faultOf(folder, row)),
    unknown: stored.filter((key) => !keys.has(key)),
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
