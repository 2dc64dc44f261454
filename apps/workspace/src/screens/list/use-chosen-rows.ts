import { CallProblem } from '@etalon/api/client'
import type { PageRequest } from '@etalon/api/contract'
import { type DataTableActorRef, isSelected, selectedCount, type TableRow } from '@etalon/machines/data-table'
import { type RefObject, useCallback } from 'react'
import { useWords } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { useWorkspace } from '../../workspace/index.ts'

interface ChosenRowsOptions<Row> {
  /** The list. */
  readonly table: RefObject<DataTableActorRef | null>
  /** What the list asked last, for rows that are selected on other pages. */
  readonly asked: RefObject<PageRequest | undefined>
  readonly load: (request: PageRequest) => Promise<{ readonly records: readonly Row[] }>
  /** So many are done with at once. */
  readonly most: number
}

/**
 * The rows of a list that are selected, those of other pages too.
 * @returns what asks for them; undefined where there are too many or they could not be asked for, which is said
 */
export function useChosenRows<Row extends TableRow>({
  table,
  asked,
  load,
  most,
}: ChosenRowsOptions<Row>): () => Promise<readonly Row[] | undefined> {
  const { toasts } = useWorkspace()
  const words = useWords(resourceMessages)
  return useCallback(async () => {
    const context = table.current?.getSnapshot().context
    if (!context) return []
    const wanted = selectedCount(context)
    if (wanted > most) {
      toasts.show({ tone: 'warning', title: words.tooMany(most) })
      return undefined
    }
    // A row is known by its id.
    const isChosen = (row: Row) => isSelected(context.selection, String(row.id))
    // Rows of the page are rows of this list: the table has them from its port.
    const here = (context.rows as readonly Row[]).filter(isChosen)
    const question = asked.current
    if (here.length === wanted || !question) return here
    const { after: _after, ...rest } = question
    try {
      const { records } = await load({ ...rest, current: 1, size: Math.min(5000, context.total) })
      return records.filter(isChosen)
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
      return undefined
    }
  }, [table, asked, load, most, toasts, words])
}
