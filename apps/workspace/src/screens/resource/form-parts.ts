import type { Language } from '@etalon/ui/i18n'
import type { TreeItem } from '@etalon/ui/tree'
import { punctuation } from '../../messages/punctuation.ts'
import { plainText } from '../../shell/telling/plain-text.ts'
import type { FormPart } from '../record-form/ChangedMeanwhile.tsx'
import type { FieldDefinition, FieldInput } from './resource-definition.ts'

const itemIn = (items: readonly TreeItem[], id: string): TreeItem | undefined => {
  for (const item of items) {
    const found = item.id === id ? item : itemIn(item.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** What a field holds, as people read it. */
function said(value: unknown, input: FieldInput, language: Language): string {
  if (Array.isArray(value)) {
    const choices = input.kind === 'choices' ? input.choices : []
    return punctuation[language].listed(value.map((one) => choices.find((choice) => choice.value === one)?.label ?? String(one)))
  }
  const text = typeof value === 'string' ? value : ''
  if (input.kind === 'choice') return input.choices.find((choice) => choice.value === text)?.label ?? input.none ?? text
  if (input.kind === 'tree') return itemIn(input.items, text)?.label ?? text
  return input.kind === 'rich' ? plainText(text) : text
}

/** What two people may have written differently, field by field. A file is the one or the other: which it is, is seen above. */
export const formParts = <Draft extends object>(
  fields: readonly FieldDefinition<Draft>[],
  language: Language,
): readonly FormPart<Draft>[] =>
  fields.map(({ name, label, input }) => ({ label, names: [name], text: (draft) => said(draft[name], input, language) }))
