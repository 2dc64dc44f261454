import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { dropDatabase } from '../db/testing/index.ts'
import { storageInFolder } from '../files/index.ts'
import { checkHistories } from '../history/index.ts'
import { all, officeAt, startTestServer } from '../testing/index.ts'
import { backup, restore, verify } from './index.ts'

const server = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'etalon-backup-test-'))
const storage = storageInFolder(join(server.dataFolder, 'files'))
const at = (name: string) => join(folder, name)
const made: string[] = []
const maintenance = new pg.Client({ connectionString: inject('postgres').replace(/%7Bname%7D|\{name\}/, 'postgres') })
await maintenance.connect()

/** A database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  const name = `etalon_test_${randomBytes(6).toString('hex')}`
  await maintenance.query(`create database ${name}`)
  made.push(name)
  return inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
}

afterAll(async () => {
  for (const name of made) await dropDatabase(maintenance, name)
  await maintenance.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that a database holds, row by row; but for the log of calls, which is written behind them while all else rests. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'api_log' order by 1`,
    )
    const content: Record<string, string[]> = {}
    for (const { name } of rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      content[name] = found.rows.map(({ row }) => row)
    }
    return content
  } finally {
    await client.end()
  }
}

/** Where the numbers of each table go on. */
async function numbersOf(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null
        and sequencename <> 'api_log_id_seq' order by 1`,
    )
    expect(rows.length).toBeGreaterThan(5)
    return rows
  } finally {
    await client.end()
  }
}

const tester = await server.signIn('tester')
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(50_000)])
const kept = await tester.send(contract.file.upload, { query: {}, body: new File([bytes], '附件.pdf') })
const { acceptedOrder } = await officeAt(server)
await acceptedOrder()
// The log of calls is written a little later, and is backed up with the rest once it is.
await vi.waitFor(
  async () => {
    const { rows } = await server.owner.query(`select from api_log where path = '/api/hm-metrology/item/page'`)
    if (rows.length === 0) throw new Error('the last call stands in the log')
  },
  { timeout: 20_000, interval: 100 },
)
const held = await backup({ url: server.url, storage, file: at('whole.backup') })

test('[SRV-6] what was backed up comes back whole: every row, every file, every chain, and numbers go on', async () => {
  const url = await emptyDatabase()
  const other = storageInFolder(at('files'))
  const seen: string[] = []
  expect(await restore({ url, storage: other, file: at('whole.backup'), onProgress: (what) => seen.push(what) })).toEqual(held)
  expect(await contentOf(url)).toEqual(await contentOf(server.url))
  expect(seen).toContain('work_order')
  const { rows } = await server.owner.query<{ key: string }>('select key::text from stored_file where id = $1', [kept.id])
  const chunks: Buffer[] = []
  for await (const chunk of other.read(rows[0]?.key ?? '', 1)) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  expect((await checkHistories(url)).every(({ broken }) => broken === undefined)).toBe(true)

  expect(await numbersOf(url)).toEqual(await numbersOf(server.url))
  await expect(restore({ url, storage: other, file: at('whole.backup') })).rejects.toThrow('holds an institute already')
})

test('[SRV-6] it is one moment, whatever is written meanwhile', async () => {
  const { moveOrder } = await officeAt(server)
  expect(moveOrder).toBeTypeOf('function')
  let stop = false
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const writing = (async () => {
    const reception = await server.signIn('reception')
    while (!stop) {
      const { id } = (await reception.send(contract.order.page, { body: all() })).records[0] ?? { id: '1' }
      await server.owner.query('begin')
      await server.owner.query(`insert into notice (tenant_id, title) values ('000000', $1)`, [`pair ${id}`])
      await server.owner.query(
        `insert into station_message (tenant_id, account_id, topic, title) values ('000000', $1, 'item', $2)`,
        [tester.id, `pair ${id}`],
      )
      await server.owner.query('commit')
      begin()
    }
  })()
  try {
    await begun
    const { tables } = await backup({ url: server.url, storage, file: at('moving.backup') })
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
    const url = await emptyDatabase()
    await restore({ url, storage: storageInFolder(at('moving')), file: at('moving.backup') })
    const content = await contentOf(url)
    expect([content.notice?.length, content.station_message?.length]).toEqual([rowsOf('notice'), rowsOf('station_message')])
    const pairsIn = (name: string) => content[name]?.filter((row) => row.includes('pair ')).length
    expect(pairsIn('notice')).toBeGreaterThan(0)
    expect(pairsIn('station_message')).toBe(pairsIn('notice'))
  } finally {
    stop = true
    await writing
  }
})

test('[SRV-6] a backup that is cut off, changed or of something else is refused before anything is touched', async () => {
  const url = await emptyDatabase()
  const nothing = await contentOf(url)
  const refused = async (file: string, why: string) => {
    await expect(restore({ url, storage: storageInFolder(at('refused')), file: at(file) })).rejects.toThrow(why)
    expect(await contentOf(url)).toEqual(nothing)
  }
  const whole = readFileSync(at('whole.backup'))
  writeFileSync(at('cut.backup'), whole)
  truncateSync(at('cut.backup'), Math.floor(whole.length / 2))
  await refused('cut.backup', 'was cut off')
  const plain = gunzipSync(whole)
  const place = plain.indexOf(Buffer.from('沈砚'))
  expect(place).toBeGreaterThan(0)
  plain.write('王', place)
  writeFileSync(at('changed.backup'), gzipSync(plain))
  await refused('changed.backup', 'was changed')
  writeFileSync(at('other.backup'), 'something else')
  await refused('other.backup', 'is no backup')
  const newer = gunzipSync(whole)
    .toString('latin1')
    .replace(/"migrations":(\d+),/, (_, count: string) => `"migrations":${'9'.repeat(count.length)},`)
  writeFileSync(at('newer.backup'), gzipSync(Buffer.from(newer, 'latin1')))
  await refused('newer.backup', 'of a newer Etalon')
  expect(existsSync(at('refused'))).toBe(false)
  expect(await verify(at('whole.backup'))).toEqual(held)
})

test('[SRV-6] where the content of a file is missing no backup is written, and an older one stays', async () => {
  const file = at('whole.backup')
  const before = readFileSync(file)
  const nowhere = storageInFolder(at('nowhere'))
  await expect(backup({ url: server.url, storage: nowhere, file })).rejects.toThrow('cannot be read')
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder).filter((name) => name.startsWith('.etalon'))).toEqual([])
  await expect(backup({ url: await emptyDatabase(), storage, file: at('none.backup') })).rejects.toThrow('nothing to back up')
})
