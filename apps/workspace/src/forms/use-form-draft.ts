import {
  type ClearDraftRequest,
  type DraftActorRef,
  type DraftSnapshot,
  draftMachine,
  hasChanges,
  isStillStored,
  type SaveDraftRequest,
} from '@etalon/machines/draft'
import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useLayoutEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { TypedContext } from '../answers/typed-below.ts'
import { readStored, removeStored, useWorkspace, writeStored } from '../workspace/index.ts'

/** Stores a draft unless another page of this browser stored one meanwhile. */
async function save({ key, draft, ...seen }: SaveDraftRequest) {
  const stored = readStored(key)
  if (!isStillStored(stored, seen)) return { outcome: 'conflict' as const, stored }
  writeStored(key, draft)
  return { outcome: 'saved' as const }
}

/** Removes a draft, and leaves what another page stored meanwhile. */
async function clear({ key, ...seen }: ClearDraftRequest) {
  if (isStillStored(readStored(key), seen)) removeStored(key)
}

const storedDrafts = draftMachine.provide({
  actors: {
    restoreDraft: fromPromise(async ({ input }) => readStored(input.key)),
    saveDraft: fromPromise(({ input }) => save(input)),
    clearDraft: fromPromise(({ input }) => clear(input)),
  },
})

/** Whether what was typed outlives the form: stored here, or on its way there. */
const isKept = (snapshot: DraftSnapshot) => hasChanges(snapshot) && !snapshot.matches('failed') && !snapshot.matches('conflict')

/** A form whose values save themselves as one types. */
export interface FormDraft<Values> {
  readonly actor: DraftActorRef
  readonly values: Values
  /** What its fields began with, some of them perhaps on an earlier version of the record. */
  readonly began: Values
  /** Changes some fields; the others stay. */
  readonly change: (values: Partial<Values>) => void
  /** Whether the draft holds something that was not handed in: kept on this device, or not yet even there. */
  readonly hasChanges: boolean
  readonly state: 'restoring' | 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict' | 'clearing'
  /** Sent with the submission, so that repeating it makes one record. */
  readonly idempotencyKey: string
}

const states = ['restoring', 'clean', 'dirty', 'saving', 'saved', 'failed', 'conflict', 'clearing'] as const

/**
 * Makes and owns the draft of a form. What was typed survives a crash, a closed page and an expired session.
 * @param formId the form, with the record's id where it edits one
 * @param read makes values of what was stored; anything may be missing
 */
export function useFormDraft<Values extends object>(
  formId: string,
  initial: Values,
  read: (stored: Readonly<Record<string, unknown>>) => Values,
): FormDraft<Values> {
  const { session, drafts } = useWorkspace()
  const userId = session.getSnapshot().context.user?.id ?? ''
  const actor = useActorRef(storedDrafts, {
    input: { formId, userId, initial: Object.fromEntries(Object.entries(initial)), createKey: () => crypto.randomUUID() },
  })
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const state = useSelector(actor, (snapshot) => states.find((one) => snapshot.matches(one)) ?? 'clean')
  const holdsChanges = useSelector(actor, hasChanges)
  const keeps = useSelector(actor, isKept)
  const tell = useContext(TypedContext)
  const values = useMemo(() => read(context.values), [read, context.values])
  const began = useMemo(() => read(context.began), [read, context.began])
  // Before the passive effects: the actor is stopped by one of those when the form goes.
  useLayoutEffect(() => {
    const keep = () => actor.send({ type: 'SAVE' })
    const retry = () => actor.send({ type: 'ONLINE' })
    // A page that is hidden may never be shown again.
    document.addEventListener('visibilitychange', keep)
    addEventListener('pagehide', keep)
    addEventListener('online', retry)
    const gone = drafts.add(actor)
    return () => {
      keep()
      gone()
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('pagehide', keep)
      removeEventListener('online', retry)
    }
  }, [actor, drafts])
  useLayoutEffect(() => {
    tell(formId, keeps)
    // It may go in the moment it is handed in.
    return () => tell(formId, isKept(actor.getSnapshot()))
  }, [tell, formId, keeps, actor])
  return {
    actor,
    values,
    began,
    change: (changed) => actor.send({ type: 'VALUES.CHANGED', values: { ...changed } }),
    hasChanges: holdsChanges,
    state,
    idempotencyKey: context.idempotencyKey,
  }
}
