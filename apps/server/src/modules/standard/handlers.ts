import type { standardCalls } from '@etalon/api/contract'
import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { calibrate, keepStandard, moveStandard, oneStandard } from './keep-standard.ts'
import { standardPage } from './standard-list.ts'

/** Days that can be looked at together. */
const longestSpan = 400

export const standardHandlers: Handlers<typeof standardCalls> = {
  page: ({ tx, body }) => standardPage(tx, body),
  detail: ({ tx, query }) => oneStandard(tx, query.id),
  async history({ tx, query: { id } }) {
    await oneStandard(tx, id)
    return await historyOf(tx, 'standard', id)
  },
  async submit({ tx, caller, language, body }) {
    return await oneStandard(tx, await keepStandard(tx, caller, language, body))
  },
  async calibrate({ tx, caller, language, body }) {
    await calibrate(tx, caller, language, body)
    return await oneStandard(tx, body.id)
  },
  move: ({ tx, caller, language, body }) => moveStandard(tx, caller, language, body),
  async dueDays({ tx, query: { from, to } }) {
    if (to < from || to > addDays(from, longestSpan)) throw new FieldRefusal([{ path: 'to', key: 'field.range' }])
    const { rows } = await tx.execute<{ day: string; count: number }>(sql`
      select valid_until::text as day, count(*)::int as count from measuring_standard
      where device_state = '1' and valid_until between ${from} and ${to} group by valid_until order by valid_until`)
    return rows
  },
}
