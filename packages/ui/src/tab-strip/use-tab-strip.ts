import {
  type SavedTabs,
  saveTabs,
  type Tab,
  type TabActivationReason,
  type TabStripActorRef,
  type TabStripInput,
  tabStripMachine,
} from '@etalon/machines/tab-strip'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

/** What `useTabStrip` takes: how the tabs begin, and who is told of them. */
export interface TabStripOptions extends TabStripInput {
  /** Show this view; with the reason `opened` it is shown already. */
  onActivated?: (tab: Tab, reason: TabActivationReason) => void
  /** The views with these keys are no longer open: forget what is kept of them. */
  onDropped?: (keys: readonly string[]) => void
  /** The open tabs, to be stored; given back as `saved` they are there again. */
  onChanged?: (saved: SavedTabs) => void
}

/** Makes and owns the actor of the open pages. Tell it of each page that is gone to: `TAB.OPEN`. */
export function useTabStrip({ onActivated, onDropped, onChanged, ...input }: TabStripOptions = {}): TabStripActorRef {
  const tellActivated = useEffectEvent((tab: Tab, reason: TabActivationReason) => onActivated?.(tab, reason))
  const tellDropped = useEffectEvent((keys: readonly string[]) => onDropped?.(keys))
  const tellChanged = useEffectEvent((saved: SavedTabs) => onChanged?.(saved))
  const actor = useActorRef(tabStripMachine, { input })
  useEffect(() => {
    let kept = actor.getSnapshot().context
    const subscriptions = [
      actor.on('activated', ({ tab, reason }) => tellActivated(tab, reason)),
      actor.on('dropped', ({ keys }) => tellDropped(keys)),
      actor.subscribe(({ context }) => {
        if (context === kept) return
        kept = context
        tellChanged(saveTabs(context))
      }),
    ]
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  return actor
}
