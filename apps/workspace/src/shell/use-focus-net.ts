import { type RefObject, useEffect, useRef } from 'react'

const isGone = (element: Element | null) =>
  element === null || element === document.body || !element.isConnected || !element.checkVisibility()

/**
 * Catches the focus where what had it goes away: a button of a state that is over, or the view that was left. Whoever uses the keyboard
 * alone goes on in the same place of the page, not at its beginning.
 * @param region the part of the page that it is caught for and by; it can have the focus
 * @param shown what the region shows: with another, all that was in it has gone
 */
export function useFocusNet(region: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // In the frame that shows it, after all that changes in it: to ask what is seen lays the page out.
    const frame = requestAnimationFrame(() => {
      // On a page that nobody has touched yet, none had it.
      if (navigator.userActivation?.hasBeenActive !== false && isGone(document.activeElement))
        region.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [region, shown])
  useEffect(() => {
    const element = region.current
    const went = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return
      // The browser tells before it takes the element away; and what stands around it may know better where to go on.
      setTimeout(() => {
        if (isGone(target) && isGone(document.activeElement)) element?.focus({ preventScroll: true })
      })
    }
    element?.addEventListener('focusout', went)
    return () => element?.removeEventListener('focusout', went)
  }, [region])
}
