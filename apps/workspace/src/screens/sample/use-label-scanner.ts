import { CallProblem } from '@etalon/api/client'
import { contract } from '@etalon/api/contract'
import { isPageCovered } from '@etalon/ui/dialog'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../../workspace/index.ts'
import { sampleAddress } from './places.ts'
import { afterKey, nothingTyped } from './scanned-code.ts'

/** Leads to the sample that a label names; that there is none is said. @returns whether there is one */
export function useFindSample(): (code: string) => Promise<boolean> {
  const { client } = useWorkspace()
  const navigate = useNavigate()
  return useCallback(
    async (code) => {
      try {
        const { id } = await client.send(contract.sample.find, { query: { code } })
        void navigate(sampleAddress(id))
        return true
      } catch (error) {
        // The client has said what happened.
        if (!(error instanceof CallProblem)) throw error
        return false
      }
    },
    [client, navigate],
  )
}

/** A field keeps what was in it before the scanner typed there: its value is set as typing sets it, so that React hears of it. */
function takeOut(field: HTMLInputElement, code: string): void {
  const { value, selectionStart } = field
  const end = selectionStart ?? value.length
  const begin = end - code.length
  if (begin < 0 || value.slice(begin, end) !== code) return
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, value.slice(0, begin) + value.slice(end))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Listens for a hand scanner, wherever the focus is on the page, and leads to the sample that it read. A dialog keeps its keys. */
export function useLabelScanner(): void {
  const find = useFindSample()
  const found = useEffectEvent((code: string) => void find(code))
  useEffect(() => {
    let typed = nothingTyped
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isPageCovered()) return
      const after = afterKey(typed, event.key, event.timeStamp)
      typed = after.typed
      if (after.code === undefined) return
      // The Enter belongs to the scanner: it presses no button, and searches nothing.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.target instanceof HTMLInputElement) takeOut(event.target, after.code)
      found(after.code)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
