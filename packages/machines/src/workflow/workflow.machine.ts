import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { progressionFaults } from './check-progression.ts'
import { decideMove, recordAfter, trimReason } from './decide-move.ts'
import type {
  Mover,
  Progression,
  WorkflowContext,
  WorkflowEmitted,
  WorkflowEvent,
  WorkflowInput,
  WorkflowRecord,
} from './workflow.types.ts'

/** What a move event asks for. */
interface Asked {
  readonly action: string
  readonly who: Mover
  readonly reason: string | undefined
  readonly to: string | undefined
  readonly assignee: string | undefined
}

/**
 * Makes the machine of a progression: one state for each of its keys, and in each state the moves that lead out of it. Its
 * guards ask `decideMove`, as the server does.
 *
 * @throws a sentence for each fault of the progression: unknown states, states that no move reaches, moves that nobody may do.
 */
export function createWorkflowMachine(progression: Progression) {
  const faults = progressionFaults(progression)
  if (faults.length > 0) throw new Error(faults.join('\n'))

  const decide = ({ record }: WorkflowContext, { action, who, reason, to, assignee }: Asked) =>
    decideMove(progression, record, who, action, reason, to, assignee)

  const workflow = setup({
    types: {
      context: {} as WorkflowContext,
      events: {} as WorkflowEvent,
      emitted: {} as WorkflowEmitted,
      input: {} as WorkflowInput,
    },
    guards: {
      leadsTo: ({ context }, { asked, target }: { asked: Asked; target: string }) => {
        const decision = decide(context, asked)
        return decision.allowed && decision.to === target
      },
      isIn: (_, { record, state }: { record: WorkflowRecord; state: string }) => record.state === state,
    },
    actions: {
      move: enqueueActions(({ context, enqueue }, { asked }: { asked: Asked }) => {
        const decision = decide(context, asked)
        if (!decision.allowed) return
        const { to, assigned } = decision
        enqueue.emit({
          type: 'moved',
          action: asked.action,
          from: context.record.state,
          to,
          who: asked.who,
          reason: trimReason(asked.reason),
          ...(assigned === undefined ? {} : { assigned }),
        })
        enqueue.assign({ record: recordAfter(context.record, asked.who, decision) })
      }),
      tellRefused: enqueueActions(({ context, enqueue }, { asked }: { asked: Asked }) => {
        const decision = decide(context, asked)
        if (decision.allowed) return
        const { refusal: reason, held } = decision
        const about = { action: asked.action, from: context.record.state, reason }
        enqueue.emit({ type: 'refused', ...about, ...(held === undefined ? {} : { held }) })
      }),
      take: assign((_, { record }: { record: WorkflowRecord }) => ({ record })),
    },
  })

  const actions = [...new Set(progression.moves.map((move) => move.action))]
  const movesFrom = (state: string, action: string) => [
    ...new Set(progression.moves.filter((move) => move.action === action && move.from.includes(state)).map((move) => move.to)),
  ]

  return workflow.createMachine({
    id: progression.name,
    context: ({ input }) => ({
      record: { state: progression.initial, duties: input.duties ?? {}, facts: input.facts ?? {} },
    }),
    initial: progression.initial,
    states: Object.fromEntries(
      progression.states.map((state) => [
        state,
        {
          on: Object.fromEntries(
            actions
              .filter((action) => movesFrom(state, action).length > 0)
              .map((action) => [
                `MOVE.${action}`,
                [
                  ...movesFrom(state, action).map((target) => ({
                    target,
                    guard: { type: 'leadsTo' as const, params: ({ event }: Happening) => ({ asked: askedBy(event), target }) },
                    actions: { type: 'move' as const, params: ({ event }: Happening) => ({ asked: askedBy(event) }) },
                  })),
                  { actions: { type: 'tellRefused' as const, params: ({ event }: Happening) => ({ asked: askedBy(event) }) } },
                ],
              ]),
          ),
        },
      ]),
    ),
    on: {
      // Any other move, known or not, is refused from here.
      'MOVE.*': { actions: { type: 'tellRefused', params: ({ event }) => ({ asked: askedBy(event) }) } },
      'RECORD.CHANGED': progression.states.map((state) => ({
        target: `.${state}`,
        guard: { type: 'isIn', params: ({ event }) => ({ record: event.record, state }) },
        actions: { type: 'take', params: ({ event }) => ({ record: event.record }) },
      })),
    },
  })
}

/** The machine of one progression; its states are named by that progression. */
export type WorkflowMachine = ReturnType<typeof createWorkflowMachine>
/** One record on its way through a progression: send it moves, and hear whether they were made. */
export type WorkflowActorRef = ActorRefFrom<WorkflowMachine>
/** Where a record stands at one moment, and who holds which duty on it. */
export type WorkflowSnapshot = SnapshotFrom<WorkflowMachine>

interface Happening {
  readonly event: WorkflowEvent
}

const nobody: Mover = { personId: '', roles: [] }

function askedBy(event: WorkflowEvent): Asked {
  if (event.type === 'RECORD.CHANGED') return { action: '', who: nobody, reason: undefined, to: undefined, assignee: undefined }
  const { who, reason, to, assignee } = event
  return { action: event.type.slice('MOVE.'.length), who, reason, to, assignee }
}
