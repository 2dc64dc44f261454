import { contract } from '@etalon/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkHistories } from '../history/index.ts'
import { anEnterprise, environmentNumber, orderForm, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const enterId = await anEnterprise(reception)
const editors = 20
/** How many records are edited by all of them, each in another order. */
const records = environmentNumber('ETALON_TEST_RECORDS', 4)

/** What one person does: looks at the record, or saves upon what they saw last. */
interface Step {
  readonly who: number
  readonly act: 'looks' | 'saves'
}
const steps = fc.array(
  fc.record({ who: fc.nat(editors - 1), act: fc.constantFrom('looks' as const, 'saves' as const, 'saves' as const) }),
  { minLength: 40, maxLength: 80 },
)

/** A save that was acknowledged: what was written upon which version, and which one it made. */
interface Saved {
  readonly upon: number
  readonly made: number
  readonly words: string
}

/** Twenty people begin at once with a new order, and go through their steps side by side. */
async function edit(all: readonly Step[]): Promise<void> {
  const begun = await reception.send(contract.order.submit, { body: orderForm(enterId, { remark: 'begun' }) })
  const { id } = begun
  const detail = () => reception.send(contract.order.detail, { query: { id } })
  const acknowledged: Saved[] = []
  let refused = 0
  await Promise.all(
    Array.from({ length: editors }, async (_, who) => {
      let seen = begun.version
      for (const [place, step] of all.entries()) {
        if (step.who !== who) continue
        if (step.act === 'looks') {
          seen = (await detail()).standing.version
          continue
        }
        const words = `${who}-${place}`
        try {
          const body = orderForm(enterId, { id, version: seen, remark: words })
          const { version } = await reception.send(contract.order.submit, { body, idempotencyKey: crypto.randomUUID() })
          acknowledged.push({ upon: seen, made: version, words })
          seen = version
        } catch (error) {
          // Told, with the state and the version of whoever was faster, which is a newer one than they saw.
          expect(error).toMatchObject({ code: 409, reason: 'edited-meanwhile', data: { state: '50' } })
          expect((error as { data: { version: number } }).data.version).toBeGreaterThan(seen)
          refused += 1
        }
      }
    }),
  )
  const saves = all.filter(({ act }) => act === 'saves').length
  expect(acknowledged.length + refused).toBe(saves)
  // Each was written upon the one before it, which its writer had seen: no words of anybody were written over unseen.
  const inOrder = acknowledged.toSorted((a, b) => a.made - b.made)
  expect(inOrder.map(({ upon }) => upon)).toEqual(inOrder.map((_, place) => begun.version + place))
  expect(inOrder.map(({ made }) => made)).toEqual(inOrder.map((_, place) => begun.version + place + 1))
  const last = await detail()
  expect([last.remark, last.standing.version]).toEqual([inOrder.at(-1)?.words ?? 'begun', begun.version + inOrder.length])
  const history = await reception.send(contract.order.history, { query: { id } })
  expect(history.filter(({ action }) => action === 'edit')).toHaveLength(inOrder.length)
}

test('[FLOW-3][REG-2] in no order of what twenty people do to one record at once are words written over that their writer had not seen, and everybody else is told', async () => {
  await fc.assert(fc.asyncProperty(steps, edit), { numRuns: records })
  expect((await checkHistories(server.url)).map(({ broken }) => broken)).toEqual([undefined, undefined])
}, 120_000)
