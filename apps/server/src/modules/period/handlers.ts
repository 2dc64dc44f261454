import type { periodCalls } from '@etalon/api/contract'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { movePeriod, periodIdOf, periodsOf } from './keep-period.ts'

export const periodHandlers: Handlers<typeof periodCalls> = {
  list: ({ tx }) => periodsOf(tx),
  move: ({ tx, caller, language, body }) => movePeriod(tx, caller, language, body),
  async history({ tx, query }) {
    const id = await periodIdOf(tx, query.month)
    return id === undefined ? [] : await historyOf(tx, 'period', id)
  },
}
