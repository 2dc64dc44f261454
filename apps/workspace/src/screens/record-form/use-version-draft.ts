import { useEffect, useMemo, useState } from 'react'
import { type FormDraft, useFormDraft } from '../../forms/use-form-draft.ts'
import type { Edited } from '../../forms/use-handing-in.ts'
import type { Meanwhile } from './ChangedMeanwhile.tsx'
import { useCarriedOver } from './carried-over.tsx'
import { onProposal, type Typed, unsettledOf } from './typed-values.ts'
import { formIdOf, useOlderDraft } from './use-older-draft.ts'

interface VersionDraftOptions<Values> {
  /** What drafts of such records are kept under; with id and version, for a record that is there already. */
  readonly name: string
  /** The version that is edited; undefined where a new record is begun. */
  readonly edited: Edited | undefined
  readonly initial: Values
  /** Makes values of what was stored; anything may be missing. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  /** What was typed on the version before, in this page. */
  readonly carried: Typed<Values> | undefined
  /**
   * Whether what the form begins with was saved by somebody. Otherwise it is only proposed, as the day of today is, and says something else
   * tomorrow without anybody having changed it. @default that it was, for a record that is there already
   */
  readonly isSaved?: boolean
  /**
   * Puts together what was typed on an earlier version and what is saved now, where a field holds more than one thing: `before` is then what is
   * saved, but for what both changed. @default what was typed stands as it is
   */
  readonly together?: (typed: Typed<Values>, saved: Values) => Typed<Values>
}

/** The draft of one version of a record. */
export interface VersionDraft<Values> extends FormDraft<Values> {
  /** What was typed on an earlier version, and what is saved now: for `ChangedMeanwhile`. */
  readonly meanwhile: Omit<Meanwhile<Values>, 'parts'>
  /** Tells what was typed so far, for the version that comes next. */
  readonly typedSoFar: () => Typed<Values>
}

/**
 * The draft of a record's form. It belongs to the version that it began from. What was typed on an earlier one goes over into it, whether
 * the newer one came while the page was there or after it had gone.
 */
export function useVersionDraft<Values extends object>(options: VersionDraftOptions<Values>): VersionDraft<Values> {
  const { name, edited, initial, read, carried, isSaved = edited !== undefined, together } = options
  const draft = useFormDraft(edited ? formIdOf(name, edited) : name, initial, read)
  const { actor, values, began } = draft
  // As a draft is read: what is only written in another order, or left out by it, was not changed by anybody.
  const saved = useMemo(() => read(Object.fromEntries(Object.entries(initial))), [read, initial])
  const older = useOlderDraft(actor, { ...options, initial: saved })
  const [given] = useState(() => {
    const typed = carried ?? older
    if (typed === undefined) return undefined
    return isSaved ? (together?.(typed, saved) ?? typed) : onProposal(typed, saved)
  })
  const typedSoFar = useCarriedOver(draft, saved, given)
  // Discarded, or another page's draft taken instead: nothing of it stands here any more.
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const { unsubscribe } = actor.on('restored', () => setGone(true))
    return unsubscribe
  }, [actor])
  const over = isGone ? undefined : given
  return {
    ...draft,
    meanwhile: {
      // Carried over, and then the page went: both texts are in the draft.
      typed: over ?? (isSaved ? unsettledOf({ initial: saved, began, values }) : undefined),
      saved,
      wasKept: carried === undefined || isGone,
    },
    typedSoFar,
  }
}
