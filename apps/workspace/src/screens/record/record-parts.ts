import type { MeasuringStandard } from '@etalon/api/contract'
import { ownFields, type Sheet, type TemplateField } from '@etalon/api/domain'
import type { Words } from '../../messages/define-messages.ts'
import { inLanguage } from '../../messages/in-language.ts'
import type { recordMessages } from '../../messages/record.ts'
import type { FormPart } from '../record-form/ChangedMeanwhile.tsx'
import type { RecordDraft } from './record-draft.ts'

interface Named {
  readonly sheet: Sheet
  readonly standards: readonly MeasuringStandard[]
  readonly template: readonly TemplateField[]
  readonly words: Words<typeof recordMessages>
  readonly language: 'zh' | 'en'
}

const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join('; ')

/** The parts of an original record that are taken over together, each told in words. */
export function recordParts({ sheet, standards, template, words, language }: Named): readonly FormPart<RecordDraft>[] {
  const fields = ownFields(template)
  return [
    { label: words.place, names: ['place'], text: ({ place }) => place },
    { label: words.performedOn, names: ['performedOn'], text: ({ performedOn }) => performedOn ?? '' },
    {
      label: words.surroundings,
      names: ['conditions'],
      text: ({ conditions }) =>
        listed(sheet.conditions.map((one) => (conditions[one.key] ? `${one[language]} ${conditions[one.key]} ${one.unit}` : ''))),
    },
    {
      label: words.standards,
      names: ['standardIds'],
      text: ({ standardIds }) =>
        listed(
          standards
            .filter(({ id }) => standardIds.includes(id))
            .map((one) => `${inLanguage(language, one.name, one.nameEn)} ${one.number}`),
        ),
    },
    {
      label: words.readingsLabel,
      names: ['readings'],
      text: ({ readings }) =>
        listed(
          sheet.points.map((point, row) => {
            const cells = readings[row] ?? []
            return cells.some((cell) => cell !== '') ? `${point}: ${cells.map((cell) => cell || '—').join(' / ')}` : ''
          }),
        ),
    },
    {
      label: words.observations,
      names: ['observations'],
      text: ({ observations }) =>
        listed(
          sheet.observations.map((one) => {
            const seen = observations[one.key]
            return seen === undefined ? '' : `${one[language]} ${seen ? words.conforms : words.notConforms}`
          }),
        ),
    },
    {
      label: words.templateFields,
      names: ['fields'],
      text: (values) =>
        listed(
          fields.map(({ key, name, nameEn }) =>
            values.fields[key] ? `${inLanguage(language, name, nameEn)} ${values.fields[key]}` : '',
          ),
        ),
    },
  ]
}
