import { contract, encodeSearch } from '@etalon/api/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { anEnterprise, orderForm, startTestServer } from '../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const enterId = await anEnterprise(reception)
await reception.send(contract.order.submit, { body: orderForm(enterId) })

await server.owner.query(`
  create table pace as select 0::float8 as seconds;
  create function seconds_of_order() returns float8 language sql volatile security definer as 'select seconds from pace'`)
/** Makes looking at an order take as long as at many of them; who looks already goes on at the pace at which they began. */
async function slowly(seconds: number): Promise<void> {
  await server.owner.query('update pace set seconds = $1', [seconds])
  await server.owner.query(
    'create or replace view listed_work_order as select * from work_order where tenant_id = current_tenant() and pg_sleep(seconds_of_order()) is not null',
  )
}
afterEach(() =>
  server.owner.query('create or replace view listed_work_order as select * from work_order where tenant_id = current_tenant()'),
)

/** How many searches PostgreSQL is just at. */
async function running(): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%listed_work_order%' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? -1
}

const body = encodeSearch({ current: 1, size: 50, filter: {} })

test('[TBL-5] who goes away before the answer stops the search in the database', async () => {
  await slowly(60)
  const leaving = new AbortController()
  const asked = reception.send(contract.order.page, { body, signal: leaving.signal })
  const left = expect(asked).rejects.toThrow()
  await vi.waitFor(async () => expect(await running()).toBe(1), { timeout: 8000 })
  leaving.abort()
  await left
  // Long before its own time is over.
  await vi.waitFor(async () => expect(await running()).toBe(0), { timeout: 2500 })
})

test('[TBL-5] who goes away stops nobody else: the connection is not lent with the word to stop on its way', async () => {
  await slowly(0)
  for (let turn = 0; turn < 5; turn += 1) {
    await server.owner.query('update pace set seconds = 60')
    const leaving = new AbortController()
    const left = reception.send(contract.order.page, { body, signal: leaving.signal }).catch(() => 'left')
    await vi.waitFor(async () => expect(await running()).toBe(1), { timeout: 8000, interval: 10 })
    await server.owner.query('update pace set seconds = 0.3')
    leaving.abort()
    const others = Array.from({ length: 8 }, () => reception.send(contract.order.page, { body }))
    for (const { records } of await Promise.all(others)) expect(records.length).toBe(1)
    expect(await left).toBe('left')
  }
})

test('[SRV-3] a search that takes too long is stopped, and says what to do', async () => {
  await slowly(60)
  await expect(reception.send(contract.order.page, { body })).rejects.toMatchObject({
    ...{ code: 503, reason: 'took-too-long' },
    message: expect.stringContaining('缩小日期范围'),
  })
  expect(await running()).toBe(0)
})

test('[SRV-3][TBL-5] thousands of rows at once may take longer than a page that is read at a glance', async () => {
  await slowly(5.4)
  const thousands = encodeSearch({ current: 1, size: 5000, filter: {} })
  const [many, few] = await Promise.allSettled([
    reception.send(contract.order.page, { body: thousands }),
    reception.send(contract.order.page, { body }),
  ])
  expect(many).toMatchObject({ status: 'fulfilled', value: { records: [{}], size: 5000 } })
  expect(few).toMatchObject({ status: 'rejected', reason: { reason: 'took-too-long' } })
})
