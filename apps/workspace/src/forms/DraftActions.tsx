import { DiscardDraft } from './DiscardDraft.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import type { FormDraft } from './use-form-draft.ts'

interface DraftActionsProps<Values> {
  readonly draft: FormDraft<Values>
  /** What discarding is called, asks and leads to. */
  readonly words: { readonly label: string; readonly question: string; readonly consequence: string }
  readonly onDiscarded: () => void
}

/** In the head of a form: whether what was typed is kept, and the way to discard it where there is something. */
export function DraftActions<Values>({ draft, words, onDiscarded }: DraftActionsProps<Values>) {
  return (
    <>
      <DraftStatus draft={draft} />
      {draft.hasChanges && <DiscardDraft draft={draft} {...words} onDiscarded={onDiscarded} />}
    </>
  )
}
