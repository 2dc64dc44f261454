import type { ledgerCalls } from '@etalon/api/contract'
import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { historyOf, readFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { keepLedger } from './keep-ledger.ts'
import { ledgerPage } from './ledger-list.ts'

/** Days that can be looked at together: a calendar shows six weeks, a year is planned. */
const longestSpan = 400

export const ledgerHandlers: Handlers<typeof ledgerCalls> = {
  page: ({ tx, caller, body }) => ledgerPage(tx, caller, body),
  async dueDays({ tx, caller, query: { from, to } }) {
    if (to < from || to > addDays(from, longestSpan)) throw new FieldRefusal([{ path: 'to', key: 'field.range' }])
    const { rows } = await tx.execute<{ day: string; count: number }>(sql`
      select t.due_on::text as day, count(*)::int as count from listed_enterprise_instrument t join listed_enterprise e on e.id = t.enterprise_id
      where t.device_state = '1' and t.due_on between ${from} and ${to} and ${reachedBy(caller, 'enterprise')} group by t.due_on order by t.due_on`)
    return rows
  },
  submit: ({ tx, caller, body: { enterId, instruments } }) => keepLedger(tx, caller, enterId, instruments),
  async remove({ tx, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows } = await tx.execute(
      sql`delete from enterprise_instrument where id = any(${sql.param(ids)}::bigint[]) returning id`,
    )
    // The transaction takes back what was removed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    return true
  },
  async history({ tx, caller, language, query: { id } }) {
    const { rows } = await tx.execute(sql`
      select from listed_enterprise_instrument t join listed_enterprise e on e.id = t.enterprise_id
      where t.id = ${id} and ${reachedBy(caller, 'enterprise')}`)
    if (rows.length === 0) throw new Refusal(404, 'not-found')
    return await readFacts(tx, language, await historyOf(tx, 'ledger', id))
  },
}
