import type { PageRequest } from '@etalon/api/contract'
import { type DataTableContext, isSelectionCapped, selectedCount } from '@etalon/machines/data-table'

interface Counting {
  /** More than so many are not counted. */
  readonly most: number
  /** Asks the list for a page: rows behind it are counted, too. */
  readonly load: (request: PageRequest) => Promise<{ readonly total: number; readonly totalIsCapped?: boolean | undefined }>
}

/**
 * How many rows of a list are selected, exactly, where it is not known from the list: that counts only to a bound, and who does something that
 * cannot be taken back is told of how many.
 * @param question what the list asked last
 * @returns infinity where there are more than `most`, and nobody counted them
 */
export async function countSelected(
  context: Pick<DataTableContext, 'selection' | 'total' | 'totalIsCapped'>,
  { after: _after, ...question }: PageRequest,
  { most, load }: Counting,
): Promise<number> {
  if (!isSelectionCapped(context)) return selectedCount(context)
  const { selection } = context
  // Rows that are left out count as well.
  const { total, totalIsCapped } = await load({ ...question, current: most + selection.keys.size + 1, size: 1 })
  return totalIsCapped ? Number.POSITIVE_INFINITY : selectedCount({ selection, total })
}
