import pg from 'pg'
import { openDatabase } from '../db/index.ts'
import { checkHistory, type HistoryCheck } from './history.ts'

/** A tenant's records by state, and what the check of its chain found. */
export interface TenantHistory extends HistoryCheck {
  readonly tenant: string
  readonly name: string
  /** Records whose states the chain tells, by kind and state: `order 300` → 26. */
  readonly standing: ReadonlyMap<string, number>
}

const standingNow = `
  select what || state as what, count(*)::int as count from (
    select 1 as place, 'order ' as what, state from work_order where tenant_id = $1
    union all select 2, 'sample ', state from sample where tenant_id = $1
    union all select 3, 'item ', state from item where tenant_id = $1
    union all select 4, 'report ', state from report where tenant_id = $1
    union all select 5, 'certificates', '' from certificate where tenant_id = $1
    union all select 6, 'group ', status from work_group where tenant_id = $1
    union all select 7, 'message template ', status from message_template where tenant_id = $1
    union all select 8, 'record template ', status from record_template where tenant_id = $1
    union all select 9, 'questionnaire ', state from questionnaire where tenant_id = $1
  ) as record
  group by place, what, state
  order by place, nullif(state, '')::int`

/**
 * Checks the chain of every tenant of a database.
 * @param url of the user who owns the tables, whom row-level security does not hold
 */
export async function checkHistories(url: string): Promise<TenantHistory[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const database = openDatabase(url, { connections: 1 })
  try {
    const tenants = await owner.query<{ id: string; name: string }>('select id, name from tenant order by id collate "C"')
    const found: TenantHistory[] = []
    for (const { id, name } of tenants.rows) {
      const { rows } = await owner.query<{ what: string; count: number }>(standingNow, [id])
      const check = await database.within(id, (tx) => checkHistory(tx, id))
      found.push({ tenant: id, name, standing: new Map(rows.map(({ what, count }) => [what, count])), ...check })
    }
    return found
  } finally {
    await database.close()
    await owner.end()
  }
}
