import type { Mover, Progression, WorkflowRecord } from './workflow.types.ts'

/** A progression with everything that a progression can have, for the tests and the walk. */
export const example: Progression = {
  name: 'example',
  initial: '300',
  states: ['0', '300', '400', '500', '1000'],
  final: ['0', '1000'],
  moves: [
    { action: 'submit', from: ['300'], to: '400', by: ['tester'], onlyBy: ['tester'], requires: ['complete'] },
    { action: 'audit', from: ['400'], to: '500', by: ['auditor'], notBy: ['tester'], duty: 'auditor' },
    { action: 'return', from: ['400', '500'], to: '300', by: ['auditor', 'approver'], needsReason: true },
    { action: 'return', from: ['500'], to: '400', by: ['approver'], needsReason: true },
    { action: 'assign', from: ['300'], to: '300', by: ['dispatcher'], assigns: 'tester' },
    { action: 'finish', from: ['500'], to: '1000', by: ['system'] },
    { action: 'discard', from: ['300', '400', '500'], to: '0', by: ['dispatcher'], needsReason: true },
  ],
}

export const tester: Mover = { personId: 'li', roles: ['tester'] }
export const auditor: Mover = { personId: 'wang', roles: ['auditor'] }
export const approver: Mover = { personId: 'zhao', roles: ['approver'] }
export const dispatcher: Mover = { personId: 'chen', roles: ['dispatcher'] }
export const system: Mover = { personId: 'system', roles: ['system'] }

/** A record of the example in a state, tested by Li, complete. */
export function recordIn(state: string, changed: Partial<WorkflowRecord> = {}): WorkflowRecord {
  return { state, duties: { tester: 'li' }, facts: { complete: true }, ...changed }
}
