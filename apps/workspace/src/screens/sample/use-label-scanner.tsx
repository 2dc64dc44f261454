import { CallProblem } from '@etalon/api/client'
import { contract, type FoundSample } from '@etalon/api/contract'
import { isPageCovered, useDialog } from '@etalon/ui/dialog'
import { lazy, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWorkspace } from '../../workspace/index.ts'
import { OnceAsked } from '../work/OnceAsked.tsx'
import { sampleAddress } from './places.ts'
import { afterKey, nothingTyped } from './scanned-code.ts'

/** Most codes mean one sample. */
const FoundSamplesDialog = lazy(async () => ({ default: (await import('./FoundSamplesDialog.tsx')).FoundSamplesDialog }))

/** Looks for samples by what was scanned or typed. */
export interface FindingSamples {
  /** Leads to the sample that is meant, or asks which of several is; that there is none is said. @returns whether there is one */
  readonly find: (code: string) => Promise<boolean>
  /** The choice among several, to be shown beside what looks for them. */
  readonly choice: ReactNode
}

/** Looks for samples by the number on their label, or by the serial number of their instrument. */
function useFindSample(): FindingSamples {
  const { client } = useWorkspace()
  const navigate = useNavigate()
  const dialog = useDialog('medium')
  const { open } = dialog
  const [several, setSeveral] = useState<readonly FoundSample[]>([])
  const find = useCallback(
    async (code: string) => {
      try {
        const { samples } = await client.send(contract.sample.find, { query: { code } })
        const [first] = samples
        if (first && samples.length === 1) void navigate(sampleAddress(first.id))
        else {
          setSeveral(samples)
          open()
        }
        return true
      } catch (error) {
        // The client has said what happened.
        if (!(error instanceof CallProblem)) throw error
        return false
      }
    },
    [client, navigate, open],
  )
  return {
    find,
    choice: <OnceAsked>{several.length > 0 && <FoundSamplesDialog dialog={dialog} samples={several} />}</OnceAsked>,
  }
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
export function useLabelScanner(): FindingSamples {
  const finding = useFindSample()
  const { find } = finding
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
  return finding
}
