import type { tracePlanCalls } from '@etalon/api/contract'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { moveRecord } from '../../workflow/index.ts'
import { confirmLine } from './confirm-line.ts'
import { keepPlan, removePlan } from './keep-plan.ts'
import { planDetailOf, plannableStandards } from './plan-detail.ts'
import { plans, planTable } from './plan-list.ts'
import { splitPlan } from './split-plan.ts'
import { traceChainOf } from './trace-chain.ts'

/** The plans for the traceability of the institute's standards. */
export const tracePlanHandlers: Handlers<typeof tracePlanCalls> = {
  page: ({ tx, caller, body }) => plans.page(tx, caller, body),
  detail: ({ tx, caller, query }) => planDetailOf(tx, caller, query.id),
  async history({ tx, caller, query }) {
    await plans.one(tx, caller, query.id)
    return await historyOf(tx, 'trace_plan', query.id)
  },
  submit: ({ tx, caller, body, language }) => keepPlan(tx, { ...caller, language }, body),
  async remove({ tx, caller, body, language }) {
    const { standing } = await plans.one(tx, caller, body.id)
    await removePlan(tx, { ...caller, language }, body.id, standing.version)
    return true
  },
  // A plan is split by a call of its own, which says what leaves it.
  move: ({ tx, caller, body, language }) =>
    moveRecord(tx, planTable, body, { ...caller, language }, body.action === 'split' ? { linesChosen: false } : {}),
  confirm: ({ tx, caller, body, language }) => confirmLine(tx, { ...caller, language }, body),
  split: ({ tx, caller, body, language }) => splitPlan(tx, { ...caller, language }, body),
  async plannable({ tx, query }) {
    if (query.to < query.from) throw new FieldRefusal([{ path: 'to', key: 'field.range' }])
    return await plannableStandards(tx, query)
  },
  chain: ({ tx, query }) => traceChainOf(tx, query.id),
}
