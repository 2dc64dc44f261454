import { defineModel } from '../testing/index.ts'
import { approver, auditor, dispatcher, example, recordIn, system, tester } from './example-progression.ts'
import { createWorkflowMachine } from './workflow.machine.ts'

const people = [tester, auditor, approver, dispatcher, system]

/** Everybody tries every action in every state, with a reason and without, and the server says where the record really is. */
export const workflowModel = defineModel({
  name: 'workflow',
  machine: createWorkflowMachine(example),
  inputs: [{ duties: { tester: 'li' }, facts: { complete: true } }],
  events: [
    ...people.flatMap((who) =>
      ['submit', 'audit', 'return', 'finish', 'discard'].flatMap((action) => [
        { type: `MOVE.${action}` as const, who },
        { type: `MOVE.${action}` as const, who, reason: '数据有误' },
      ]),
    ),
    { type: 'MOVE.return', who: approver, reason: '措辞', to: '400' },
    { type: 'MOVE.assign', who: dispatcher },
    { type: 'MOVE.assign', who: dispatcher, assignee: 'wu' },
    { type: 'MOVE.unheard', who: approver },
    ...[...example.states, 'elsewhere'].map((state) => ({ type: 'RECORD.CHANGED' as const, record: recordIn(state) })),
  ],
  place: ({ context }) => context.record.duties,
  invariant: ({ value, context }) => {
    if (value !== context.record.state) throw new Error('the state of the machine is not that of the record')
    const { tester: one, auditor: other } = context.record.duties
    if (other !== undefined && one === other) throw new Error('four eyes were two')
  },
})
