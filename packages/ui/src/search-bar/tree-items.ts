import { optionText, type SearchFieldDefinition, type SearchOption } from '@etalon/machines/search-bar'
import type { TreeItem } from '../tree/index.ts'

/** The options of a tree field, as a tree takes them. */
export function treeItemsOf({
  data = [],
  labelKey = 'dictValue',
  valueKey = 'dictKey',
}: Pick<SearchFieldDefinition, 'data' | 'labelKey' | 'valueKey'>): readonly TreeItem[] {
  const walk = (options: readonly SearchOption[]): readonly TreeItem[] =>
    options.map((option) => ({
      id: optionText(option, valueKey),
      label: optionText(option, labelKey),
      ...(option.children === undefined || option.children.length === 0 ? {} : { children: walk(option.children) }),
    }))
  return walk(data)
}
