import type { leaveCalls } from '@etalon/api/contract'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { keepLeave, moveLeave } from './keep-leave.ts'
import { leavePage, oneLeave } from './leave-list.ts'

/** Leave that people ask for (BIZ-14). */
export const leaveHandlers: Handlers<typeof leaveCalls> = {
  page: ({ tx, caller, body }) => leavePage(tx, caller, body),
  detail: ({ tx, caller, query }) => oneLeave(tx, caller, query.id),
  async history({ tx, caller, query: { id } }) {
    await oneLeave(tx, caller, id)
    return await historyOf(tx, 'leave', id)
  },
  async submit({ tx, caller, language, body }) {
    if (body.id !== undefined) await oneLeave(tx, caller, body.id)
    return await oneLeave(tx, caller, await keepLeave(tx, caller, language, body))
  },
  async move({ tx, caller, language, body }) {
    await oneLeave(tx, caller, body.id)
    return await moveLeave(tx, caller, language, body)
  },
}
