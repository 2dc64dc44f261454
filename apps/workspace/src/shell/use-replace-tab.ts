import { tabKey } from '@etalon/machines/tab-strip'
import { useNavigate } from 'react-router'
import { viewMessages } from '../messages/views.ts'
import { useWorkspace } from '../workspace/index.ts'
import { type ViewProps, viewAt } from './views.ts'

/** Where to go, as a view's path and query. */
export interface Place {
  readonly path: string
  readonly query: ViewProps['query']
}

/** Goes to another view and closes the tab of this one: its work is done. */
export function useReplaceTab(from: Place): (to: Place) => void {
  const { root, tabStrip, preferences } = useWorkspace()
  const navigate = useNavigate()
  return (to) => {
    const words = new URLSearchParams(to.query).toString()
    const address = words === '' ? to.path : `${to.path}?${words}`
    const view = viewAt(to.path)?.view
    const titles = viewMessages[preferences.getSnapshot().context.language]
    // The new tab is the active one before the old one goes: closing an active tab would lead to its neighbour.
    root.send({
      type: 'ROUTE.ENTERED',
      target: { path: to.path, label: view ? titles[view.title] : '', query: to.query },
      address,
    })
    tabStrip.send({ type: 'TAB.CLOSE', key: tabKey(from) })
    void navigate(address)
  }
}
