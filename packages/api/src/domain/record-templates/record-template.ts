import { isKeyOf } from '../dictionaries/index.ts'
import type { Sheet } from '../methods/index.ts'

/** The value of a field is read from a file (dictionary `access_type`). */
export const fileAccess = '1'
/** It comes from the institute's own database. */
export const databaseAccess = '2'
/** Another system is asked for it. */
export const apiAccess = '3'
/** A device says it at a serial port. */
export const portAccess = '4'
/** Somebody types it. */
export const typedAccess = '5'

/** A field of a record template. */
export interface TemplateField {
  /** Under which its value is kept: a letter, then letters, digits and underscores. */
  readonly key: string
  readonly name: string
  readonly nameEn: string
  /** A key of `FIELD_DOMAIN_TYPE`: about the sample, or about the work as a whole. */
  readonly domain: string
  readonly unit: string
  /** A key of `access_type`. */
  readonly access: string
  /**
   * Where its value comes from: the name of a column of a file, one of `databaseSources`, an address with `#` and the way to the value in
   * its JSON answer, the name that a device puts before its reading (or nothing), or what stands there at first where it is typed.
   */
  readonly source: string
  /** What of the record it fills in: nothing (a field of its own), `place`, `condition:<key>` or `column:<number from 1>`. */
  readonly target: string
  readonly required: boolean
}

/** The most fields of a template. */
export const mostTemplateFields = 40

/** What the institute's own database can say of a piece of work. */
export const databaseSources = [
  'sample.model',
  'sample.serial',
  'sample.manufacturer',
  'sample.range',
  'sample.accuracy',
  'enterprise.name',
  'order.number',
  'order.applicant',
  'last.temperature',
  'last.humidity',
  'last.place',
] as const
/** Something that the institute's own database can say of a piece of work. */
export type DatabaseSource = (typeof databaseSources)[number]

/** Whether a name is one of what the institute's own database can say. */
export const isDatabaseSource = (name: string): name is DatabaseSource => databaseSources.some((one) => one === name)

/** An address that answers in JSON, and the way to the value in it. `{serial}` and `{itemNo}` stand for those of the work. */
export function readApiSource(source: string): { readonly address: string; readonly way: readonly string[] } | undefined {
  const [address = '', way = ''] = source.split('#', 2)
  const tried = address.replaceAll('{serial}', 'x').replaceAll('{itemNo}', 'x')
  if (!URL.canParse(tried) || !/^https?:$/.test(new URL(tried).protocol)) return undefined
  return { address, way: way === '' ? [] : way.split('.') }
}

/** What of a record of a kind and an ability a field can fill in. */
export function targetsOf(sheet: Sheet): readonly string[] {
  return [
    '',
    'place',
    ...sheet.conditions.map(({ key }) => `condition:${key}`),
    ...sheet.columns.map((_, place) => `column:${place + 1}`),
  ]
}

/** What is wrong with a template. `place` counts fields from 0; without it the template as a whole is meant. */
export interface RecordTemplateFault {
  readonly place?: number
  readonly field: 'fields' | keyof TemplateField
  readonly kind: 'count' | 'invalid' | 'required' | 'twice'
}

function faultsOfField(field: TemplateField, targets: readonly string[]): RecordTemplateFault['field'][] {
  const faults: RecordTemplateFault['field'][] = []
  if (!/^[a-z]\w{0,31}$/i.test(field.key)) faults.push('key')
  if (field.name.trim() === '') faults.push('name')
  if (!isKeyOf('FIELD_DOMAIN_TYPE', field.domain)) faults.push('domain')
  if (!isKeyOf('access_type', field.access)) faults.push('access')
  if (!targets.includes(field.target)) faults.push('target')
  if (field.access === fileAccess && field.source.trim() === '') faults.push('source')
  if (field.access === databaseAccess && !isDatabaseSource(field.source)) faults.push('source')
  if (field.access === apiAccess && readApiSource(field.source) === undefined) faults.push('source')
  // A whole column is read from a file or, reading by reading, from a device.
  if (field.target.startsWith('column:') && ![fileAccess, portAccess].includes(field.access)) faults.push('access')
  return faults
}

/**
 * Everything that keeps fields from being a template. Server and screen ask the same.
 * @param sheet what the kind and the ability are measured by, where there is a method
 */
export function recordTemplateFaults(sheet: Sheet | undefined, fields: readonly TemplateField[]): readonly RecordTemplateFault[] {
  const targets = sheet ? targetsOf(sheet) : ['']
  const faults: RecordTemplateFault[] = []
  if (fields.length === 0 || fields.length > mostTemplateFields) faults.push({ field: 'fields', kind: 'count' })
  for (const [place, field] of fields.entries()) {
    for (const name of faultsOfField(field, targets))
      faults.push({
        place,
        field: name,
        kind: (name === 'name' || name === 'key' || name === 'source') && field[name].trim() === '' ? 'required' : 'invalid',
      })
    const before = fields.slice(0, place)
    if (field.key !== '' && before.some(({ key }) => key === field.key)) faults.push({ place, field: 'key', kind: 'twice' })
    if (field.target !== '' && before.some(({ target }) => target === field.target))
      faults.push({ place, field: 'target', kind: 'twice' })
  }
  return faults
}

/** The fields of a template that are kept as such, and do not fill in something else. */
export const ownFields = (fields: readonly TemplateField[]): readonly TemplateField[] =>
  fields.filter(({ target }) => target === '')

/** The fields that have to be filled in and are not. */
export const missingFields = (
  fields: readonly TemplateField[],
  values: Readonly<Record<string, string>>,
): readonly TemplateField[] => ownFields(fields).filter(({ key, required }) => required && (values[key] ?? '').trim() === '')
