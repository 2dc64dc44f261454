import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import type { FileStorage } from '../files/index.ts'
import { BackupProblem, entries, type Manifest, quoted } from './manifest.ts'

/** What is told while a backup is taken or brought back. */
export type OnProgress = (what: string, done: number, total: number) => void

interface Needs {
  /** Of the user who owns the tables. */
  readonly url: string
  readonly storage: FileStorage
  /** Where the archive goes: a file of this name is replaced when the new one is whole. */
  readonly file: string
  readonly onProgress?: OnProgress
}

/** Lets bytes through, and knows their hash in the end. */
export function hashing(): Transform & { digest(): string } {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return Object.assign(through, { digest: () => hash.digest('hex') })
}

/**
 * Takes a backup while everything runs: all tables as they were at one moment, and the content of files. Keys are not in it.
 * @returns what it holds
 * @throws {BackupProblem} where the database is none of Etalon's, or the content of a file is missing
 */
export async function backup({ url, storage, file, onProgress = () => {} }: Needs): Promise<Manifest> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const spool = await mkdtemp(join(dirname(file), '.etalon-backup-'))
  try {
    await client.query('begin isolation level repeatable read read only')
    const archive = pack()
    const written = pipeline(archive, createGzip(), createWriteStream(join(spool, 'archive')))
    // Whoever fails first is told; the other is not left waiting.
    const held = fill(client, storage, archive, spool, onProgress).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    })
    const [manifest] = await Promise.all([held, written.catch(() => held)])
    await rename(join(spool, 'archive'), file)
    return manifest as Manifest
  } finally {
    await client.end()
    await rm(spool, { recursive: true, force: true })
  }
}

async function fill(
  client: pg.Client,
  storage: FileStorage,
  archive: Pack,
  spool: string,
  onProgress: OnProgress,
): Promise<Manifest> {
  const migrations = await migrationsOf(client)
  if (migrations === 0) throw new BackupProblem('That database is not Etalon’s: there is nothing to back up.')
  const tables: Manifest['tables'] = []
  const named = await columnsOf(client)
  for (const [place, [name, columns]] of named.entries()) {
    onProgress(name, place, named.length)
    const path = join(spool, name)
    const list = columns.map(quoted).join(', ')
    const hash = hashing()
    await pipeline(client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`)), hash, createWriteStream(path))
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from ${quoted(name)}`)
    tables.push({ name, columns, rows: rows[0]?.rows ?? 0, sha256: hash.digest() })
    await add(archive, entries.table(name), (await stat(path)).size, createReadStream(path))
    await rm(path)
  }
  const files = await addFiles(client, storage, archive, onProgress)
  const manifest: Manifest = {
    format: 'etalon-backup-1',
    takenAt: new Date().toISOString(),
    migrations,
    tables,
    sequences: await sequencesOf(client),
    files,
  }
  const text = Buffer.from(JSON.stringify(manifest))
  await add(archive, entries.manifest, text.length, [text])
  archive.finalize()
  return manifest
}

async function addFiles(
  client: pg.Client,
  storage: FileStorage,
  archive: Pack,
  onProgress: OnProgress,
): Promise<Manifest['files']> {
  const { rows } = await client.query<{ key: string; place: number; size: number; sha256: string }>(`
    select f.key::text, p.place, p.size, encode(p.sha256, 'hex') as sha256 from file_part p join stored_file f on f.id = p.file_id
    where f.finished_at is not null order by f.id, p.place`)
  for (const [done, { key, place, size, sha256 }] of rows.entries()) {
    onProgress('files', done, rows.length)
    const hash = hashing()
    try {
      await pipeline(storage.part(key, place), hash, archive.entry({ name: entries.file(key, place), size }))
    } catch (cause) {
      throw new BackupProblem(`The content of file ${key} cannot be read. No backup was written.`, { cause })
    }
    if (hash.digest() !== sha256)
      throw new BackupProblem(`The content of file ${key} is not what was handed in. No backup was written.`)
  }
  return rows.map(({ key, place, sha256 }) => ({ key, place, sha256 }))
}

async function add(archive: Pack, name: string, size: number, from: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const entry = archive.entry({ name, size })
  await pipeline(from, entry)
}

/** How many migrations a database has seen; 0 where it is none of Etalon's. */
export async function migrationsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('etalon_migrations.__drizzle_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return 0
  const counted = await client.query<{ count: number }>(
    'select count(*)::int as count from etalon_migrations.__drizzle_migrations',
  )
  return counted.rows[0]?.count ?? 0
}

/** Every table with its columns, by name. */
async function columnsOf(client: pg.Client): Promise<(readonly [string, string[]])[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`)
  return rows.map(({ name, columns }) => [name, columns])
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`)
  const found: Manifest['sequences'] = []
  for (const { table, column, sequence } of rows) {
    const { rows: values } = await client.query<{ last: string }>(
      `select case when is_called then last_value else 0 end::text as last from ${sequence}`,
    )
    found.push({ table, column, last: values[0]?.last ?? '0' })
  }
  return found
}
