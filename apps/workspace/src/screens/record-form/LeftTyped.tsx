import { Note } from '@etalon/ui/note'
import { DiscardTyped } from '../../forms/DiscardDraft.tsx'
import type { Edited } from '../../forms/use-handing-in.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import type { ViewProps } from '../../shell/views.ts'
import type { FormPart } from './ChangedMeanwhile.tsx'
import * as styles from './changed-meanwhile.css.ts'
import { formIdOf, useLeftTyped } from './use-older-draft.ts'

interface LeftTypedProps<Values> {
  /** What drafts of such records are kept under. */
  readonly name: string
  /** The record as it is shown. */
  readonly edited: Edited
  readonly saved: Values
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  readonly parts: readonly FormPart<Values>[]
  /** Where the page stands: the dot on its tab says that something is not saved. */
  readonly view: ViewProps & { readonly path: string }
  /** How it can be gone on with. @default that it comes back once the record is open again */
  readonly hint?: string
  /** Hears that it is not kept any more: the page is to forget it too. */
  readonly onDiscarded: () => void
}

/**
 * Stands on a record that cannot be filled in now, where the form that was here before had something that nobody saved: what that was, that
 * it is kept, and what can be done.
 */
export function LeftTyped<Values extends object>(props: LeftTypedProps<Values>) {
  return <OnVersion key={formIdOf(props.name, props.edited)} {...props} />
}

function OnVersion<Values extends object>({ name, edited, saved, read, parts, view, hint, onDiscarded }: LeftTypedProps<Values>) {
  const words = useWords(recordFormMessages)
  const [typed, discard] = useLeftTyped({ name, edited, initial: saved, read })
  useReportUnsaved(view.path, view.query, typed !== undefined)
  if (typed === undefined) return null
  const values = { ...saved, ...typed.values }
  const told = [...parts.entries()].filter(([, { text }]) => text(values) !== text(saved))
  return (
    <Note tone="warning" live title={words.left}>
      <p>{hint ?? words.leftHint}</p>
      <ul className={styles.lefts} aria-label={words.leftTyped}>
        {told.map(([place, { label, text }]) => (
          <li key={place} className={styles.left}>
            <span className={styles.label}>{label}</span> <bdi>{text(values) || words.nothing}</bdi>
          </li>
        ))}
      </ul>
      <DiscardTyped
        isAlone
        label={words.discard}
        question={words.leftQuestion}
        consequence={words.discardConsequence}
        onDiscarded={() => {
          discard()
          onDiscarded()
        }}
      />
    </Note>
  )
}
