import { CallProblem } from '@etalon/api/client'
import { type CartEntry, contract } from '@etalon/api/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useWords } from '../../messages/index.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { enterpriseOf, type OrderDraft, rowOf } from './order-draft.ts'

/**
 * Takes what the cart hands over into the draft of a new order. It leaves the cart once it is in the draft, and goes back by the message
 * that says so.
 * @param isNew an order that is there already takes nothing
 */
export function useCartRows(draft: FormDraft<OrderDraft>, isNew: boolean): void {
  const { cart, client, toasts } = useWorkspace()
  const words = useWords(cartMessages)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const isReady = draft.state !== 'restoring'

  const take = async (entries: readonly CartEntry[]) => {
    const [first] = entries
    if (!cart || !first) return
    const { enterId, enterName } = latest.current.values
    if (enterId !== '' && enterId !== first.enterId) {
      toasts.show({ tone: 'warning', title: words.otherEnterprise(enterName) })
      return
    }
    try {
      const enterprise =
        enterId === '' ? await client.send(contract.enterprise.detail, { query: { id: first.enterId } }) : undefined
      const rows = entries.map(rowOf)
      const { values, change } = latest.current
      change({ ...(enterprise ? enterpriseOf(enterprise, values) : {}), instruments: [...values.instruments, ...rows] })
      const others = cart.feed.getSnapshot().context.total - entries.length
      await cart.remove(entries.map(({ id }) => id))
      const keys = new Set(rows.map(({ key }) => key))
      const putBack = async () => {
        try {
          await cart.add(entries.map(({ instrumentId }) => instrumentId))
          const now = latest.current
          now.change({ instruments: now.values.instruments.filter(({ key }) => !keys.has(key)) })
        } catch (error) {
          // The client has said what happened; the draft keeps its rows.
          if (!(error instanceof CallProblem)) throw error
        }
      }
      toasts.show({
        tone: 'success',
        title: words.toOrder(entries.length, first.enterName),
        ...(others > 0 ? { detail: words.othersStay(others) } : {}),
        action: { label: words.putBack, onAction: () => void putBack() },
      })
    } catch (error) {
      // The client has said what happened; what did not get into the draft is still in the cart.
      if (!(error instanceof CallProblem)) throw error
    }
  }
  const taken = useEffectEvent((entries: readonly CartEntry[]) => void take(entries))
  useEffect(() => {
    if (!isNew || !isReady) return
    return cart?.onHandedOver((entries) => taken(entries))
  }, [cart, isNew, isReady])
}
