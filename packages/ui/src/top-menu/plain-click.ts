import type { MouseEvent } from 'react'

/** Whether a click means "go there", rather than "open it elsewhere". */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
