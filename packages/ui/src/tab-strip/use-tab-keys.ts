import type { ShownTab, TabStripActorRef } from '@etalon/machines/tab-strip'
import { type KeyboardEvent, useState } from 'react'

/**
 * The keys of the ARIA tabs pattern with manual activation: arrows, Home and End move the focus; Enter and Space open;
 * Delete closes and leads to the previous tab; Ctrl+Shift+arrows move the tab itself.
 */
export function useTabKeys(
  actor: TabStripActorRef,
  tabs: readonly ShownTab[],
  focusTab: (key: string) => void,
  onMoved: (key: string, place: number) => void,
) {
  const active = tabs.find((tab) => tab.active)
  const [cursor, setCursor] = useState<string | null>(null)
  const current = tabs.find((tab) => tab.key === cursor) ?? active
  const lead = (key: string) => {
    setCursor(key)
    focusTab(key)
  }
  const keyDown = (event: KeyboardEvent, tab: ShownTab) => {
    const place = tabs.indexOf(tab)
    const at = (index: number) => tabs[(index + tabs.length) % tabs.length]
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step !== 0 && event.ctrlKey && event.shiftKey) {
      actor.send({ type: 'TAB.MOVE_BY', key: tab.key, by: step === -1 ? -1 : 1 })
      const now = actor.getSnapshot().context.tabs.findIndex((one) => one.key === tab.key)
      if (now !== place) onMoved(tab.key, now)
    } else if (event.altKey || event.ctrlKey || event.metaKey) {
      return
    } else if (step !== 0) {
      const next = at(place + step)
      if (next) lead(next.key)
    } else if (event.key === 'Home' || event.key === 'End') {
      const next = event.key === 'Home' ? tabs[0] : tabs.at(-1)
      if (next) lead(next.key)
    } else if (event.key === 'Enter' || event.key === ' ') {
      actor.send({ type: 'TAB.ACTIVATE', key: tab.key })
    } else if (event.key === 'Delete' && tab.close) {
      const previous = tabs[place - 1]
      actor.send({ type: 'TAB.CLOSE', key: tab.key })
      if (previous) lead(previous.key)
    } else {
      return
    }
    event.preventDefault()
  }
  return { cursor: current?.key, setCursor, keyDown }
}
