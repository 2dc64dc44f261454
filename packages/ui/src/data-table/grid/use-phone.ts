import { useSyncExternalStore } from 'react'
import { phoneMedia } from '../data-table.css.ts'

const listen = (changed: () => void) => {
  const media = matchMedia(phoneMedia)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether rows are entries of two columns, as on a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(phoneMedia).matches,
    () => false,
  )
}
