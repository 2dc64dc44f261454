import type { ListedSymbol } from './formula-keyboard.types.ts'

/** Into so many groups the common list is split (§9). */
export const symbolGroupCount = 14

/** Symbols in their sort order; those of one place stay in the order in which they came. */
export function inSortOrder<Listed extends ListedSymbol>(symbols: readonly Listed[]): readonly Listed[] {
  return [...symbols].sort((one, other) => one.sort - other.sort)
}

/**
 * Splits a list into groups of neighbours in its sort order. The sizes differ by one at most, larger ones first; a list shorter than
 * `count` has a group for each symbol.
 * @param symbols the list, in any order
 * @param count how many groups at most, at least 1
 */
export function splitSymbols<Listed extends ListedSymbol>(
  symbols: readonly Listed[],
  count: number = symbolGroupCount,
): readonly (readonly Listed[])[] {
  const sorted = inSortOrder(symbols)
  const groups = Math.min(count, sorted.length)
  const size = Math.floor(sorted.length / groups)
  const larger = sorted.length % groups
  const startOf = (group: number) => group * size + Math.min(group, larger)
  return Array.from({ length: groups }, (_, group) => sorted.slice(startOf(group), startOf(group + 1)))
}
