import { createReadStream } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract } from 'tar-stream'
import { migrateDatabase, migrationsFolder } from '../db/index.ts'
import type { FileStorage } from '../files/index.ts'
import { hashing, migrationsOf, type OnProgress } from './backup.ts'
import { BackupProblem, entries, type Manifest, manifest as manifestSchema, quoted } from './manifest.ts'

interface Needs {
  /** Of the user who is to own the tables. */
  readonly url: string
  readonly storage: FileStorage
  readonly file: string
  readonly onProgress?: OnProgress
}

/** Goes through an archive once; each entry is read to its end before the next. @throws {BackupProblem} where it is none, or cut */
async function through(file: string, each: (name: string, content: Readable) => Promise<void>): Promise<void> {
  const archive = extract()
  const read = pipeline(createReadStream(file), createGunzip(), archive)
  try {
    const taken = (async () => {
      for await (const entry of archive) {
        await each(entry.header.name, Readable.from(entry))
        entry.resume()
      }
    })()
    await Promise.all([read, taken])
  } catch (cause) {
    if (cause instanceof BackupProblem || cause instanceof pg.DatabaseError) throw cause
    throw new BackupProblem(`${file} is no backup of Etalon’s, or was cut off. Nothing was changed.`, { cause })
  }
}

const drain = async (content: Readable) => {
  const hash = hashing()
  await pipeline(content, hash, async (chunks: AsyncIterable<Buffer>) => {
    for await (const _ of chunks);
  })
  return hash.digest()
}

/** Reads a whole backup and compares it with what it says of itself. @throws {BackupProblem} where something is missing or changed */
export async function verify(file: string): Promise<Manifest> {
  const found = new Map<string, string>()
  let text: string | undefined
  await through(file, async (name, content) => {
    if (name !== entries.manifest) return void found.set(name, await drain(content))
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk as Buffer)
    text = Buffer.concat(chunks).toString('utf8')
  })
  const parsed = manifestSchema.safeParse(text === undefined ? undefined : JSON.parse(text))
  if (!parsed.success) throw new BackupProblem(`${file} is not whole: it does not say what it holds. Nothing was changed.`)
  const wanted = [
    ...parsed.data.tables.map((one) => [entries.table(one.name), one.sha256] as const),
    ...parsed.data.files.map((one) => [entries.file(one.key, one.place), one.sha256] as const),
  ]
  const wrong = wanted.find(([name, sha256]) => found.get(name) !== sha256)
  if (wrong) throw new BackupProblem(`${wrong[0]} in ${file} is missing or was changed. Nothing was changed.`)
  return parsed.data
}

/**
 * Brings a backup back into a database that holds nothing. The archive is read through and compared first; then all comes in one
 * transaction, and a schema that is newer than the backup is brought up to date behind it.
 * @throws {BackupProblem} where the database holds something already, or the backup is newer than this program
 */
export async function restore({ url, storage, file, onProgress = () => {} }: Needs): Promise<Manifest> {
  const manifest = await verify(file)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await refuseTaken(client, manifest)
    await migrateTo(url, manifest.migrations)
    await client.query('begin')
    const back = await withoutConstraints(client)
    const tables = new Map(manifest.tables.map((table) => [entries.table(table.name), table]))
    const files = new Map(manifest.files.map((one) => [entries.file(one.key, one.place), one]))
    let done = 0
    await through(file, async (name, content) => {
      const table = tables.get(name)
      const part = files.get(name)
      if (table) {
        onProgress(table.name, done, tables.size + files.size)
        const list = table.columns.map(quoted).join(', ')
        await pipeline(content, client.query(copyFrom(`copy ${quoted(table.name)} (${list}) from stdin`)))
      } else if (part) {
        onProgress('files', done, tables.size + files.size)
        const chunks: Buffer[] = []
        for await (const chunk of content) chunks.push(chunk as Buffer)
        await storage.write(part.key, part.place, Buffer.concat(chunks))
      } else {
        await drain(content)
      }
      done += 1
    })
    await back()
    await numberOn(client, manifest)
    await count(client, manifest)
    await client.query('commit')
    await migrateDatabase(url)
    return manifest
  } finally {
    await client.end()
  }
}

/** A database may have the schema already, as after a restore that broke off, but nothing in it. @throws {BackupProblem} */
async function refuseTaken(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const there = await migrationsOf(client)
  if (there === 0) return
  const { rows } = await client.query('select id from tenant limit 1')
  if (rows.length > 0)
    throw new BackupProblem('That database holds an institute already. Restore into an empty one. Nothing was changed.')
  if (there !== migrations)
    throw new BackupProblem('That database has the schema of another version. Restore into an empty one. Nothing was changed.')
}

/** The schema as a backup knew it. */
async function migrateTo(url: string, migrations: number): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] }
  if (migrations > journal.entries.length)
    throw new BackupProblem('The backup is of a newer Etalon. Restore it with that one. Nothing was changed.')
  const folder = await mkdtemp(join(tmpdir(), 'etalon-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const asThen = { ...journal, entries: journal.entries.slice(0, migrations) }
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(asThen))
    await migrateDatabase(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lets rows come in any order, and triggers rest. @returns sets everything as it was, which checks every reference */
async function withoutConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relhastriggers`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  }
}

async function numberOn(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (last === '0') continue
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [quoted(table), column, last])
  }
}

async function count(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const found = await client.query<{ rows: number }>(`select count(*)::int as rows from ${quoted(name)}`)
    if (found.rows[0]?.rows !== rows)
      throw new BackupProblem(`${name} has ${found.rows[0]?.rows} rows and not ${rows}. Nothing was changed.`)
  }
}
