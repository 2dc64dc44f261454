import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { checkLogs } from '../certificate-log/index.ts'
import { loadCertificateKeys } from '../certificates/index.ts'
import { runningPostgres } from '../db/index.ts'
import { checkHistories } from '../history/index.ts'
import {
  anEnterprise,
  moreApproved,
  officeAt,
  randomOf,
  type ServerProcess,
  signInAt,
  startServerProcess,
  withToken,
} from '../testing/index.ts'
import { checkHandedIn, checkStorage } from './check-files.ts'
import { checkCertificates, checkLedger, checkMessages, checkNumbers } from './check-ledger.ts'
import { type Entry, openLedger } from './ledger.ts'
import { memoryOf } from './memory-of.ts'
import { certifierName, isGone, sendWish, someoneToTell, twelveWriters, type WaitingReport, type Wish } from './writers.ts'

/** What a kill loop came to. */
export interface KillFigures {
  readonly kills: number
  /** How often each was killed. */
  readonly of: Readonly<Record<Victim, number>>
  /** Writes whose answer came: each stood in the ledger before its writer went on. */
  readonly acknowledged: number
  /** The same by what was written. */
  readonly kinds: Readonly<Record<Entry['kind'], number>>
  /** Writes on their way when the server was killed; each was sent again with its key. */
  readonly unanswered: number
  /** Of these, how many had been written all the same. */
  readonly writtenUnanswered: number
  /** Rows of all tenants' histories, every hash computed again. */
  readonly historyRows: number
  /** Entries of the log of certificates, its tree computed again and every file read. */
  readonly logEntries: number
  /** Milliseconds until all was ready again, one for each kill. */
  readonly ready: readonly number[]
  /** Bytes of the server's memory at the first start and at the last one. */
  readonly memory: readonly [first: number, last: number]
}

/** What is killed: the server alone, the database below it alone, or both at once. */
export type Victim = 'server' | 'PostgreSQL' | 'both'
/** Who has the turn at a kill: server and PostgreSQL, and the fifth of every ten times both: a run of a few kills has that, too. */
const victimOf = (round: number): Victim => (round % 10 === 5 ? 'both' : round % 2 === 1 ? 'server' : 'PostgreSQL')

interface Options {
  /** A folder of its own, empty. */
  readonly folder: string
  readonly kills: number
  readonly seed: number
  /** Told now and then how far it is. */
  readonly onProgress?: (line: string) => void
}

/** Every so many kills the whole ledger, every history, the log of certificates and all files are read. */
const allEvery = 10
/** Milliseconds from the first answer to the kill. One in three is longer, so that documents are being set, too. */
const life = { least: 50, most: 250, long: 1500 }
/** The long life that goes on until something of every kind was written, so that a run of a few kills has all of them, whatever its seed. */
const wholeLife = 3
/** Reports that wait to be issued, at least. */
const mostWaiting = 20

/**
 * Kills the server and PostgreSQL again and again while twelve people write, and sees after every start that what was acknowledged is there, as it
 * was acknowledged, and once.
 * @throws naming the kill after which something was lost, changed or doubled
 */
