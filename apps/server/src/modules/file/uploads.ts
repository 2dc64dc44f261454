import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filePartSize } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { checkArchive, type FileStorage, hasMetadata, largestPicture, typeOf, withoutMetadata } from '../../files/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'

/** Uploads that somebody has begun and not finished, and hours after which they are forgotten. */
const mostUnfinished = 20
/** Keys that are cleared away at one time. */
const clearedAtOnce = 20

/** A file whose parts come. */
export interface Upload extends Record<string, unknown> {
  /** Of the file, as text. */
  id: string
  /** Under which its content stands in the storage. */
  key: string
  /** As its sender calls it, without a folder. */
  name: string
  /** Bytes. */
  size: number
  /** Bytes of every part but the last. */
  part_size: number
  /** What the first part said that it is; empty before. */
  type: string
  /** Whether it is whole: nothing is added any more. */
  finished: boolean
}

/** What is known of a file when it begins. */
export interface UploadFacts {
  /** As its sender calls it, without a folder. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** What it belongs to. @default nothing */
  readonly subjectKind?: string | undefined
  /** The record it belongs to; given with the kind or not at all. */
  readonly subjectId?: string | undefined
}

/** In how many parts a file comes. */
export const partsOf = ({ size, part_size }: Pick<Upload, 'size' | 'part_size'>): number => Math.ceil(size / part_size)

/** One's own upload, kept from others until the transaction ends. @throws {Refusal} 404 */
export async function ownUpload(tx: Transaction, caller: Caller, id: string): Promise<Upload> {
  const { rows } = await tx.execute<Upload>(sql`
    select id::text, key::text, name, size::float8 as size, part_size, type, finished_at is not null as finished
    from stored_file where id = ${id} and account_id = ${caller.personId} for update`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

/** Begins a file. @param partSize the whole of one that comes in one piece */
export async function beginFile(tx: Transaction, caller: Caller, facts: UploadFacts, partSize = filePartSize): Promise<Upload> {
  await throwAway(tx, sql`finished_at is null and created_at < clock_timestamp() - interval '24 hours'`)
  const { rows: open } = await tx.execute<{ open: number }>(
    sql`select count(*)::int as open from stored_file where account_id = ${caller.personId} and finished_at is null`,
  )
  if ((open[0]?.open ?? 0) >= mostUnfinished) throw new Refusal(409, 'file.too-many', { most: mostUnfinished })
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    insert into stored_file (tenant_id, account_id, enterprise_id, name, size, part_size, subject_kind, subject_id)
    values (${caller.tenant}, ${caller.personId}, ${caller.enterpriseId}, ${facts.name}, ${facts.size}, ${partSize}, ${facts.subjectKind ?? null},
      ${facts.subjectId ?? null})
    returning id::text, key::text`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return { ...rows[0], name: facts.name, size: facts.size, part_size: partSize, type: '', finished: false }
}

/** Keeps one part. The first one tells what the file is. @throws {Refusal} where it is not as long as it should be */
export async function keepPart(
  tx: Transaction,
  storage: FileStorage,
  tenant: string,
  upload: Upload,
  place: number,
  bytes: Buffer,
): Promise<void> {
  const parts = partsOf(upload)
  const expected = place === parts - 1 ? upload.size - place * upload.part_size : upload.part_size
  if (place >= parts || bytes.length !== expected)
    throw new Refusal(409, 'file.part', { place: place + 1, size: place >= parts ? 0 : expected })
  if (place === 0) {
    const type = await typeOf(upload.name, bytes)
    if (hasMetadata(type) && upload.size > largestPicture)
      throw new Refusal(413, 'file.picture-size', { most: largestPicture / 1024 / 1024 })
    await tx.execute(sql`update stored_file set type = ${type} where id = ${upload.id}`)
  }
  await storage.write(upload.key, place, bytes)
  await tx.execute(sql`
    insert into file_part (file_id, tenant_id, place, size, sha256)
    values (${upload.id}, ${tenant}, ${place}, ${bytes.length}, ${createHash('sha256').update(bytes).digest()})
    on conflict (tenant_id, file_id, place) do update set size = excluded.size, sha256 = excluded.sha256`)
}

/** Places of the parts that are there. */
export async function placesOf(tx: Transaction, id: string): Promise<number[]> {
  const { rows } = await tx.execute<{ place: number }>(sql`select place from file_part where file_id = ${id} order by place`)
  return rows.map(({ place }) => place)
}

/** @throws {Refusal} where parts are missing */
async function refuseIncomplete(tx: Transaction, upload: Upload): Promise<void> {
  const missing = partsOf(upload) - (await placesOf(tx, upload.id)).length
  if (missing > 0) throw new Refusal(409, 'file.incomplete', { missing })
}

/**
 * Takes out of a picture that came in parts what its camera wrote beside it. It is one part from then on, under another key: what
 * stands under the first one counts until this is committed, and is cleared away behind it.
 * @throws {Refusal} where parts are missing, or the picture cannot be read
 */
export async function clearPicture(tx: Transaction, storage: FileStorage, tenant: string, upload: Upload): Promise<void> {
  await refuseIncomplete(tx, upload)
  if (upload.finished || !hasMetadata(upload.type)) return
  const chunks: Buffer[] = []
  for await (const chunk of storage.read(upload.key, partsOf(upload))) chunks.push(chunk as Buffer)
  const bytes = await withoutMetadata(upload.type, Buffer.concat(chunks))
  await tx.execute(sql`insert into file_trash (tenant_id, key) values (${tenant}, ${upload.key})`)
  await tx.execute(sql`delete from file_part where file_id = ${upload.id}`)
  const { rows } = await tx.execute<{ key: string }>(sql`
    update stored_file set key = gen_random_uuid(), size = ${bytes.length}, part_size = ${bytes.length} where id = ${upload.id}
    returning key::text`)
  const whole = { ...upload, key: rows[0]?.key ?? upload.key, size: bytes.length, part_size: bytes.length }
  await keepPart(tx, storage, tenant, whole, 0, bytes)
}

/** Looks into an archive that came in parts. @throws {Refusal} 415 where it would harm whoever opens it */
export async function checkParts(storage: FileStorage, upload: Upload): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'etalon-archive-'))
  try {
    const path = join(folder, 'archive')
    await pipeline(storage.read(upload.key, partsOf(upload)), createWriteStream(path))
    await checkArchive(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The file is whole. @throws {Refusal} where parts are missing */
export async function finishFile(tx: Transaction, upload: Upload): Promise<void> {
  await tx.execute(sql`update stored_file set finished_at = coalesce(finished_at, clock_timestamp()) where id = ${upload.id}`)
}

/** Takes files out; their content is cleared away by {@link clearAway}, after this has been committed. @returns how many */
export async function throwAway(tx: Transaction, which: SQL): Promise<number> {
  const { rows } = await tx.execute(sql`
    with gone as (delete from stored_file where ${which} returning tenant_id, key)
    insert into file_trash (tenant_id, key) select tenant_id, key from gone returning key`)
  return rows.length
}

/**
 * Clears away content of files that were taken out before: never what this transaction took out, which may still be taken back.
 */
export async function clearAway(tx: Transaction, storage: FileStorage): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key::text from file_trash where created_at < now() order by created_at limit ${clearedAtOnce} for update skip locked`)
  for (const { key } of rows) {
    await storage.remove(key)
    await tx.execute(sql`delete from file_trash where key = ${key}`)
  }
}
