import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

export interface LayerHostProps {
  /** The modal content in which layers must live. */
  host: RefObject<HTMLElement | null>
  children: ReactNode
}

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * The overlay rule. A list, menu, tooltip or calendar that react-aria puts at the end of `body` is dead inside a modal
 * dialog of Radix: it takes no pointer, and does not scroll. So they are put into the dialog's own content. There Radix takes
 * the focus when a layer closes; two frames later it goes back to the layer's trigger, where it was lost.
 */
export function LayerHost({ host, children }: LayerHostProps) {
  const trigger = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const content = host.current
    if (!content) return
    const isLayer = (node: Node) =>
      node instanceof HTMLElement && node.parentElement === content && !node.hasAttribute('data-frame')
    const remember = (event: FocusEvent) => {
      const target = event.target
      if (target instanceof HTMLElement && target !== content && target.closest('[data-frame]')) trigger.current = target
    }
    const observer = new MutationObserver((changes) => {
      const closed = changes.some((change) => Array.from(change.removedNodes).some((node) => node instanceof HTMLElement))
      if (!closed) return
      twoFrames(() => {
        const active = document.activeElement
        const lost = active === null || active === document.body || active === content
        const open = Array.from(content.children).some(
          (child) => isLayer(child) && child.querySelector('[role=listbox],[role=menu],[role=dialog]'),
        )
        if (lost && !open && trigger.current?.isConnected) trigger.current.focus()
      })
    })
    content.addEventListener('focusin', remember)
    observer.observe(content, { childList: true })
    return () => {
      content.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [host])
  return <UNSAFE_PortalProvider getContainer={() => host.current}>{children}</UNSAFE_PortalProvider>
}
