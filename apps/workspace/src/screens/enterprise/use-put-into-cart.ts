import { CallProblem } from '@etalon/api/client'
import { contract, mostInCart, type PageRequest } from '@etalon/api/contract'
import { type DataTableActorRef, isSelected, selectedCount } from '@etalon/machines/data-table'
import { type RefObject, useCallback } from 'react'
import { cartMessages } from '../../messages/cart.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'

/**
 * Puts instruments of a list into the cart and says what came of it.
 * @param table the list
 * @param asked what the list asked last, for rows that are selected on other pages
 */
export function usePutIntoCart(table: RefObject<DataTableActorRef | null>, asked: RefObject<PageRequest | undefined>) {
  const { cart, client, toasts } = useWorkspace()
  const words = useWords(cartMessages)
  const put = useCallback(
    async (ids: readonly string[]) => {
      try {
        const added = (await cart?.add(ids)) ?? 0
        toasts.show(added > 0 ? { tone: 'success', title: words.added(added) } : { tone: 'info', title: words.thereAlready })
        table.current?.send({ type: 'SELECTION.CLEARED' })
      } catch (error) {
        // The client has said what happened; what was selected still is.
        if (!(error instanceof CallProblem)) throw error
      }
    },
    [cart, toasts, words, table],
  )
  const putChosen = async () => {
    const context = table.current?.getSnapshot().context
    if (!context) return
    const { mode, keys } = context.selection
    if (selectedCount(context) > mostInCart) {
      toasts.show({ tone: 'warning', title: words.tooMany(mostInCart) })
      return
    }
    if (mode === 'these') return await put([...keys])
    const question = asked.current
    if (!question) return
    try {
      const { after: _after, ...rest } = question
      const { records } = await client.send(contract.ledger.page, { body: { ...rest, current: 1, size: mostInCart + keys.size } })
      await put(records.map(({ id }) => id).filter((id) => isSelected(context.selection, id)))
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
    }
  }
  return { put, putChosen }
}
