import { Button } from '@etalon/ui/button'
import { Note } from '@etalon/ui/note'
import { useIsStale } from '../../answers/StaleNote.tsx'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import * as styles from './changed-meanwhile.css.ts'
import { isInConflict, type Typed } from './typed-values.ts'

/** Fields of a form that are taken over together, and how they are told in words. */
export interface FormPart<Values> {
  readonly label: string
  readonly names: readonly (keyof Values & string)[]
  /** An empty text where nothing was filled in. */
  readonly text: (values: Values) => string
  /** Where it is only a piece of what its fields hold, as a row of a list is. @default it is all of it */
  readonly within?: {
    /** Whether it says two things still. */
    readonly isOpen: (values: Values) => boolean
    /** The fields with this piece as it is saved. */
    readonly take: (values: Values) => Partial<Values>
  }
}

/** A part that is one field of text. */
export const textPart = <Values extends object>(label: string, name: keyof Values & string): FormPart<Values> => ({
  label,
  names: [name],
  text: (values) => String(values[name] ?? ''),
})

/** What somebody else saved while this was typed. */
export interface Meanwhile<Values> {
  /** What was typed on the version of before; undefined where nobody came between. */
  readonly typed: Typed<Values> | undefined
  /** The record as it is saved now. */
  readonly saved: Values
  /** Whether that was typed before the page went, and was kept on this device. @default false */
  readonly wasKept?: boolean
  readonly parts: readonly FormPart<Values>[]
}

interface ChangedMeanwhileProps<Values> extends Meanwhile<Values> {
  readonly draft: Pick<FormDraft<Values>, 'values' | 'change'>
}

/** Says that somebody else saved the record meanwhile, and shows what both wrote where they do not agree. */
export function ChangedMeanwhile<Values extends object>({ typed, saved, wasKept, parts, draft }: ChangedMeanwhileProps<Values>) {
  const words = useWords(recordFormMessages)
  const isStale = useIsStale()
  // What the other saved is not here yet: nothing can be said of it.
  if (typed === undefined || isStale) return null
  const { values } = draft
  // Two parts may be called alike, as two instruments of a ledger are: each is known by its place.
  const open = [...parts.entries()].filter(
    ([, { names, within }]) =>
      names.some((name) => isInConflict(name, { typed, saved, values })) && (within?.isOpen(values) ?? true),
  )
  const take = ({ names, within }: FormPart<Values>) =>
    draft.change(within?.take(values) ?? (Object.fromEntries(names.map((name) => [name, saved[name]])) as Partial<Values>))
  return (
    <Note tone="warning" live title={wasKept ? words.changedSince : words.changedMeanwhile}>
      {open.length === 0 ? (
        words.together
      ) : (
        <>
          <p>{words.decide}</p>
          <ul className={styles.parts} aria-label={words.conflicts}>
            {open.map(([place, part]) => (
              <li key={place} className={styles.part}>
                <p className={styles.label}>{part.label}</p>
                <p>
                  <span className={styles.whose}>{words.savedNow}</span> <bdi>{part.text(saved) || words.nothing}</bdi>
                </p>
                <p>
                  <span className={styles.whose}>{words.yours}</span> <bdi>{part.text(values) || words.nothing}</bdi>
                </p>
                <Button size="small" onPress={() => take(part)} aria-label={words.takeSavedOf(part.label)}>
                  {words.takeSaved}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
