import { useEffect, useEffectEvent, useRef } from 'react'
import { hasOpenLayer } from './LayerHost.tsx'

/** A press that is under way. */
interface Press {
  /** It began in the layer, or in what was opened from it. */
  isInside: boolean
  /** Something lay over the layer when it began, opened from it or a dialog that takes the pointer: that is left first, and alone. */
  isCovered: boolean
}

/** Where a press means something else: what opened the layer does that itself, and a message is closed without leaving anything. */
const isOwnAffair = (target: EventTarget | null, host: HTMLElement) => {
  if (!(target instanceof Element)) return true
  const opener = host.id === '' ? null : document.querySelector(`[aria-controls="${CSS.escape(host.id)}"]`)
  return opener?.contains(target) === true || target.closest('[data-react-aria-top-layer]') !== null
}

/**
 * Tells of a press outside a layer of Radix. What Radix itself tells cannot be used: it hears at the document that a press began
 * inside, where a button of react-aria lets nothing through, and then takes the next press outside for that one.
 * @param host the layer's element; null while it is closed
 * @param onOutside the press has ended, or a button other than the left one was pressed
 * @returns to be put on the layer: it hears of what was opened from it too, wherever on the page that is
 */
export function usePressOutside(host: HTMLElement | null, onOutside: () => void): () => void {
  const press = useRef<Press | null>(null)
  const leave = useEffectEvent((event: MouseEvent) => {
    const { isInside = true, isCovered = true } = press.current ?? {}
    if (!host || isInside || isCovered || isOwnAffair(event.target, host)) return
    onOutside()
  })
  useEffect(() => {
    if (!host) return
    press.current = null
    const began = () => {
      press.current = { isInside: false, isCovered: hasOpenLayer(host, 'no tooltip') || host.style.pointerEvents === 'none' }
    }
    const ended = (event: MouseEvent) => {
      leave(event)
      press.current = null
    }
    window.addEventListener('pointerdown', began, true)
    window.addEventListener('click', ended, true)
    window.addEventListener('contextmenu', ended, true)
    return () => {
      window.removeEventListener('pointerdown', began, true)
      window.removeEventListener('click', ended, true)
      window.removeEventListener('contextmenu', ended, true)
    }
  }, [host])
  return () => {
    if (press.current) press.current.isInside = true
  }
}
