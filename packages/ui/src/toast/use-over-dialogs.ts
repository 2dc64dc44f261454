import { useEffect } from 'react'

const within = (region: HTMLElement, target: EventTarget | null) => target instanceof Node && region.contains(target)

/**
 * Keeps messages in use while a modal dialog lies over the page. Radix hears at the document that the focus leaves its dialog, and takes
 * it back, or closes a popover: of the messages' own focus it hears nothing.
 * @param region the messages' element; null while there are none
 */
export function useOverDialogs(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return
    // What an opening dialog hides from assistive technology leaves out what speaks by itself. Each message is an alert of its own.
    region.setAttribute('aria-live', 'off')
    // After React, which listens at the body.
    const root = document.documentElement
    const keep = (event: FocusEvent) => {
      if (within(region, event.target) || within(region, event.relatedTarget)) event.stopPropagation()
    }
    root.addEventListener('focusin', keep)
    root.addEventListener('focusout', keep)
    return () => {
      root.removeEventListener('focusin', keep)
      root.removeEventListener('focusout', keep)
    }
  }, [region])
}
