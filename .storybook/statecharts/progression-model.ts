import { isDictionaryCode, labelOf } from '../../packages/api/src/domain/dictionaries/index.ts'
import { factsOf, type Progression } from '../../packages/api/src/domain/progressions/index.ts'
import { createWorkflowMachine } from '../../packages/machines/src/workflow/index.ts'
import type { PlayedModel } from './use-played-machine.ts'

/** States that no dictionary has, or one of another name. */
const meaningsBeside: Readonly<Record<string, PlayedModel['meaningOf']>> = {
  contract_examine_status: (key, language) => labelOf('quote_examine_status', key, language),
  leave_state: (key, language) => leave[language][Number(key)],
}
const leave = { zh: ['草稿', '已提交', '已同意', '已拒绝'], en: ['Draft', 'Submitted', 'Agreed', 'Refused'] }

function meaningOfStates(name: string): Pick<PlayedModel, 'meaningOf'> {
  if (isDictionaryCode(name)) return { meaningOf: (key, language) => labelOf(name, key, language) }
  const meaningOf = meaningsBeside[name]
  return meaningOf ? { meaningOf } : {}
}

/**
 * A progression of the institute, to be played: each move by a person of each role that may make it, in the state in which all its
 * facts hold and in one in which none does.
 */
export function progressionModel(progression: Progression): PlayedModel {
  const facts = Object.fromEntries(factsOf(progression).map((fact) => [fact, true]))
  // Who alone may do something does hold the duty for it.
  const duties = Object.fromEntries(progression.moves.flatMap(({ by, onlyBy = [] }) => onlyBy.map((duty) => [duty, by[0]])))
  const events = progression.moves.flatMap(({ action, to, by, needsReason, assigns }) =>
    by.map((role) => ({
      type: `MOVE.${action}` as const,
      who: { personId: role, roles: [role] },
      to,
      ...(needsReason ? { reason: '数据有误' } : {}),
      ...(assigns === undefined ? {} : { assignee: assigns }),
    })),
  )
  // A move that may be made from several states is one event.
  const each = [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
  const { name } = progression
  return {
    name,
    machine: createWorkflowMachine(progression),
    inputs: [{ facts, duties }, { duties }],
    events: each,
    ...meaningOfStates(name),
  }
}
