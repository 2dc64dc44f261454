import type { RecordTemplate } from '@etalon/api/contract'
import type { TemplateField } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'
import { type Keyed, keyed } from '../rows/keyed.ts'

/** What the form of a record template holds. */
export interface TemplateDraft extends Pick<RecordTemplate, 'name' | 'nameEn' | 'kindCode' | 'abilityType' | 'remark'> {
  readonly fields: readonly Keyed<TemplateField>[]
}

/** A field that is still to be written. */
export const emptyField: TemplateField = {
  ...{ key: '', name: '', nameEn: '', domain: '基础类', unit: '', access: '5', source: '', target: '', required: false },
}

/** A template that nobody has begun. */
export const emptyTemplate = (): TemplateDraft => ({
  ...{ name: '', nameEn: '', kindCode: '', abilityType: '1', remark: '' },
  fields: [keyed(emptyField)],
})

/** The draft of a template that is there already. */
export const draftOf = ({ name, nameEn, kindCode, abilityType, remark, fields }: RecordTemplate): TemplateDraft => ({
  ...{ name, nameEn, kindCode, abilityType, remark },
  fields: fields.map((part) => ({ key: part.key, part })),
})

/** The texts of a record whose values are texts; what is missing is as it is before anything is typed. */
const textsIn = <Values extends object>(stored: Readonly<Record<string, unknown>>, empty: Values): Values => ({
  ...empty,
  ...Object.fromEntries(Object.keys(empty).flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []))),
})

function readField(stored: unknown): readonly Keyed<TemplateField>[] {
  if (!isRecord(stored) || !isRecord(stored.part)) return []
  const { required: _, ...texts } = emptyField
  return [
    {
      key: typeof stored.key === 'string' ? stored.key : crypto.randomUUID(),
      part: { ...textsIn(stored.part, texts), required: stored.part.required === true },
    },
  ]
}

/** Makes a draft of what was stored; anything may be missing. */
export function readTemplateDraft(stored: Readonly<Record<string, unknown>>): TemplateDraft {
  const { fields: _, ...texts } = emptyTemplate()
  return { ...textsIn(stored, texts), fields: Array.isArray(stored.fields) ? stored.fields.flatMap(readField) : [] }
}
