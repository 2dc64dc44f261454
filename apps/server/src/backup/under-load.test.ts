import { createHash, randomBytes } from 'node:crypto'
import { cpSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { extract } from 'tar-stream'
import { afterAll, expect, inject, test } from 'vitest'
import { checkLogs } from '../certificate-log/index.ts'
import { loadCertificateKeys } from '../certificates/index.ts'
import { dropDatabase } from '../db/testing/index.ts'
import { checkLedger } from '../endurance/check-ledger.ts'
import type { Entry } from '../endurance/ledger.ts'
import { eightWriters, isGone, sendWish } from '../endurance/writers.ts'
import { storageInFolder } from '../files/index.ts'
import { checkHistories } from '../history/index.ts'
import { anEnterprise, environmentNumber, newSeed, randomOf, signInAt, startServerProcess, withToken } from '../testing/index.ts'
import { backup, restore } from './index.ts'

// `npm run test:restore` writes for a minute, with more orders, and cuts and spoils more often.
const seconds = environmentNumber('ETALON_RESTORE_SECONDS', 4)
const orders = environmentNumber('ETALON_RESTORE_ORDERS', 6)
const spoilt = environmentNumber('ETALON_RESTORE_SPOILT', 12)
/** Writes a second that are asked for. */
const wanted = 50
const reports = fileURLToPath(new URL('../../../../reports', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'etalon-restore-'))
const at = (name: string) => join(folder, name)
const urlOf = (name: string) => inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
const maintenance = new pg.Client({ connectionString: urlOf('postgres') })
await maintenance.connect()
const made: string[] = []
async function emptyDatabase(): Promise<string> {
  const name = `etalon_test_${randomBytes(6).toString('hex')}`
  await maintenance.query(`create database ${name}`)
  made.push(name)
  return urlOf(name)
}
const url = await emptyDatabase()
const server = await startServerProcess({ ETALON_DATA: at('here'), DATABASE_URL: url, ETALON_DEMO_ORDERS: String(orders) })
const storage = storageInFolder(at('here/files'))
afterAll(async () => {
  await server.kill()
  for (const name of made) await dropDatabase(maintenance, name)
  await maintenance.end()
  rmSync(folder, { recursive: true, force: true })
})

const connected = async <T>(to: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: to })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
interface Content {
  readonly rows: number
  readonly sha256: string
}
/** Of every table how many rows it has, and the SHA-256 over all of them in their order; and where numbers go on. */
const contentOf = (of: string) =>
  connected(of, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const content: Record<string, Content> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<Content>(
        `select count(*)::int as rows, encode(sha256(convert_to(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), ''), 'UTF8')), 'hex') as sha256 from "${name}" t`,
      )
      if (rows[0]) content[name] = rows[0]
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    )
    return { content, sequences }
  })

/** Of every table in a backup the SHA-256 over its rows in order: where a row lies in its table says nothing, and need not come back. */
async function sortedRows(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const archive = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), archive)
  for await (const entry of archive) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    // A line is a row: line ends within are written otherwise.
    const rows = Buffer.concat(chunks).toString('utf8').split('\n').toSorted()
    if (entry.header.name.startsWith('tables/'))
      found.set(entry.header.name, createHash('sha256').update(rows.join('\n')).digest('hex'))
  }
  await reading
  return found
}

