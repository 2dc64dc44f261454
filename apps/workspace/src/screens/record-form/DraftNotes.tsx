import { DraftConflict } from '../../forms/DraftConflict.tsx'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { ChangedMeanwhile, type Meanwhile } from './ChangedMeanwhile.tsx'

interface DraftNotesProps<Values> extends Meanwhile<Values> {
  readonly draft: Pick<FormDraft<Values>, 'state' | 'actor' | 'values' | 'change'>
}

/** What stands above the fields of a record's form when the draft or the record changed elsewhere: both texts, where they do not agree. */
export function DraftNotes<Values extends object>({ draft, ...meanwhile }: DraftNotesProps<Values>) {
  return (
    <>
      <DraftConflict draft={draft} />
      <ChangedMeanwhile {...meanwhile} draft={draft} />
    </>
  )
}
