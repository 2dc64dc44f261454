import { type ReactNode, useEffect, useRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

/** What {@link LayerHost} takes. */
export interface LayerHostProps {
  /** The content in which layers must live; its own parts stand in a child with `data-frame`. Null while it is not drawn. */
  host: HTMLElement | null
  /** The content; layers that open in it are drawn inside `host`. */
  children: ReactNode
}

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/** Whether a child of a host is no layer: the host's own frame, the ends of a focus trap, or, unless it counts, a tooltip. */
const isNoLayer = (child: Element, kind: 'any' | 'no tooltip') =>
  child.matches('[data-frame], span') || (kind === 'no tooltip' && child.matches(':has(> [role=tooltip])'))

/**
 * Whether a list, menu, calendar or popover is open in a host.
 * @param kind whether a tooltip counts, which takes neither the focus nor a press. @default 'any'
 */
export function hasOpenLayer(host: HTMLElement | null, kind: 'any' | 'no tooltip' = 'any'): boolean {
  return Array.from(host?.children ?? []).some((child) => !isNoLayer(child, kind))
}

/**
 * The overlay rule. A list, menu, tooltip or calendar that react-aria puts at the end of `body` is dead inside a modal
 * dialog of Radix: it takes no pointer, and does not scroll. So they are put into the dialog's own content. There Radix takes
 * the focus when a layer closes; two frames later it goes back to the layer's trigger, where it was lost.
 */
export function LayerHost({ host, children }: LayerHostProps) {
  const trigger = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!host) return
    const remember = (event: FocusEvent) => {
      const target = event.target
      if (target instanceof HTMLElement && target !== host && target.closest('[data-frame]')) trigger.current = target
    }
    const observer = new MutationObserver((changes) => {
      if (!changes.some((change) => change.removedNodes.length > 0)) return
      twoFrames(() => {
        const active = document.activeElement
        // A host around this one takes it as well, such as the dialog in which a popover is open.
        const lost = active === null || active.contains(host)
        if (lost && !hasOpenLayer(host, 'no tooltip') && trigger.current?.isConnected) trigger.current.focus()
      })
    })
    host.addEventListener('focusin', remember)
    observer.observe(host, { childList: true })
    return () => {
      host.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [host])
  return <UNSAFE_PortalProvider getContainer={host === null ? null : () => host}>{children}</UNSAFE_PortalProvider>
}
