import { CallProblem } from '@etalon/api/client'
import { useState } from 'react'
import { useWorkspace } from '../../workspace/index.ts'

/**
 * Makes a step with a settlement that asks nothing more, and shows it as it is then; where somebody was faster, too.
 * @param reload asks for the settlement anew
 */
export function useSettlementStep(reload: () => void) {
  const { toasts } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const step = async (send: () => Promise<unknown>, said: string) => {
    setBusy(true)
    try {
      await send()
      toasts.show({ tone: 'success', title: said })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    } finally {
      setBusy(false)
      reload()
    }
  }
  return { busy, step }
}
