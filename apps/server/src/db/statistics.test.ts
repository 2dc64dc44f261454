import { expect, test } from 'vitest'
import { startTestServer } from '../testing/index.ts'
import { gatherStatistics } from './index.ts'

const server = await startTestServer()

/** How many rows of a table PostgreSQL thinks to meet. */
async function expectedRows(): Promise<number> {
  const { rows } = await server.owner.query(`explain (format json) select from unseen where tenant_id = '000000'`)
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows']
}

test('[SRV-1] a table of few rows is known to PostgreSQL as soon as it is looked at, and is not looked at twice', async () => {
  await server.owner.query(`create table unseen as select '000000' as tenant_id, place from generate_series(1, 8) place`)
  expect(await expectedRows()).not.toBe(8)
  expect(await gatherStatistics(server.url)).toContain('unseen')
  expect(await expectedRows()).toBe(8)
  expect(await gatherStatistics(server.url)).not.toContain('unseen')
  await server.owner.query('drop table unseen')
})

test('[SRV-1] autovacuum looks at every table of ours after ten rows', async () => {
  const { rows } = await server.owner.query(`
    select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and not coalesce(c.reloptions, '{}') @> '{autovacuum_analyze_threshold=10}'`)
  expect(rows).toEqual([])
})
