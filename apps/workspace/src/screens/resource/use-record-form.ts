import { CallProblem } from '@etalon/api/client'
import { type FieldRules, type FormControl, useForm } from '@etalon/ui/form'
import { useMemo, useRef, useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import { isAlike, type Typed, typedOf } from '../record-form/typed-values.ts'
import type { FieldDefinition, ResourceForm, Told } from './resource-definition.ts'

export interface RecordFormOptions<Row extends object, Draft extends object> {
  readonly definition: ResourceForm<Row, Draft>
  /** The record that is changed; undefined for a new one. */
  readonly row: Row | undefined
  /** The record as it is kept now; undefined where it is not found any more. @default nobody comes between */
  readonly find?: ((row: Row) => Promise<Row | undefined>) | undefined
  /** It is saved; what it tells is told once. */
  readonly onSaved: (told: Told | undefined) => void
}

export interface RecordForm<Draft extends object> {
  readonly form: FormControl<Draft>
  readonly fields: readonly FieldDefinition<Draft>[]
  /** Why it was not saved, where no field is to blame. */
  readonly refused: string | undefined
  /** What was typed while somebody else saved the record, and what that says now. */
  readonly meanwhile: { readonly typed: Typed<Draft>; readonly saved: Draft } | undefined
}

/** The record on which a form stands, and what was typed on the version before that. */
interface Standing<Row, Draft> {
  readonly row: Row | undefined
  readonly initial: Draft
  readonly typed: Typed<Draft> | undefined
}

/** Somebody else was faster: the form stands on their version now, and is not handed in. */
class SavedMeanwhile extends Error {}

const versionOf = (row: object): unknown => ('version' in row ? row.version : undefined)
const isEmpty = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/**
 * The form of a record, as its definition says. What the server refuses of a field is said beside it. Where somebody else saved the record
 * meanwhile, it stands on that version from then on, with what was typed: a record with a version is refused by the server, one without is
 * asked for again before it is saved.
 */
export function useRecordForm<Row extends object, Draft extends object>({
  definition,
  row: opened,
  find,
  onSaved,
}: RecordFormOptions<Row, Draft>): RecordForm<Draft> {
  const { client, toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  const common = useWords(commonMessages)
  const [refused, setRefused] = useState<string>()
  const key = useRef(crypto.randomUUID())
  const told = useRef<Told>(undefined)
  const [{ row, initial, typed }, stand] = useState<Standing<Row, Draft>>(() => {
    return { row: opened, initial: definition.draftOf(opened), typed: undefined }
  })
  const fields = useMemo(() => definition.fields(row), [definition, row])
  const rules = useMemo(() => {
    const ruleOf = (field: FieldDefinition<Draft>) => (value: unknown, draft: Draft) => {
      if (field.isShown && !field.isShown(draft)) return undefined
      if (field.required && isEmpty(value)) return words.required(field.label)
      return field.rule?.(draft)
    }
    return Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])) as FieldRules<Draft>
  }, [fields, words])
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label])) as { [Name in keyof Draft]?: string }
  /** @throws SavedMeanwhile where it is not kept any more as it stands here */
  const meet = async (draft: Draft) => {
    const kept = row && (await find?.(row))
    if (!kept) return
    const saved = definition.draftOf(kept)
    if (versionOf(kept) === versionOf(row) && isAlike(saved, initial)) return
    stand({ row: kept, initial: saved, typed: typedOf(initial, draft) })
    setRefused(definition.refusal?.(kept))
    key.current = crypto.randomUUID()
    throw new SavedMeanwhile()
  }
  const form = useForm<Draft>({
    initial,
    rules,
    labels,
    onSubmit: async (draft) => {
      setRefused(undefined)
      if (row && versionOf(row) === undefined) await meet(draft)
      try {
        told.current = await definition.save(client, draft, row, key.current)
        return undefined
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
        if (error.code === 409) await meet(draft)
        // What is said of a field that is not there is said of all of it.
        const known = error.fields.filter(({ path }) =>
          fields.some(({ name, isShown }) => name === path && isShown?.(draft) !== false),
        )
        if (known.length === 0) throw error
        return Object.fromEntries(known.map(({ path, message }) => [path, message])) as Partial<Record<keyof Draft, string>>
      }
    },
    onSubmitted: (draft) => {
      // The dialog that tells something says that it is saved: a message would lie over what has to be copied.
      if (!told.current) toasts.show({ tone: 'success', title: definition.saved(draft) })
      onSaved(told.current)
    },
    onFailed: (error) => {
      if (error instanceof SavedMeanwhile) return
      if (!(error instanceof CallProblem)) throw error
      setRefused(sayProblem(error, common))
    },
  })
  return { form, fields, refused, meanwhile: typed && { typed, saved: initial } }
}
