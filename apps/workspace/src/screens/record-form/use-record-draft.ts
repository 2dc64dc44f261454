import { useEffect } from 'react'
import { type FormDraft, useFormDraft } from '../../forms/use-form-draft.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { type Typed, typedOf } from './typed-values.ts'

interface RecordDraftOptions<Values> {
  /** What the draft is kept under; with the version of the record, for one that is there already. */
  readonly name: string
  /** Where the form is, for the tab that says that something is not saved. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The record that is changed; undefined where a new one is begun. */
  readonly before: { readonly id: string; readonly standing: { readonly version: number } } | undefined
  readonly initial: Values
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried: Typed<Values> | undefined
}

/** The draft of a record's form. */
export interface RecordDraft<Values> extends FormDraft<Values> {
  /** What was typed so far, for a version that comes in between. */
  readonly typed: () => Typed<Values>
}

/** The draft of a record's form. It belongs to the version that it began from: a newer record begins a new one. */
export function useRecordDraft<Values extends object>({
  name,
  path,
  query,
  before,
  initial,
  read,
  carried,
}: RecordDraftOptions<Values>): RecordDraft<Values> {
  const draft = useFormDraft(before ? `${name}:${before.id}:${before.standing.version}` : name, initial, read)
  const { actor, hasChanges } = draft
  useReportUnsaved(path, query, hasChanges)
  useEffect(() => {
    if (carried) actor.send({ type: 'VALUES.CHANGED', values: Object.fromEntries(Object.entries(carried.values)) })
  }, [carried, actor])
  return { ...draft, typed: () => typedOf(initial, draft.values) }
}
