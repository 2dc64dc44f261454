import type { pickupCalls } from '@etalon/api/contract'
import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { keepPickup, movePickup } from './keep-pickup.ts'
import { onePickup, pickupPage } from './pickup-list.ts'

/** Days that can be looked at together. */
const longestSpan = 400

/** Appointments at which instruments are fetched. */
export const pickupHandlers: Handlers<typeof pickupCalls> = {
  page: ({ tx, caller, body }) => pickupPage(tx, caller, body),
  detail: ({ tx, caller, query }) => onePickup(tx, caller, query.id),
  async history({ tx, caller, query: { id } }) {
    await onePickup(tx, caller, id)
    return await historyOf(tx, 'pickup', id)
  },
  async submit({ tx, caller, language, body }) {
    if (body.id !== undefined) await onePickup(tx, caller, body.id)
    return await onePickup(tx, caller, await keepPickup(tx, caller, language, body))
  },
  async move({ tx, caller, language, body }) {
    await onePickup(tx, caller, body.id)
    return await movePickup(tx, caller, language, body)
  },
  async days({ tx, caller, query: { from, to } }) {
    if (to < from || to > addDays(from, longestSpan)) throw new FieldRefusal([{ path: 'to', key: 'field.range' }])
    const { rows } = await tx.execute<{ day: string; count: number }>(sql`
      select day_at_institute(p.time)::text as day, count(*)::int as count from pickup p join enterprise e on e.id = p.enterprise_id
      where p.state in ('10', '20') and p.time >= ${from}::timestamp at time zone 'Asia/Shanghai'
        and p.time < (${to}::timestamp + interval '1 day') at time zone 'Asia/Shanghai' and ${reachedBy(caller, 'enterprise')}
      group by 1 order by 1`)
    return rows
  },
}