/** Lets eight people write so often, and somebody hand in a file now and then, until it is over. @returns what was acknowledged, as it comes */
async function underLoad(isOver: () => boolean) {
  const reception = await signInAt(server.workspaceUrl, 'reception')
  const tester = await signInAt(server.workspaceUrl, 'tester')
  const writers = eightWriters(await anEnterprise(reception))
  const tokens = new Map<string, string>()
  for (const { name, account, tenant } of writers) tokens.set(name, (await signInAt(server.workspaceUrl, account, tenant)).token)
  const entries: Entry[] = []
  const began = performance.now()
  let turn = 0
  const writing = writers.map((writer) =>
    writer.write(async (wish) => {
      const mine = began + (turn++ * 1000) / wanted
      await wait(Math.max(0, mine - performance.now()))
      const answer = await sendWish(withToken(server.workspaceUrl, tokens.get(wish.writer) ?? ''), wish)
      const entry = { ...wish, round: 1, answer }
      entries.push(entry)
      return answer
    }, isOver),
  )
  const files: string[] = []
  const sending = (async () => {
    while (!isOver()) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)])
      files.push((await tester.send(contract.file.upload, { query: {}, body: new File([bytes], `${files.length}.pdf`) })).id)
      await wait(200)
    }
  })()
  return { entries, files, over: Promise.all([...writing, sending]), began }
}

const figures: Record<string, unknown> = {}

test(
  '[SRV-6][SRV-2] taken while people write, a backup comes back elsewhere whole: what was acknowledged before it is there, as it was and once, and all of it works',
  async () => {
    let isOver = false
    const load = await underLoad(() => isOver)
    const failed = load.over.catch((error: unknown) => {
      if (!isOver || !isGone(error)) throw error
    })
    await wait((seconds * 1000) / 2)
    await expect.poll(() => load.entries.length).toBeGreaterThan(20)
    await expect.poll(() => load.files.length).toBeGreaterThan(0)
    const before = { entries: [...load.entries], files: [...load.files] }
    const began = performance.now()
    const held = await backup({ url, storage, file: at('moving.backup') })
    const took = performance.now() - began
    await wait((seconds * 1000) / 2)
    isOver = true
    await failed
    const rate = load.entries.length / ((performance.now() - load.began) / 1000)
    expect(load.entries.length).toBeGreaterThan(before.entries.length)

    const elsewhere = await emptyDatabase()
    const there = storageInFolder(at('there/files'))
    const restoring = performance.now()
    expect(await restore({ url: elsewhere, storage: there, file: at('moving.backup') })).toEqual(held)
    const restored = performance.now() - restoring
    // Taken of what came back, a backup has the same rows, the same numbers and the same files.
    const again = await backup({ url: elsewhere, storage: there, file: at('again.backup') })
    const withoutOrder = ({ tables, sequences, files, migrations }: typeof held) => ({
      ...{ sequences, files, migrations },
      tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
    })
    expect(withoutOrder(again)).toEqual(withoutOrder(held))
    const rowsOfBackup = await sortedRows(at('moving.backup'))
    expect(rowsOfBackup.size).toBe(held.tables.length)
    expect(await sortedRows(at('again.backup'))).toEqual(rowsOfBackup)
    // Of an order that went on changing only what came before the backup is certain.
    const settled = before.entries.filter(({ kind }) => kind === 'notice' || kind === 'register')
    const later = new Set(load.entries.slice(before.entries.length).map(({ answer }) => answer.id))
    const orders = before.entries.filter((entry) => entry.kind !== 'notice' && !later.has(entry.answer.id))
    const notices = settled.filter(({ kind }) => kind === 'notice')
    expect(orders.length).toBeGreaterThan(5)
    expect(await connected(elsewhere, (owner) => checkLedger(owner, [...orders, ...notices]))).toEqual([])
    expect((await checkHistories(elsewhere)).map(({ broken }) => broken)).toEqual([undefined, undefined])

    // With the keys, and nothing else of the old place, people sign in and files and certificates are what they were.
    mkdirSync(at('there'), { recursive: true })
    cpSync(at('here/keys'), at('there/keys'), { recursive: true })
    const { publicKeys } = await loadCertificateKeys({ dataFolder: at('there'), issuedBefore: true, now: new Date() })
    const logs = await checkLogs(elsewhere, { keys: publicKeys, known: [], files: true })
    expect(logs.flatMap(({ faults }) => faults)).toEqual([])
    const second = await startServerProcess({ ETALON_DATA: at('there'), DATABASE_URL: elsewhere, ETALON_DEMO: '1' })
    try {
      const tester = await signInAt(second.workspaceUrl, 'tester')
      const source = await signInAt(server.workspaceUrl, 'tester')
      for (const id of before.files) {
        const [mine, theirs] = await Promise.all(
          [tester, source].map(async (person) =>
            Buffer.from(await (await person.send(contract.file.preview, { query: { fileId: id } })).arrayBuffer()),
          ),
        )
        expect(mine?.equals(theirs ?? Buffer.alloc(0))).toBe(true)
      }
      // What is made there goes on behind what was there.
      const reception = await signInAt(second.workspaceUrl, 'reception')
      expect(await anEnterprise(reception)).toBeTruthy()
    } finally {
      await second.stop()
    }
    Object.assign(figures, {
      ...{ seconds, rate, took, restored, acknowledged: load.entries.length, before: before.entries.length },
      ...{ rows: held.tables.reduce((sum, { rows }) => sum + rows, 0), tables: held.tables.length, parts: held.files.length },
      ...{ files: before.files.length, certificates: logs.reduce((sum, { certificates }) => sum + certificates, 0) },
    })
  },
  120_000 + seconds * 4000,
)

