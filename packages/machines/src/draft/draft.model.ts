import { after, defineModel, done, failed } from '../testing/index.ts'
import { draftMachine } from './draft.machine.ts'

const stored = { version: 1, values: { name: '压力表' }, idempotencyKey: 'stored', revision: 4 }

/** A form that is typed into, saved, sent and discarded, with a storage that answers, fails and has been written by another page. */
export const draftModel = defineModel({
  name: 'draft',
  machine: draftMachine,
  inputs: [{ formId: 'order', userId: '7', initial: { name: '' }, createKey: () => 'new' }],
  events: [
    { type: 'VALUES.CHANGED', values: { name: 'x' } },
    { type: 'SAVE' },
    { type: 'RETRY' },
    { type: 'ONLINE' },
    { type: 'DISCARD' },
    { type: 'SUBMITTED' },
    { type: 'CONFLICT.KEEP_MINE' },
    { type: 'CONFLICT.TAKE_THEIRS' },
    after('autosave', 'draft.dirty'),
    done('restoreDraft', stored),
    done('restoreDraft', undefined),
    failed('restoreDraft'),
    done('saveDraft', { outcome: 'saved' }),
    done('saveDraft', { outcome: 'conflict', stored }),
    done('saveDraft', { outcome: 'conflict', stored: 'rubbish' }),
    done('saveDraft', { outcome: 'conflict', stored: undefined }),
    failed('saveDraft'),
    done('clearDraft', undefined),
    failed('clearDraft'),
  ],
  place: ({ context }) => [
    context.values.name,
    context.changedMeanwhile,
    context.askedMeanwhile,
    context.ending,
    context.stored !== undefined,
    Math.min(context.revision, 5),
  ],
  invariant: (snapshot) => {
    const { stored: theirs, ending, idempotencyKey } = snapshot.context
    if (theirs && !snapshot.matches('conflict')) throw new Error('what another page stored, and no conflict')
    if (ending && !['saving', 'clearing', 'clearFailed'].some((state) => snapshot.value === state)) {
      throw new Error('ended, and not on the way to being cleared')
    }
    if (idempotencyKey === '') throw new Error('a draft without an idempotency key')
  },
})
