import { useSyncExternalStore } from 'react'
import type { Language } from '../packages/ui/src/i18n/index.ts'

let asked: Language | undefined
const waiting = new Set<() => void>()
const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Shows the stories that stand, as they stand, in another language than the toolbar says; in the toolbar's where there is none. */
export function showIn(language: Language | undefined): void {
  asked = language
  for (const tell of waiting) tell()
}

/** The language of a story: the one it was asked to be shown in, or the toolbar's. */
export const useShownLanguage = (ofToolbar: Language): Language => useSyncExternalStore(subscribe, () => asked) ?? ofToolbar
