import type { Standing } from '@etalon/api/contract'
import { flushSync } from 'react-dom'
import { useReportUnsaved } from '../../../shell/unsaved-tabs.tsx'
import type { ViewProps } from '../../../shell/views.ts'
import { useWorkspace } from '../../../workspace/index.ts'
import type { Typed } from '../../record-form/typed-values.ts'
import { useVersionDraft, type VersionDraft } from '../../record-form/use-version-draft.ts'
import type { useMoves } from '../moves/use-moves.ts'
import type { Keeping } from './use-keeping.ts'

export interface KeptDraftOptions<Kept, Values> {
  /** What kind of record the form changes, such as `report`. */
  readonly kind: string
  readonly keeping: Keeping<Kept, Values>
  /** What was typed on the version before. */
  readonly carried: Typed<Values> | undefined
  readonly moves: ReturnType<typeof useMoves>
  /** What the form holds before anything is typed. */
  readonly initial: Values
  /** Whether somebody saved that; otherwise it is only proposed. @default that somebody did */
  readonly isSaved?: boolean
  /** Makes values of what was stored; anything may be missing. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  /** Where the form stands: the dot on its tab says that something is not saved. */
  readonly view: ViewProps & { readonly path: string }
  readonly numberOf: (kept: Kept) => string
  /** What is said of a record that was saved. */
  readonly saidOf: (number: string) => string
}

/** A draft whose record is saved and submitted from its form. */
export interface KeptDraft<Kept, Values> {
  readonly draft: VersionDraft<Values>
  /** Saves by `send`; to submit, the record then makes that move too. */
  readonly save: (what: 'save' | 'submit', send: () => Promise<Kept>) => Promise<void>
}

/** The draft of a record's form. It belongs to the version that it began from, and goes over into the next one. */
export function useKeptDraft<Kept extends { readonly id: string; readonly standing: Standing }, Values extends object>({
  kind,
  keeping,
  carried,
  moves,
  initial,
  isSaved = true,
  read,
  view,
  numberOf,
  saidOf,
}: KeptDraftOptions<Kept, Values>): KeptDraft<Kept, Values> {
  const { toasts } = useWorkspace()
  const { record } = keeping
  const edited = { id: record.id, version: record.standing.version }
  const draft = useVersionDraft({ name: kind, edited, initial, isSaved, read, carried })
  useReportUnsaved(view.path, view.query, draft.hasChanges)

  const save = async (what: 'save' | 'submit', send: () => Promise<Kept>) => {
    // Enter in a field may come while the button's own press is under way.
    if (keeping.busy !== null) return
    const kept = await keeping.keep(what, draft.typedSoFar, send)
    if (!kept) return
    // At once, or the form would show what stood before for a moment.
    flushSync(() => {
      draft.actor.send({ type: 'SUBMITTED' })
      keeping.show(kept)
    })
    const number = numberOf(kept)
    if (what === 'save') toasts.show({ tone: 'success', title: saidOf(number) })
    else await moves.perform({ id: kept.id, number, standing: kept.standing }, 'submit').finally(keeping.end)
  }
  return { draft, save }
}
