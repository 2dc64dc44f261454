import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is still composing. `isComposing` alone is not enough: the Enter that ends
 * a composition in Safari comes after it, with key code 229 (SRCH-6).
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Keeps keys of an input method from everything that listens: no search, no submit, no closed list. */
function guard(event: KeyboardEvent): void {
  if (!isComposing(event.nativeEvent)) return
  event.stopPropagation()
  if (event.key === 'Enter') event.preventDefault()
}

/** Spread on what surrounds a field (or a form): the one place where keys of an input method are ignored. */
export const composingGuard = { onKeyDownCapture: guard }
