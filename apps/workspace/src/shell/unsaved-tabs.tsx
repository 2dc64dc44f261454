import { tabKey } from '@etalon/machines/tab-strip'
import { useEffect, useSyncExternalStore } from 'react'
import type { ViewProps } from './views.ts'

/** Keys of tabs that hold something not submitted yet. Views report it; the strip shows a dot. */
let unsaved: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function setUnsaved(key: string, isUnsaved: boolean): void {
  if (unsaved.has(key) === isUnsaved) return
  const next = new Set(unsaved)
  if (isUnsaved) next.add(key)
  else next.delete(key)
  unsaved = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The tabs that hold something not submitted yet. */
export const useUnsavedTabs = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => unsaved)

/**
 * Reports that the tab of a view holds something not submitted yet. Hiding the view changes nothing, nor does closing it: the draft
 * is kept, and whoever opens that tab again finds it.
 */
export function useReportUnsaved(path: string, query: ViewProps['query'], isUnsaved: boolean): void {
  const key = tabKey({ path, query })
  useEffect(() => setUnsaved(key, isUnsaved), [key, isUnsaved])
}
