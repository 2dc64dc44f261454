import { CallProblem } from '@etalon/api/client'
import { type CartEntry, contract, type EnterpriseDetail } from '@etalon/api/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { cartMessages } from '../../messages/cart.ts'
import { useWords } from '../../messages/index.ts'
import { type CartTarget, useWorkspace } from '../../workspace/index.ts'

/** How a form takes what the cart hands over. */
export interface CartTaking<Values> {
  readonly target: CartTarget
  readonly draft: FormDraft<Values>
  /** A record that is there already takes nothing. */
  readonly isNew: boolean
  /**
   * What the entries change in the draft, and how a later state of it is without them.
   * @param enterprise given where the draft has none yet
   */
  readonly put: (
    values: Values,
    entries: readonly CartEntry[],
    enterprise: EnterpriseDetail | undefined,
  ) => { readonly changes: Partial<Values>; readonly without: (now: Values) => Partial<Values> }
}

/**
 * Takes what the cart hands over into the draft of a new record. It leaves the cart once it is in the draft, and goes back by the message
 * that says so.
 */
export function useCartTaking<Values extends { readonly enterId: string; readonly enterName: string }>({
  target,
  draft,
  isNew,
  put,
}: CartTaking<Values>): void {
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
      toasts.show({ tone: 'warning', title: words[target].otherEnterprise(enterName) })
      return
    }
    try {
      const enterprise =
        enterId === '' ? await client.send(contract.enterprise.detail, { query: { id: first.enterId } }) : undefined
      const { values, change } = latest.current
      const { changes, without } = put(values, entries, enterprise)
      change(changes)
      const others = cart.feed.getSnapshot().context.total - entries.length
      await cart.remove(entries.map(({ id }) => id))
      const putBack = async () => {
        try {
          await cart.add(entries.map(({ instrumentId }) => instrumentId))
          const now = latest.current
          now.change(without(now.values))
        } catch (error) {
          // The client has said what happened; the draft keeps its rows.
          if (!(error instanceof CallProblem)) throw error
        }
      }
      toasts.show({
        tone: 'success',
        title: words[target].taken(entries.length, first.enterName),
        ...(others > 0 ? { detail: words[target].othersStay(others) } : {}),
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
    return cart?.onHandedOver(target, (entries) => taken(entries))
  }, [cart, target, isNew, isReady])
}
