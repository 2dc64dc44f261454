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
  const kept = await server.database.within(
    '000000',
    async (tx) => (await tx.execute<{ name: string }>('select name from pg_prepared_statements')).rows,
  )
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...['one-item-tenant', 'one-report-tenant', 'order-of-item', 'standing-item', 'hold-order']]),
  )
})
