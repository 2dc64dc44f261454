import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CallProblem } from '@etalon/api/client'
import pg from 'pg'
import { checkLedger, checkNumbers } from '../../apps/server/src/endurance/check-ledger.ts'
import { type Entry, openLedger } from '../../apps/server/src/endurance/ledger.ts'
import { eightWriters, isGone, sendWish, type Wish } from '../../apps/server/src/endurance/writers.ts'
import { checkHistories } from '../../apps/server/src/history/index.ts'
import { anEnterprise, signInAt, startServerProcess, withToken } from '../../apps/server/src/testing/index.ts'
import { startReplicatedPostgres } from './replicated-postgres.ts'

/** What one failover came to. Times are in seconds. */
export interface FailoverFigures {
  readonly versions: string
  /** Writes whose answer came: before the primary was killed, and after. */
  readonly acknowledged: { readonly before: number; readonly after: number }
  /** Writes that were on their way and were sent again with their keys, and how often in all. */
  readonly repeated: number
  readonly tries: number
  /** Without any answer: from the kill on, and of that from the promotion on. */
  readonly silent: { readonly sinceKill: number; readonly sincePromotion: number }
  /** Rows of all histories, every hash computed again. */
  readonly historyRows: number
  /** A sentence for whatever is lost, changed or doubled. */
  readonly faults: readonly string[]
}

interface Options {
  /** A folder of its own, empty. */
  readonly folder: string
  /** Milliseconds for which people write before the kill, nobody promotes the replica, and people write after the first answer. */
  readonly writing: number
  readonly leaderless: number
  readonly after: number
}

/** Milliseconds between two tries, and after which somebody gives up. */
const again = 200
const longest = 60_000

const isAway = (failure: unknown) => isGone(failure) || (failure instanceof CallProblem && failure.kind === 'timeout')

/**
 * Eight people write while the primary of two PostgreSQL servers is killed and its replica promoted. Each sends what was not answered
 * again, with its key, until it is.
 * @throws where a write is refused, or not answered within a minute
 */
export async function runFailover({ folder, writing, leaderless, after }: Options): Promise<FailoverFigures> {
  const postgres = await startReplicatedPostgres(join(folder, 'postgres'))
  const ledger = openLedger(join(folder, 'ledger'))
  try {
    const server = await startServerProcess({
      ...{ ETALON_DATA: join(folder, 'data'), DATABASE_URL: postgres.url, ETALON_ACCESS_SECONDS: '86400' },
    })
    try {
      const writers = eightWriters(await anEnterprise(await signInAt(server.workspaceUrl, 'reception')))
      const tokens = new Map<string, string>()
      for (const { name, account, tenant } of writers)
        tokens.set(name, (await signInAt(server.workspaceUrl, account, tenant)).token)
      let over = false
      let killedAt = Number.POSITIVE_INFINITY
      const answers: number[] = []
      let [repeated, tries] = [0, 0]

      const send = async (wish: Wish): Promise<Entry['answer']> => {
        const began = performance.now()
        for (let attempt = 0; ; attempt += 1) {
          try {
            const answer = await sendWish(withToken(server.workspaceUrl, tokens.get(wish.writer) ?? ''), wish)
            ledger.write({ ...wish, round: performance.now() > killedAt ? 2 : 1, answer })
            answers.push(performance.now())
            return answer
          } catch (failure) {
            if (!isAway(failure) || performance.now() - began > longest) throw failure
            if (attempt === 0) repeated += 1
            tries += 1
            await wait(again)
          }
        }
      }
      const settled = Promise.allSettled(writers.map((writer) => writer.write(send, () => over)))
      await wait(writing)
      killedAt = performance.now()
      await postgres.killPrimary()
      await wait(leaderless)
      await postgres.promote()
      const promotedAt = performance.now()
      const isHeard = () => answers.some((at) => at > promotedAt)
      while (!isHeard() && performance.now() - promotedAt < longest) await wait(20)
      await wait(after)
      over = true
      const failed = (await settled).find((one) => one.status === 'rejected')
      if (failed) throw new Error('a writer was refused', { cause: failed.reason })
      // Whose answer was on its way at the kill may have come a moment after it.
      const first = answers.find((at) => at > promotedAt) ?? Number.POSITIVE_INFINITY
      const last = answers.findLast((at) => at < first) ?? killedAt

      const owner = new pg.Client({ connectionString: postgres.url })
      await owner.connect()
      try {
        const entries = ledger.read()
        const histories = await checkHistories(postgres.url)
        const faults = [
          ...(await checkLedger(owner, entries)),
          ...(await checkNumbers(owner)),
          ...histories.flatMap(({ tenant, broken }) => (broken ? [`the history of ${tenant}: ${broken.why}`] : [])),
        ]
        const before = entries.filter(({ round }) => round === 1).length
        return {
          versions: postgres.versions,
          acknowledged: { before, after: entries.length - before },
          repeated,
          tries,
          silent: { sinceKill: (first - last) / 1000, sincePromotion: (first - promotedAt) / 1000 },
          historyRows: histories.reduce((sum, { rows }) => sum + rows, 0),
          faults,
        }
      } finally {
        await owner.end()
      }
    } finally {
      await server.kill()
    }
  } finally {
    ledger.close()
    await postgres.stop()
  }
}
