import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormDraft } from '../../forms/use-form-draft.ts'
import { useWords } from '../../messages/index.ts'
import { pickupMessages } from '../../messages/pickup.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { enterpriseOf, type OrderDraft } from './order-draft.ts'

/**
 * Fills the draft of a new order with what an accepted appointment says: whose instruments, whom to call, and where. A draft that was
 * begun for somebody else keeps what it has, which is said.
 */
export function usePickup(draft: FormDraft<OrderDraft>, pickupId: string | undefined): void {
  const { client, toasts } = useWorkspace()
  const words = useWords(pickupMessages)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const isReady = draft.state !== 'restoring'
  const fill = useEffectEvent(async (id: string) => {
    try {
      const pickup = await client.send(contract.pickup.detail, { query: { id } })
      const { enterId, enterName } = latest.current.values
      if (enterId !== '' && enterId !== pickup.enterId) {
        toasts.show({ tone: 'warning', title: words.otherDraft(enterName) })
        return
      }
      if (enterId === pickup.enterId) return
      const enterprise = await client.send(contract.enterprise.detail, { query: { id: pickup.enterId } })
      const { change } = latest.current
      change({
        ...enterpriseOf(enterprise, { applicant: pickup.contact, mobile: pickup.mobile }),
        address: pickup.place,
        remark: [words.ofPickup(pickup.pickupNo), pickup.remark].filter(Boolean).join(words.separator),
      })
      toasts.show({ tone: 'success', title: words.toOrder(pickup.pickupNo) })
    } catch (error) {
      // The client has said what happened; the form is there to be filled in by hand.
      if (!(error instanceof CallProblem)) throw error
    }
  })
  const filled = useRef('')
  useEffect(() => {
    if (!isReady || pickupId === undefined || filled.current === pickupId) return
    filled.current = pickupId
    void fill(pickupId)
  }, [isReady, pickupId])
}
