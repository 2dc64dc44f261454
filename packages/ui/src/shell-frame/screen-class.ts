import { useSyncExternalStore } from 'react'

/** How wide the screen is: 3 from 1200 px, 2 from 992, 1 from 768, 0 below. */
export type ScreenClass = 0 | 1 | 2 | 3

const widths = [1200, 992, 768] as const
const query = (width: number) => `(min-width: ${width}px)`

function read(): ScreenClass {
  if (window.matchMedia(query(1200)).matches) return 3
  if (window.matchMedia(query(992)).matches) return 2
  return window.matchMedia(query(768)).matches ? 1 : 0
}

function subscribe(changed: () => void): () => void {
  const media = widths.map((width) => window.matchMedia(query(width)))
  for (const one of media) one.addEventListener('change', changed)
  return () => {
    for (const one of media) one.removeEventListener('change', changed)
  }
}

/** The class of the screen, kept up to date; 3 where there is no screen yet. */
export function useScreenClass(): ScreenClass {
  return useSyncExternalStore(subscribe, read, () => 3)
}
