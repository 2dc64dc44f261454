import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormProblems,
  FormRules,
  FormValues,
  SubmitFormAnswer,
  SubmitFormRequest,
} from './form.types.ts'
import { changedFields, isSameValue, ruleProblems } from './form-problems.ts'

/** What is left of refusals once some fields changed. */
function stillRefused({ values, refusals }: FormContext, changed: FormValues): FormProblems {
  return Object.fromEntries(
    Object.entries(refusals).filter(([name]) => !Object.hasOwn(changed, name) || isSameValue(values[name], changed[name])),
  )
}

/** Nothing is shown to be wrong yet. */
const fresh = { left: [], attempted: false, refusals: {}, error: undefined } as const

/**
 * A form: what it holds, what rules find wrong with it and when that is shown, whether anything would be lost, and its way to where it
 * is handed in. What is wrong with a field is shown once somebody went on from it, and everything once it was handed in.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    emitted: {} as FormEmitted,
    input: {} as FormInput,
  },
  actors: {
    submitForm: fromPromise<SubmitFormAnswer, SubmitFormRequest>(async () => {
      throw new Error('form: provide submitForm, which hands the values in and answers whether they were taken.')
    }),
  },
  guards: {
    isSound: ({ context }) => Object.keys(ruleProblems(context)).length === 0,
    isAccepted: (_, { answer }: { answer: SubmitFormAnswer }) => answer.outcome === 'accepted',
    isNewlyLeft: ({ context }, { name }: { name: string }) => !context.left.includes(name),
  },
  actions: {
    change: assign(({ context }, { values }: { values: FormValues }) => ({
      values: { ...context.values, ...values },
      refusals: stillRefused(context, values),
    })),
    leaveField: assign(({ context }, { name }: { name: string }) => ({ left: [...context.left, name] })),
    awaitAnew: assign(({ context }, { name }: { name: string }) => {
      const { [name]: _, ...refusals } = context.refusals
      return { awaited: [...context.awaited.filter((one) => one !== name), name], refusals }
    }),
    takeRules: assign((_, { rules }: { rules: FormRules }) => ({ rules })),
    begin: assign(({ context }, { values }: { values: FormValues }) => {
      const changed = changedFields(context)
      const kept = Object.entries(context.values).filter(([name]) => changed.includes(name))
      return { initial: values, values: { ...values, ...Object.fromEntries(kept) } }
    }),
    reset: assign(({ context }) => ({ ...fresh, values: context.initial })),
    refuse: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ attempted: true, awaited: [] })
      enqueue.emit({ type: 'refused', names: Object.keys(ruleProblems(context)), by: 'rules' })
    }),
    send: assign(({ context }) => ({ sent: context.values, refusals: {}, error: undefined })),
    accept: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...fresh, initial: context.sent })
      enqueue.emit({ type: 'submitted', values: context.sent })
    }),
    takeRefusals: enqueueActions(({ context, enqueue }, { answer }: { answer: SubmitFormAnswer }) => {
      const problems = answer.outcome === 'refused' ? answer.problems : {}
      // What was changed since is not what was refused.
      const standing = Object.entries(problems).filter(([name]) => isSameValue(context.sent[name], context.values[name]))
      enqueue.assign({ refusals: Object.fromEntries(standing) })
      enqueue.emit({ type: 'refused', names: standing.map(([name]) => name), by: 'answer' })
    }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error })),
  },
}).createMachine({
  id: 'form',
  context: ({ input: { initial, rules = {}, awaited = [] } }) => ({
    ...fresh,
    initial,
    values: initial,
    rules,
    awaited,
    sent: initial,
  }),
  initial: 'editing',
  on: {
    'VALUES.CHANGED': { actions: { type: 'change', params: ({ event }) => ({ values: event.values }) } },
    'FIELD.LEFT': {
      guard: { type: 'isNewlyLeft', params: ({ event }) => ({ name: event.name }) },
      actions: { type: 'leaveField', params: ({ event }) => ({ name: event.name }) },
    },
    'VALUE.COMING': { actions: { type: 'awaitAnew', params: ({ event }) => ({ name: event.name }) } },
    'RULES.GIVEN': { actions: { type: 'takeRules', params: ({ event }) => ({ rules: event.rules }) } },
    'INITIAL.GIVEN': { actions: { type: 'begin', params: ({ event }) => ({ values: event.values }) } },
  },
  states: {
    editing: {
      on: {
        SUBMIT: [{ target: 'submitting', guard: 'isSound', actions: 'send' }, { actions: 'refuse' }],
        RESET: { actions: 'reset' },
      },
    },
    /** It is on its way. What is typed meanwhile stays, and counts as a change of what was handed in. */
    submitting: {
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context }) => ({ values: context.sent }),
        onDone: [
          {
            target: 'editing',
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            actions: 'accept',
          },
          { target: 'editing', actions: { type: 'takeRefusals', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: { CANCEL: 'editing' },
    },
  },
})

/** A form that is being filled in. */
export type FormActorRef = ActorRefFrom<typeof formMachine>
/** What a form is at one moment. */
export type FormSnapshot = SnapshotFrom<typeof formMachine>

/** Whether something would be lost if the form went away. */
export const isFormDirty = ({ context }: FormSnapshot): boolean => changedFields(context).length > 0
