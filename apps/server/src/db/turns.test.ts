import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { anEnterprise, orderForm, startTestServer } from '../testing/index.ts'
import { sql } from './sql.ts'
import { createTurns } from './turns.ts'

test('as many as may have a turn, others in the order in which they came; who waits too long is told so, and is passed over', async () => {
  const turns = createTurns(2, 60)
  const [first, second] = [await turns.take(), await turns.take()]
  const came: string[] = []
  const third = turns.take().then((over) => {
    came.push('third')
    return over
  })
  const fourth = turns.take().then((over) => {
    came.push('fourth')
    return over
  })
  expect(turns.waiting()).toBe(2)
  first()
  // Given back twice it is given back once.
  first()
  const overThird = await third
  expect([came, turns.waiting()]).toEqual([['third'], 1])
  overThird()
  const overFourth = await fourth
  await expect(turns.take()).rejects.toMatchObject({ code: '53300' })
  expect(turns.waiting()).toBe(0)
  second()
  overFourth()
  const again = [await turns.take(), await turns.take()]
  expect(again).toHaveLength(2)
})

// Nobody gives up while the test looks at who waits.
const server = await startTestServer({ patience: 20_000 })

test('[SRV-3][SRV-5] while writes wait for one another, half of the connections are there for whoever reads', async () => {
  const reception = await server.signIn('reception')
  const body = orderForm(await anEnterprise(reception))
  // Whoever has the counter of numbers keeps all who register waiting.
  let letGo = () => {}
  await reception.send(contract.order.submit, { body })
  const holding = server.database.within('000000', async (tx) => {
    await tx.execute(sql`select from counter where tenant_id = '000000' for update`)
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
  })
  const { most } = server.database.connections()
  const writing = Array.from({ length: 2 * most }, () => reception.send(contract.order.submit, { body }).catch(() => undefined))
  await expect.poll(() => server.database.connections().waiting).toBe(2 * most - most / 2)
  const read = await Promise.all(
    Array.from({ length: 2 * most }, () => reception.send(contract.dictionary.dictionary, { query: { code: 'order_status' } })),
  )
  expect(read).toHaveLength(2 * most)
  // Those who write wait still: nobody was answered because they gave up.
  expect(server.database.connections().waiting).toBe(2 * most - most / 2)
  letGo()
  await holding
  await Promise.all(writing)
  expect((await reception.send(contract.order.submit, { body })).orderNo).toMatch(/^WT/)
})