export async function runKillLoop({ folder, kills, seed, onProgress = () => {} }: Options): Promise<KillFigures> {
  const random = randomOf(seed)
  const dataFolder = join(folder, 'data')
  const filesFolder = join(dataFolder, 'files')
  const environment = {
    ...{ ETALON_DATA: dataFolder, DATABASE_URL: '', ETALON_ACCESS_SECONDS: '86400' },
    // What Node makes of the sources is kept, so that a start takes half as long.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const ledger = openLedger(join(folder, 'ledger'))
  // It is kept by who ends in peace.
  await (await startServerProcess(environment)).stop()
  let server = await startServerProcess(environment)
  const firstMemory = memoryOf(server.pid)
  const { writers, fill } = await prepare(server.workspaceUrl, databaseOf(dataFolder))
  const tokens = new Map<string, string>()
  for (const { name, account, tenant } of writers) tokens.set(name, (await signInAt(server.workspaceUrl, account, tenant)).token)
  let acknowledged = 0
  let unanswered: Wish[] = []
  const uploads = new Map<string, string>()
  const counts = { unanswered: 0, writtenUnanswered: 0, historyRows: 0, logEntries: 0 }
  const kinds = { register: 0, 'hand-in': 0, edit: 0, notice: 0, issue: 0, file: 0, message: 0 }
  const killed = { server: 0, PostgreSQL: 0, both: 0 }
  const ready: number[] = []
  const allKinds = Promise.withResolvers<void>()

  const clientOf = (wish: Pick<Wish, 'writer'>) => withToken(server.workspaceUrl, tokens.get(wish.writer) ?? '')
  const keep = (round: number, wish: Wish, answer: Entry['answer']): Entry => {
    const entry = { ...wish, round, answer }
    ledger.write(entry)
    acknowledged += 1
    kinds[wish.kind] += 1
    if (Object.values(kinds).every((written) => written > 0)) allKinds.resolve()
    return entry
  }

  /** Lets everybody write until something is killed, and waits until all is ready again. @returns what was acknowledged */
  async function writeAndKill(round: number): Promise<Entry[]> {
    const entries: Entry[] = []
    const first = Promise.withResolvers<void>()
    const enough = round === wholeLife ? allKinds : first
    let over = false
    const isLong = round % 3 === 0
    // What takes a document is begun where there is time for it.
    const writing = writers
      .filter(({ name }) => isLong || name !== certifierName)
      .map((writer) => {
        const send = async (wish: Wish) => {
          try {
            const answer = await sendWish(clientOf(wish), wish, uploads)
            entries.push(keep(round, wish, answer))
            first.resolve()
            return answer
          } catch (failure) {
            if (isGone(failure)) unanswered.push(wish)
            throw failure
          }
        }
        return writer
          .write(send, () => over)
          .catch((failure: unknown) => {
            enough.resolve()
            // Before the kill nothing may fail, and at it nothing but the connection.
            if (!over || !isGone(failure)) throw failure
          })
      })
    const settled = Promise.allSettled(writing)
    await enough.promise
    const most = isLong ? life.long : life.most
    await wait(life.least + random.below(most - life.least + 1))
    over = true
    const victim = victimOf(round)
    const output = server.output()
    killed[victim] += 1
    const began = performance.now()
    if (victim !== 'server') process.kill(postmasterOf(dataFolder), 'SIGKILL')
    if (victim !== 'PostgreSQL') await server.kill()
    const failed = (await settled).find((one) => one.status === 'rejected')
    if (failed) throw new Error(`kill ${round}, seed ${seed}: a writer failed while the server ran`, { cause: failed.reason })
    if (victim === 'PostgreSQL') await healed(server, output.length)
    else server = await startServerProcess(environment)
    ready.push(Math.round(performance.now() - began))
    return entries
  }

  /** Sends something for the second time; it may not be refused now. */
  async function sendAgain(round: number, wish: Wish): Promise<Entry['answer']> {
    return await sendWish(clientOf(wish), wish, uploads).catch((cause: unknown) => {
      throw new Error(`kill ${round}, seed ${seed}: ${wish.kind} ${wish.key} was sent again, and is refused: ${cause}`, { cause })
    })
  }

  /** Sends again what was not answered, with its keys, and some of what was. @returns what was acknowledged by that */
  async function repeat(round: number, entries: readonly Entry[], owner: pg.Client): Promise<Entry[]> {
    const wishes = unanswered
    unanswered = []
    const { rows } = await owner.query<{ key: string }>('select key from idempotency where key = any($1)', [
      wishes.map(({ key }) => key),
    ])
    counts.unanswered += wishes.length
    counts.writtenUnanswered += rows.length
    const repeated = []
    for (const wish of wishes) repeated.push(keep(round, wish, await sendAgain(round, wish)))
    const known = [...repeated, ...entries]
    for (const entry of known.length > 0 ? [random.pick(known), random.pick(known), random.pick(known)] : []) {
      const again = await sendAgain(round, entry)
      if (!isDeepStrictEqual(again, entry.answer))
        throw new Error(
          `${entry.kind} ${entry.key} was answered ${JSON.stringify(entry.answer)}, and then ${JSON.stringify(again)}`,
        )
    }
    return repeated
  }

  async function readHistories(url: string): Promise<string[]> {
    const histories = await checkHistories(url)
    counts.historyRows = histories.reduce((sum, { rows }) => sum + rows, 0)
    return histories.flatMap(({ tenant, broken }) =>
      broken ? [`the history of ${tenant} is broken at ${broken.sequence}: ${broken.why}`] : [],
    )
  }

  const checkEntries = async (owner: pg.Client, entries: readonly Entry[]) => [
    ...(await checkLedger(owner, entries)),
    ...(await checkCertificates(owner, entries)),
    ...(await checkMessages(owner, entries)),
    ...(await checkHandedIn(owner, filesFolder, entries)),
  ]

  /** The log of certificates: every entry, the tree over them, its signed head, and the files of every certificate. */
  async function readLogs(url: string): Promise<string[]> {
    const { publicKeys } = await loadCertificateKeys({ dataFolder, issuedBefore: true, now: new Date() })
    const logs = await checkLogs(url, { keys: publicKeys, known: [], files: true })
    counts.logEntries = logs.reduce((sum, { size }) => sum + size, 0)
    return logs.flatMap(({ tenant, faults }) => faults.map(({ fault, at }) => `the log of ${tenant}: ${fault} at ${at}`))
  }

  try {
    for (let round = 1; round <= kills; round += 1) {
      const entries = await writeAndKill(round)
      const url = databaseOf(dataFolder)
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      try {
        entries.push(...(await repeat(round, entries, owner)))
        const faults = await checkEntries(owner, entries)
        if (round % allEvery === 0 || round === kills) {
          // The whole ledger, from the disk: nothing may be lost later either.
          faults.push(...(await checkEntries(owner, ledger.read())))
          faults.push(...(await checkNumbers(owner)), ...(await readHistories(url)), ...(await readLogs(url)))
          const { faults: ofFiles, unknown } = await checkStorage(owner, filesFolder)
          faults.push(...ofFiles, ...unknown.map((key) => `the storage has ${key}, and no row knows it`))
          onProgress(`${round} of ${kills} kills: ${acknowledged} writes acknowledged, ${counts.unanswered} unanswered, 0 lost`)
        }
        if (faults.length > 0) throw new Error(`kill ${round}, seed ${seed}:\n${faults.slice(0, 20).join('\n')}`)
        await fill(owner)
      } finally {
        await owner.end()
      }
    }
    const lastMemory = memoryOf(server.pid)
    const stopped = await server.stop()
    if (stopped !== 0) throw new Error(`The server ended with ${stopped}:\n${server.output()}`)
    return { kills, of: killed, acknowledged, kinds, ...counts, ready, memory: [firstMemory, lastMemory] }
  } finally {
    await server.kill()
    ledger.close()
  }
}

function databaseOf(dataFolder: string): string {
  const url = runningPostgres(join(dataFolder, 'postgres'), 'postgres')
  if (!url) throw new Error('PostgreSQL does not run')
  return url
}

const postmasterOf = (dataFolder: string): number =>
  Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Everybody who writes, and what they write with. */
async function prepare(workspaceUrl: string, databaseUrl: string) {
  const office = await officeAt({ signIn: (account: string, tenant?: string) => signInAt(workspaceUrl, account, tenant) })
  const [itemId] = (await office.acceptedOrder()).items
  await office.approved(itemId)
  const { id, standing } = await office.reportOf(itemId)
  const waiting: WaitingReport[] = []
  /** Sees to it that there is something to issue. */
  const fill = async (owner: pg.Client): Promise<void> => {
    if (waiting.length >= mostWaiting) return
    const ids = await moreApproved(owner, id, mostWaiting)
    waiting.push(...ids.map((one) => ({ id: one, version: standing.version })))
  }
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const members = [office.reception.id, office.dispatcher.id, office.approver.id]
  try {
    await fill(owner)
    // Nobody without a number is in such a group.
    await owner.query(`update account set phone = '1380000' || lpad(id::text, 4, '0') where id = any($1::bigint[])`, [members])
  } finally {
    await owner.end()
  }
  const told = await someoneToTell(await signInAt(workspaceUrl, 'admin'), members)
  return { writers: twelveWriters(await anEnterprise(office.reception), waiting, told), fill }
}

/** Waits until a server whose database was killed has it back by itself. @param heard how much it had said before @throws after half a minute */
async function healed({ workspaceUrl, output }: ServerProcess, heard: number): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until; await wait(10)) {
    // Before it notices, it takes itself for ready.
    if (!output().slice(heard).includes('PostgreSQL is back')) continue
    const isReady = await fetch(`${workspaceUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error(`The server is not ready 30 s after PostgreSQL was killed:\n${output()}`)
}
