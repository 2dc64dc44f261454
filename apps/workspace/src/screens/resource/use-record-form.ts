import { CallProblem } from '@etalon/api/client'
import { type FieldRules, type FormControl, useForm } from '@etalon/ui/form'
import { useMemo, useRef, useState } from 'react'
import { commonMessages, useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { sayProblem, useWorkspace } from '../../workspace/index.ts'
import type { FieldDefinition, ResourceForm, Told } from './resource-definition.ts'

export interface RecordFormOptions<Row, Draft extends object> {
  readonly definition: ResourceForm<Row, Draft>
  /** The record that is changed; undefined for a new one. */
  readonly row: Row | undefined
  /** It is saved; what it tells is told once. */
  readonly onSaved: (told: Told | undefined) => void
}

export interface RecordForm<Draft extends object> {
  readonly form: FormControl<Draft>
  readonly fields: readonly FieldDefinition<Draft>[]
  /** Why it was not saved, where no field is to blame. */
  readonly refused: string | undefined
}

const isEmpty = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** The form of a record, as its definition says. What the server refuses of a field is said beside it. */
export function useRecordForm<Row, Draft extends object>({
  definition,
  row,
  onSaved,
}: RecordFormOptions<Row, Draft>): RecordForm<Draft> {
  const { client, toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  const common = useWords(commonMessages)
  const [refused, setRefused] = useState<string>()
  const key = useRef(crypto.randomUUID())
  const told = useRef<Told>(undefined)
  const fields = useMemo(() => definition.fields(row), [definition, row])
  const [initial] = useState(() => definition.draftOf(row))
  const rules = useMemo(() => {
    const ruleOf = (field: FieldDefinition<Draft>) => (value: unknown, draft: Draft) => {
      if (field.isShown && !field.isShown(draft)) return undefined
      if (field.required && isEmpty(value)) return words.required(field.label)
      return field.rule?.(draft)
    }
    return Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])) as FieldRules<Draft>
  }, [fields, words])
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label])) as { [Name in keyof Draft]?: string }
  const form = useForm<Draft>({
    initial,
    rules,
    labels,
    onSubmit: async (draft) => {
      setRefused(undefined)
      try {
        told.current = await definition.save(client, draft, row, key.current)
        return undefined
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error
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
      if (!(error instanceof CallProblem)) throw error
      setRefused(sayProblem(error, common))
    },
  })
  return { form, fields, refused }
}
