import { useEffect } from 'react'
import { fadeWidth } from '../hidden-sides/index.ts'

/** Scrolls the group alone: the page stays where it is. */
function bringIntoSight(group: HTMLElement): void {
  const chosen = group.querySelector('[aria-checked=true]')?.getBoundingClientRect()
  if (!chosen) return
  const frame = group.getBoundingClientRect()
  const beyondRight = chosen.right + fadeWidth - frame.right
  const beyondLeft = chosen.left - fadeWidth - frame.left
  if (beyondLeft < 0) group.scrollLeft += beyondLeft
  else if (beyondRight > 0) group.scrollLeft += Math.min(beyondRight, beyondLeft)
}

/**
 * Keeps the chosen segment in sight and clear of the fade: when another one is chosen, and when the group has another width.
 * @param group what scrolls
 * @param value the segment that is chosen
 */
export function useChosenInSight(group: HTMLElement | null, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another segment may be out of sight
  useEffect(() => {
    if (!group) return
    const observer = new ResizeObserver(() => bringIntoSight(group))
    observer.observe(group)
    return () => observer.disconnect()
  }, [group, value])
}
