import type { DataTableContext, Selection } from './data-table.types.ts'
import { keyOf } from './rows.ts'

/** Nothing selected. */
export const noSelection: Selection = { mode: 'these', keys: new Set() }

/** Whether a row is selected. */
export function isSelected({ mode, keys }: Selection, key: string): boolean {
  return keys.has(key) === (mode === 'these')
}

/** How many rows are selected, on all pages; where {@link isSelectionCapped} at least so many. */
export function selectedCount({ selection: { mode, keys }, total }: Pick<DataTableContext, 'selection' | 'total'>): number {
  return mode === 'these' ? keys.size : Math.max(0, total - keys.size)
}

/** Whether more rows are selected than {@link selectedCount} says: all that match are, and nobody has counted them to the end. */
export function isSelectionCapped({
  selection: { mode },
  totalIsCapped,
}: Pick<DataTableContext, 'selection' | 'totalIsCapped'>): boolean {
  return mode === 'allBut' && totalIsCapped
}

/** Whether more rows match than are selected: of those that nobody has counted to the end there are more, unless all are. */
export function isMoreToSelect(context: Pick<DataTableContext, 'selection' | 'total' | 'totalIsCapped'>): boolean {
  return selectedCount(context) < context.total || (context.totalIsCapped && !isSelectionCapped(context))
}

/** Whether all rows of the page are selected, some, or none. */
export function pageSelection(selection: Selection, keys: readonly string[]): 'all' | 'some' | 'none' {
  const selected = keys.filter((key) => isSelected(selection, key)).length
  if (selected === 0) return 'none'
  return selected === keys.length ? 'all' : 'some'
}

/** Whether all rows of the page that is shown are selected, some, or none. Where nothing was singled out no row is looked at. */
export function selectionOfPage(context: Pick<DataTableContext, 'rows' | 'rowKey' | 'selection'>): 'all' | 'some' | 'none' {
  const { mode, keys } = context.selection
  if (context.rows.length === 0) return 'none'
  if (keys.size === 0) return mode === 'these' ? 'none' : 'all'
  const has = (selected: boolean) => context.rows.some((row) => isSelected(context.selection, keyOf(context, row)) === selected)
  return has(true) ? (has(false) ? 'some' : 'all') : 'none'
}

/** Selects these rows, or takes them out of the selection. */
export function select({ mode, keys }: Selection, changed: readonly string[], selected: boolean): Selection {
  const next = new Set(keys)
  for (const key of changed) {
    if (selected === (mode === 'these')) next.add(key)
    else next.delete(key)
  }
  return { mode, keys: next }
}

/** The keys from one row to another, both included; the second alone where the first is not on the page. */
export function keysBetween(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (end < 0) return []
  return start < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** A row that is gone is neither selected nor excepted. */
export function without({ mode, keys }: Selection, key: string): Selection {
  return { mode, keys: new Set([...keys].filter((other) => other !== key)) }
}
