import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)

test('[SRV-2] what is asked of one record, and before it moves, is planned once on a connection', async () => {
  const { items } = await office.acceptedOrder()
  await office.drafted(items[0])
  await office.reception.send(contract.item.detail, { query: { id: items[0] } })
  await office.reportOf(items[0])
  // Each connection keeps its own statements, and any of them may have answered: all are asked, while each is held.
  const { promise: areAllAsked, resolve: letGo } = Promise.withResolvers<void>()
  const asked = Array.from({ length: server.database.connections().most }, () => {
    const { promise: names, resolve } = Promise.withResolvers<string[]>()
    const held = server.database.within('000000', async (tx) => {
      const { rows } = await tx.execute<{ name: string }>('select name from pg_prepared_statements')
      resolve(rows.map(({ name }) => name))
      await areAllAsked
    })
    return { names, held }
  })
  const kept = (await Promise.all(asked.map(({ names }) => names))).flat()
  letGo()
  await Promise.all(asked.map(({ held }) => held))
  expect(kept).toEqual(
    expect.arrayContaining([...['one-item-tenant', 'one-report-tenant', 'order-of-item', 'standing-item', 'hold-order']]),
  )
})
