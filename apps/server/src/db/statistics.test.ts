import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../testing/index.ts'
import { gatherStatistics } from './index.ts'

const server = await startTestServer()
const office = await officeAt(server)

/** How many items PostgreSQL thinks to meet. */
async function expectedItems(): Promise<number> {
  const { rows } = await server.owner.query(`explain (format json) select from item where tenant_id = '000000'`)
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows']
}

test('[SRV-1] a table of few rows is known to PostgreSQL as soon as it is looked at, and is not looked at twice', async () => {
  for (let times = 0; times < 4; times += 1) await office.acceptedOrder()
  await server.owner.query(`delete from pg_statistic where starelid = 'item'::regclass`)
  expect(await expectedItems()).not.toBe(8)
  expect(await gatherStatistics(server.url)).toContain('item')
  expect(await expectedItems()).toBe(8)
  expect(await gatherStatistics(server.url)).not.toContain('item')
})

test('[SRV-1] autovacuum looks at every table of ours after ten rows', async () => {
  const { rows } = await server.owner.query(`
    select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and not coalesce(c.reloptions, '{}') @> '{autovacuum_analyze_threshold=10}'`)
  expect(rows).toEqual([])
})
