import type { CallProblem } from '@etalon/api/client'
import { useRef } from 'react'
import type { FormDraft } from './use-form-draft.ts'
import { type Sending, type Sent, useSending } from './use-sending.ts'

/** What the server has of a record already. */
export interface Edited {
  readonly id: string
  readonly version: number
}

interface HandingInOptions<Saved extends Edited> {
  readonly draft: Pick<FormDraft<object>, 'actor' | 'idempotencyKey'>
  /** The record that is changed; undefined where a new one is made. */
  readonly before: Edited | undefined
  readonly isSound: (what: Sent) => boolean
  readonly save: (edited: Edited | null, idempotencyKey: string, what: Sent) => Promise<Saved>
  /** The move that follows where the record is handed in. */
  readonly handIn: (move: Edited & { readonly action: 'submit' }, idempotencyKey: string) => Promise<unknown>
  readonly onSent: (saved: Saved, what: Sent) => void
  readonly onProblem?: (problem: CallProblem) => void
}

/** Saves a record from its form, and hands it in where that is asked for. Where that fails after the saving, the next try changes what was saved. */
export function useHandingIn<Saved extends Edited>({
  draft,
  before,
  isSound,
  save,
  handIn,
  onSent,
  onProblem,
}: HandingInOptions<Saved>): Sending {
  // A key of its own where this page has saved it: that changes a record, and must not repeat the making of it.
  const edited = useRef<(Edited & { readonly idempotencyKey?: string }) | null>(before ?? null)
  // What was saved as the form stands: where handing it in was not answered, that alone is done once more.
  const kept = useRef<{ readonly saved: Saved; readonly values: unknown } | null>(null)
  return useSending({
    draft,
    isSound,
    async work(what) {
      const { values } = draft.actor.getSnapshot().context
      const isKept = what === 'submit' && kept.current?.values === values
      const saved =
        (isKept ? kept.current?.saved : undefined) ??
        (await save(edited.current, edited.current?.idempotencyKey ?? draft.idempotencyKey, what))
      const { id, version } = saved
      if (!isKept) edited.current = { id, version, idempotencyKey: crypto.randomUUID() }
      kept.current = { saved, values }
      // Under a key that another page of this browser would take as well.
      if (what === 'submit') await handIn({ id, version, action: 'submit' }, `${draft.idempotencyKey}-${version}`)
      return saved
    },
    onSent(saved, what) {
      edited.current = null
      kept.current = null
      onSent(saved, what)
    },
    ...(onProblem ? { onProblem } : {}),
  })
}
