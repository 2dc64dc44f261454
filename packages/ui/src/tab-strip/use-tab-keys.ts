import { type ShownTab, type TabStripActorRef, wishOfKey } from '@etalon/machines/tab-strip'
import { type KeyboardEvent, useState } from 'react'

/** Whether the line begins at the right where an element stands. */
export const isFromRight = (element: Element): boolean => element.matches(':dir(rtl)')

/** The machine counts from left to right: in a strip that begins at the right, the arrow to the left leads on. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Which tab has the focus, and what the keys do (`wishOfKey`). */
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
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const key = isFromRight(event.currentTarget) ? (mirrored[event.key] ?? event.key) : event.key
    const wish = wishOfKey(tabs, tab.key, { key, altKey, ctrlKey, metaKey, shiftKey })
    if (!wish) return
    event.preventDefault()
    if (wish.type === 'focus') lead(wish.key)
    else if (wish.type === 'activate') actor.send({ type: 'TAB.ACTIVATE', key: tab.key })
    else if (wish.type === 'close') {
      actor.send({ type: 'TAB.CLOSE', key: tab.key })
      lead(wish.focus)
    } else {
      actor.send({ type: 'TAB.MOVE_BY', key: tab.key, by: wish.by })
      const now = actor.getSnapshot().context.tabs.findIndex((one) => one.key === tab.key)
      if (now !== tabs.indexOf(tab)) onMoved(tab.key, now)
    }
  }
  return { cursor: current?.key, setCursor, keyDown }
}