test('[SRV-6] at rest, every row of every table, every number and every file is the same on the other side, by a way of comparing of its own', async () => {
  await server.stop()
  await backup({ url, storage, file: at('resting.backup') })
  const elsewhere = await emptyDatabase()
  await restore({ url: elsewhere, storage: storageInFolder(at('resting/files')), file: at('resting.backup') })
  const [source, copy] = [await contentOf(url), await contentOf(elsewhere)]
  expect(Object.keys(source.content).length).toBeGreaterThan(80)
  expect(copy).toEqual(source)
  // Every change is seen by it.
  await connected(elsewhere, (client) =>
    client.query(`update notice set title = title || ' ' where id = (select max(id) from notice)`),
  )
  expect((await contentOf(elsewhere)).content.notice).not.toEqual(source.content.notice)
  Object.assign(figures, {
    compared: Object.values(source.content).reduce((sum, { rows }) => sum + rows, 0),
    sequences: source.sequences.length,
  })
}, 120_000)

test(
  `[SRV-6] cut at ${spoilt} places and spoilt at as many, no backup is taken for a whole one, and nothing is touched`,
  async () => {
    const random = randomOf(newSeed())
    const whole = readFileSync(at('resting.backup'))
    const elsewhere = await emptyDatabase()
    const other = storageInFolder(at('refused/files'))
    const isEmpty = () =>
      connected(elsewhere, async (client) => {
        const { rows } = await client.query(
          `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace`,
        )
        return rows[0].count === 0
      })
    const refused = async (bytes: Buffer, what: string) => {
      writeFileSync(at('spoilt.backup'), bytes)
      const outcome = await restore({ url: elsewhere, storage: other, file: at('spoilt.backup') }).then(
        () => 'restored',
        (error: Error) => error.name,
      )
      expect([what, outcome]).toEqual([what, 'BackupProblem'])
      expect(await isEmpty()).toBe(true)
    }
    for (let time = 0; time < spoilt; time += 1) {
      const place = time === 0 ? 0 : time === 1 ? whole.length - 1 : random.below(whole.length)
      await refused(whole.subarray(0, place), `cut at ${place} of ${whole.length}`)
    }
    for (let time = 0; time < spoilt; time += 1) {
      // The head of a gzip has a time and a name of a system, which mean nothing.
      const place = 10 + random.below(whole.length - 10)
      const bytes = Buffer.from(whole)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << random.below(8))
      await refused(bytes, `spoilt at ${place} of ${whole.length}`)
    }
    Object.assign(figures, { spoilt })
    mkdirSync(reports, { recursive: true })
    writeFileSync(join(reports, 'restore.json'), JSON.stringify(figures))
  },
  120_000 + spoilt * 8000,
)
