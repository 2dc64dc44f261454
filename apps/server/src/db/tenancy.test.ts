import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../testing/index.ts'
import { sqlState } from './index.ts'
import { type SQL, sql } from './sql.ts'

const server = await startTestServer()
const office = await officeAt(server)

/** Thrown at the end of a try, so that it changes nothing. */
class Enough extends Error {}

/** What a statement under another institute answers; undefined where the role of requests may not do it at all. */
async function tried(statement: SQL): Promise<{ tenant_id: string }[] | undefined> {
  let rows: { tenant_id: string }[] = []
  try {
    await server.database.within('000001', async (tx) => {
      rows = (await tx.execute<{ tenant_id: string }>(statement)).rows
      throw new Enough()
    })
  } catch (error) {
    if (error instanceof Enough) return rows
    if (sqlState(error) === '42501') return undefined
    throw error
  }
  return rows
}

test('[PERM-2][ASVS 8.4.1] whatever condition a query forgot, no table shows, changes or gives away a row of another institute', async () => {
  const { items } = await office.acceptedOrder()
  await office.approved(items[0])
  await office.moveReport(office.issuer, items[0], 'issue')
  const { rows: tables } = await server.owner.query<{ name: string }>(`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'tenant' order by 1`)
  const filled: string[] = []
  for (const { name } of tables) {
    const table = sql.identifier(name)
    const foreign = await server.owner.query(`select 1 from "${name}" where tenant_id = '000000' limit 1`)
    if (foreign.rows.length > 0) filled.push(name)
    const seen = (await tried(sql`select distinct tenant_id from ${table}`)) ?? []
    expect([name, seen.filter((row) => row.tenant_id !== '000001')]).toEqual([name, []])
    const changed = (await tried(sql`update ${table} set tenant_id = '000001' returning tenant_id`)) ?? []
    const own = await server.owner.query(`select 1 from "${name}" where tenant_id = '000001'`)
    expect([name, changed.length <= own.rows.length]).toEqual([name, true])
    const removed = (await tried(sql`delete from ${table} where tenant_id = '000000' returning tenant_id`)) ?? []
    expect([name, removed]).toEqual([name, []])
  }
  // What is empty shows nothing anyhow.
  expect(filled).toEqual(expect.arrayContaining(['account', 'certificate', 'history', 'item', 'report', 'session', 'work_order']))
})

test('[PERM-2] nor does any take a row in the name of another institute', async () => {
  await expect(
    server.database.within('000001', (tx) =>
      tx.execute(sql`insert into department (tenant_id, name, name_en) values ('000000', 'x', 'x')`),
    ),
  ).rejects.toThrow()
  const { rows } = await server.owner.query(`select 1 from department where name = 'x'`)
  expect(rows).toEqual([])
})

test('[PERM-2][ASVS 8.4.1] without an institute nothing is seen', async () => {
  const { rows } = await server.database.within('', (tx) => tx.execute(sql`select id from account`))
  expect(rows).toEqual([])
})
