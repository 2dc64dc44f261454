import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { sql } from '../../db/index.ts'
import { chanceOfLonger, environmentNumber, startTestServer } from '../../testing/index.ts'
import { askOnce } from './count-tries.ts'
import { recordOf } from './find-record.ts'

// A whole series is `npm run test:timing`. The shorter one of every run has a wider bound, and none in milliseconds: other tests run beside it.
const pairs = environmentNumber('ETALON_TIMING_PAIRS', 200)
const isWhole = pairs >= 2000
const server = await startTestServer({ pages: true, environment: { ETALON_PROXIES: '127.0.0.1' } })
const admin = await server.signIn('admin')
const { records } = await admin.send(contract.publicRecord.list, { query: { size: 100, kind: 'appraisal' } })
const [known] = records
if (!known) throw new Error('the demonstration has appraisal certificates')

/** Everybody asks from an address of their own, about a number that nobody asked about for a while. */
let asked = 0
const nextAddress = () => `198.18.${Math.floor(asked / 250) % 250}.${(asked++ % 250) + 1}`
const forget = () => server.owner.query('delete from query_attempt')

/** Milliseconds that an answer takes. */
async function time(number: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${server.portalUrl}/searchJWIndex`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': nextAddress() },
    body: new URLSearchParams({ number, code: '00000000' }),
  })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return performance.now() - begun
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Times both, one after the other, each first as often as the other. */
async function timed(count: number, ofKnown: () => Promise<number>, ofNobody: () => Promise<number>) {
  const [mine, nobodys]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < count; pair += 1) {
    if (pair % 5 === 0) await forget()
    const order = pair % 2 === 0 ? [ofKnown, ofNobody] : [ofNobody, ofKnown]
    for (const one of order) (one === ofKnown ? mine : nobodys).push(await one())
  }
  return { chance: chanceOfLonger(mine, nobodys), difference: Math.abs(median(mine) - median(nobodys)) }
}

test('[PUB-4][P2] how long an answer takes tells nothing of whether a number is known', { timeout: pairs * 1000 }, async () => {
  await Promise.all([time(known.number), time('ZB-2026-999998')])
  const { chance, difference } = await timed(
    pairs,
    () => time(known.number),
    () => time(`ZB-2026-9${String(asked % 10_000).padStart(5, '0')}`),
  )
  expect(Math.abs(chance - 0.5), `chance ${chance}`).toBeLessThanOrEqual(isWhole ? 0.03 : 0.1)
  if (isWhole) expect(difference).toBeLessThanOrEqual(1)
})

test('[PUB-4][P2] without the grid five milliseconds more would be found by the same measure', { timeout: 60_000 }, async () => {
  const { keys } = server.issuing
  const bare = async (number: string, more: number) => {
    const begun = performance.now()
    await askOnce(server.database, '000000', { number, address: nextAddress() }, async (tx, one) => {
      if (more > 0) await tx.execute(sql`select pg_sleep(${more})`)
      return await recordOf(tx, keys, '000000', one, '00000000', ['appraisal'])
    })
    return performance.now() - begun
  }
  const { chance } = await timed(
    100,
    () => bare(known.number, 0.005),
    () => bare('ZB-2026-999997', 0),
  )
  expect(chance).toBeGreaterThan(0.7)
})
