import type { WaitingQuestionnaire } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, WaitingQuestionnaire {}

/** So many are told at once, the newest orders first. */
const most = 50

/** Open questionnaires that nobody has answered for the caller: of customers one for each of their orders that was done since it was opened. */
function waitingFor(caller: Caller): SQL {
  if (caller.enterpriseId === null)
    return sql`from questionnaire q cross join (select null::bigint as id, ''::text as order_no) o
      where q.state = '1' and q.audience = 'staff' and not exists (
        select from questionnaire_answer x where x.questionnaire_id = q.id and x.account_id = ${caller.personId} and x.order_id is null)`
  return sql`from questionnaire q join work_order o on o.enterprise_id = ${caller.enterpriseId} and o.state = '1000'
      and exists (select from history h where h.tenant_id = q.tenant_id and h.record_kind = 'order' and h.record_id = o.id and h.to_state = '1000'
        and h.at >= q.opened_at)
    where q.state = '1' and q.audience = 'customer' and not exists (
      select from questionnaire_answer x where x.questionnaire_id = q.id and x.order_id = o.id)`
}

/** What waits for the caller. @param alone one of them, about an order or about none */
export async function waiting(
  tx: Transaction,
  caller: Caller,
  alone?: { readonly id: string; readonly orderId: string | undefined },
): Promise<WaitingQuestionnaire[]> {
  const which = alone ? sql`and q.id = ${alone.id} and o.id is not distinct from ${alone.orderId ?? null}::bigint` : sql``
  const { rows } = await tx.execute<Row>(sql`
    select q.id::text, q.title, q.title_en as "titleEn", q.intro, q.intro_en as "introEn", o.id::text as "orderId", o.order_no as "orderNo"
    ${waitingFor(caller)} ${which} order by o.id desc nulls first, q.id desc limit ${most}`)
  return rows
}

/** How many wait for the caller. */
export async function countWaiting(tx: Transaction, caller: Caller): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count ${waitingFor(caller)}`)
  return rows[0]?.count ?? 0
}
