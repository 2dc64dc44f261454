import { useLayoutEffect } from 'react'
import { dialogFoot, toastReach } from '../theme/index.ts'

/** How high the foot of a dialog reaches, in CSS pixels; nothing where toasts leave it clear. */
function reach(foot: Element | null): number | undefined {
  if (!foot) return
  const { top, right, bottom } = foot.getBoundingClientRect()
  if (right < innerWidth - toastReach.width || bottom < innerHeight - toastReach.height) return
  return Math.ceil(innerHeight - top)
}

/**
 * Says on the page how high the buttons of the uppermost dialog stand, so that a toast does not lie over what it speaks of.
 * @param content the dialog's element, while it is the uppermost; null otherwise
 */
export function useFootClear(content: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!content) return
    const { style } = document.documentElement
    const measure = () => {
      const height = reach(content.querySelector('footer'))
      if (height === undefined) style.removeProperty(dialogFoot)
      else style.setProperty(dialogFoot, `${height}px`)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(content)
    // Where it is moved to, and how it fills the window.
    const places = new MutationObserver(measure)
    places.observe(content, { attributes: true, attributeFilter: ['style', 'data-view'] })
    // It comes in moving.
    content.addEventListener('animationend', measure)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      places.disconnect()
      content.removeEventListener('animationend', measure)
      window.removeEventListener('resize', measure)
      style.removeProperty(dialogFoot)
    }
  }, [content])
}
