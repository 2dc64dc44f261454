import { tabStripMachine } from '@etalon/machines/tab-strip'
import { TabStrip } from '@etalon/ui/tab-strip'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'

/** The pages that are open; the actor says which one is shown. */
export function Example() {
  const tabs = useActorRef(tabStripMachine, { input: {} })
  useEffect(() => tabs.send({ type: 'TAB.OPEN', target: { path: '/orders', label: 'Orders' } }), [tabs])
  return <TabStrip actor={tabs} />
}
