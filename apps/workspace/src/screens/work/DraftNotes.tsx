import { Note } from '@etalon/ui/note'
import { DraftConflict } from '../../forms/DraftConflict.tsx'
import type { FormDraft } from '../../forms/use-form-draft.ts'

export interface DraftNotesProps {
  readonly draft: Pick<FormDraft<object>, 'state' | 'actor'>
  /** Whether the form holds what was typed on a version that somebody changed meanwhile. */
  readonly isCarried: boolean
  /** What is said of that. */
  readonly edited: string
}

/** What stands above the fields of a record's form when the draft or the record changed elsewhere. */
export function DraftNotes({ draft, isCarried, edited }: DraftNotesProps) {
  return (
    <>
      <DraftConflict draft={draft} />
      {isCarried && (
        <Note tone="warning" live>
          {edited}
        </Note>
      )}
    </>
  )
}
