import type { SearchBarContext, SearchFieldDefinition, SearchOption } from './search-bar.types.ts'

/** An option's word or key; a number is one too. */
export function optionText(option: SearchOption, key: string): string {
  const value = Object.hasOwn(option, key) ? option[key] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether a field's options come from the `loadOptions` port, as somebody types. */
export function isLoaded({ loads, type, data, multiple }: SearchFieldDefinition): boolean {
  return loads ?? (type === 'select' && data === undefined && !multiple)
}

/** The options of a field: its own, or those that were loaded last, and what was chosen of earlier ones. */
export function optionsFor(
  field: SearchFieldDefinition,
  { options, known }: Pick<SearchBarContext, 'options' | 'known'>,
): readonly SearchOption[] {
  if (!isLoaded(field)) return field.data ?? []
  const loaded = options.get(field.prop) ?? field.data ?? []
  const chosen = known.get(field.prop)
  return chosen === undefined || loaded.some((option) => isSame(field, option, chosen)) ? loaded : [chosen, ...loaded]
}

/** The option of a key among those of a field. */
export function optionOf(
  field: SearchFieldDefinition,
  context: Pick<SearchBarContext, 'options' | 'known'>,
  key: string,
): SearchOption | undefined {
  return optionsFor(field, context).find((option) => optionText(option, field.valueKey ?? 'dictKey') === key)
}

/** The keys from the root of a tree to one of its options; the key alone where the tree does not have it. */
export function pathOf(field: Pick<SearchFieldDefinition, 'data' | 'valueKey'>, key: string): readonly string[] {
  const valueKey = field.valueKey ?? 'dictKey'
  const find = (options: readonly SearchOption[]): readonly string[] | undefined => {
    for (const option of options) {
      const own = optionText(option, valueKey)
      if (own === key) return [own]
      const below = find(option.children ?? [])
      if (below) return [own, ...below]
    }
    return undefined
  }
  return find(field.data ?? []) ?? [key]
}

function isSame({ valueKey = 'dictKey' }: SearchFieldDefinition, one: SearchOption, other: SearchOption): boolean {
  return optionText(one, valueKey) === optionText(other, valueKey)
}
