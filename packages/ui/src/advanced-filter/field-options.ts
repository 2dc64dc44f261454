import type { FilterField, FilterOption } from '@etalon/machines/advanced-filter'
import { optionText } from '@etalon/machines/search-bar'
import type { Option } from '../select/index.ts'

/** What of a field says which options there are, and which of them can be chosen. */
export interface OptionSource extends Pick<FilterField, 'data' | 'labelKey' | 'valueKey'> {
  readonly showAllLevels?: boolean
  readonly checkStrictly?: boolean
}

/** The options of a field as a flat list; those of a tree carry the words above them. */
export function optionsOf(field: OptionSource): readonly Option[] {
  const labelKey = field.labelKey ?? 'dictValue'
  const valueKey = field.valueKey ?? 'dictKey'
  const walk = (options: readonly FilterOption[], above: readonly string[]): Option[] =>
    options.flatMap((option) => {
      const trail = [...above, optionText(option, labelKey)]
      const children = option.children ?? []
      const label = field.showAllLevels === false ? (trail.at(-1) ?? '') : trail.join(' / ')
      const self = { value: optionText(option, valueKey), label }
      // Branches can be chosen only where the field says that levels do not depend on each other.
      return children.length === 0 || field.checkStrictly ? [self, ...walk(children, trail)] : walk(children, trail)
    })
  return walk(field.data ?? [], [])
}
