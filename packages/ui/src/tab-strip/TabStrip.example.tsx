import { TabStrip, useTabStrip } from '@etalon/ui/tab-strip'
import { useEffect } from 'react'

/** The pages that are open; you are told which one to show, and what to store. */
export function Example() {
  const tabs = useTabStrip({
    onActivated: ({ value }) => console.log('go to', value),
    onChanged: (saved) => console.log('store', saved),
  })
  useEffect(() => tabs.send({ type: 'TAB.OPEN', target: { path: '/orders', label: 'Orders' } }), [tabs])
  return <TabStrip actor={tabs} />
}
