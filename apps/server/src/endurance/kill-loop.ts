import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { runningPostgres } from '../db/index.ts'
import { checkHistories } from '../history/index.ts'
import { anEnterprise, randomOf, signInAt, startServerProcess, withToken } from '../testing/index.ts'
import { checkLedger, checkNumbers } from './check-ledger.ts'
import { type Entry, openLedger } from './ledger.ts'
import { eightWriters, isGone, sendWish, type Wish } from './writers.ts'

/** What a kill loop came to. */
export interface KillFigures {
  readonly kills: number
  /** How often PostgreSQL was killed with the server. */
  readonly both: number
  /** Writes whose answer came: each stood in the ledger before its writer went on. */
  readonly acknowledged: number
  /** Writes on their way when the server was killed; each was sent again with its key. */
  readonly unanswered: number
  /** Of these, how many had been written all the same. */
  readonly writtenUnanswered: number
  /** Rows of all tenants' histories, every hash computed again. */
  readonly historyRows: number
}

interface Options {
  /** A folder of its own, empty. */
  readonly folder: string
  readonly kills: number
  readonly seed: number
  /** Told now and then how far it is. */
  readonly onProgress?: (line: string) => void
}

/** Every so many kills PostgreSQL dies too, and every history is read. */
const bothEvery = 10
/** Milliseconds from the first answer of a start to its end. */
const life = { least: 50, most: 250 }

/**
 * Kills the server again and again while eight people write, and sees after every start that what was acknowledged is there, as it
 * was acknowledged, and once.
 * @throws naming the kill after which something was lost, changed or doubled
 */
export async function runKillLoop({ folder, kills, seed, onProgress = () => {} }: Options): Promise<KillFigures> {
  const random = randomOf(seed)
  const dataFolder = join(folder, 'data')
  const environment = {
    ...{ ETALON_DATA: dataFolder, DATABASE_URL: '', ETALON_ACCESS_SECONDS: '86400' },
    // What Node makes of the sources is kept, so that a start takes half as long.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const ledger = openLedger(join(folder, 'ledger'))
  let server = await startServerProcess(environment)
  const writers = eightWriters(await anEnterprise(await signInAt(server.workspaceUrl, 'reception')))
  const tokens = new Map<string, string>()
  for (const { name, account, tenant } of writers) tokens.set(name, (await signInAt(server.workspaceUrl, account, tenant)).token)
  let acknowledged = 0
  let unanswered: Wish[] = []
  const counts = { unanswered: 0, writtenUnanswered: 0, both: 0, historyRows: 0 }

  const clientOf = (wish: Pick<Wish, 'writer'>) => withToken(server.workspaceUrl, tokens.get(wish.writer) ?? '')
  const keep = (round: number, wish: Wish, answer: Entry['answer']): Entry => {
    const entry = { ...wish, round, answer }
    ledger.write(entry)
    acknowledged += 1
    return entry
  }

  /** Lets everybody write until the server dies. @returns what was acknowledged */
  async function writeAndKill(round: number): Promise<Entry[]> {
    const entries: Entry[] = []
    const first = Promise.withResolvers<void>()
    let over = false
    const writing = writers.map((writer) => {
      const send = async (wish: Wish) => {
        try {
          const answer = await sendWish(clientOf(wish), wish)
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
          first.resolve()
          // Before the kill nothing may fail, and at it nothing but the connection.
          if (!over || !isGone(failure)) throw failure
        })
    })
    const settled = Promise.allSettled(writing)
    await first.promise
    await wait(life.least + random.below(life.most - life.least + 1))
    over = true
    if (round % bothEvery === 0) {
      counts.both += 1
      process.kill(postmasterOf(dataFolder), 'SIGKILL')
    }
    await server.kill()
    const failed = (await settled).find((one) => one.status === 'rejected')
    if (failed) throw new Error(`kill ${round}, seed ${seed}: a writer failed while the server ran`, { cause: failed.reason })
    return entries
  }

  /** Sends something for the second time; it may not be refused now. */
  async function sendAgain(round: number, wish: Wish): Promise<Entry['answer']> {
    return await sendWish(clientOf(wish), wish).catch((cause: unknown) => {
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

  try {
    for (let round = 1; round <= kills; round += 1) {
      const entries = await writeAndKill(round)
      server = await startServerProcess(environment)
      const url = databaseOf(dataFolder)
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      try {
        entries.push(...(await repeat(round, entries, owner)))
        const faults = await checkLedger(owner, entries)
        if (round % bothEvery === 0 || round === kills) {
          // The whole ledger, from the disk: nothing may be lost later either.
          faults.push(...(await checkLedger(owner, ledger.read())))
          faults.push(...(await checkNumbers(owner)), ...(await readHistories(url)))
          onProgress(`${round} of ${kills} kills: ${acknowledged} writes acknowledged, ${counts.unanswered} unanswered, 0 lost`)
        }
        if (faults.length > 0) throw new Error(`kill ${round}, seed ${seed}:\n${faults.slice(0, 20).join('\n')}`)
      } finally {
        await owner.end()
      }
    }
    const stopped = await server.stop()
    if (stopped !== 0) throw new Error(`The server ended with ${stopped}:\n${server.output()}`)
    return { kills, acknowledged, ...counts }
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
