import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'

/** Whether some of an element can be seen within what scrolls around it. */
function isInSight(element: Element, scrolled: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const around = scrolled === document.documentElement ? { top: 0, bottom: innerHeight } : scrolled.getBoundingClientRect()
  return bottom > around.top && top < around.bottom
}

/**
 * The list of a combo box goes with its field when the page scrolls, and closes where the field is scrolled out of sight; what was typed
 * stays in both cases. react-aria closes it at the first scroll instead, and takes the words back: at high zoom and on phones, where
 * reaching a field scrolls to it, a quick typist loses them.
 */
export function useFollowedField(input: RefObject<HTMLInputElement | null>): void {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen === true
  const close = useRef(() => {})
  close.current = () => state?.setOpen(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    const scrolled = (event: Event) => {
      const field = input.current
      const scroller = event.target === document ? document.documentElement : event.target
      if (!field || !(scroller instanceof Element) || scroller === field || !scroller.contains(field)) return
      // To react-aria a page that scrolls because a keyboard came up is no reason to close, but one to put the list beside its field again.
      visualViewport?.dispatchEvent(new Event('resize'))
      if (!isInSight(field, scroller)) close.current()
    }
    // As a layout effect it listens before react-aria's own, which is a later effect of the same change.
    addEventListener('scroll', scrolled, true)
    return () => removeEventListener('scroll', scrolled, true)
  }, [isOpen, input])
}
