import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { Activity, Suspense } from 'react'
import { useWorkspace } from '../workspace/index.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import * as styles from './view-panel.css.ts'
import { views } from './views.ts'

/** Shows the active tab's screen and keeps the others as they are: half-filled forms and scroll positions stay (TAB-6). */
export function ViewPanel({ id }: { id: string }) {
  const { tabStrip } = useWorkspace()
  const tabs = useSelector(tabStrip, ({ context }) => context.tabs)
  const activeKey = useSelector(tabStrip, ({ context }) => context.activeKey)
  return (
    <div id={id} role="tabpanel" className={styles.panel}>
      {tabs.map((tab) => {
        const view = views[tab.value]
        if (!view) return null
        return (
          <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
            <div className={styles.view}>
              <ViewBoundary onNotLoaded={view.screen.renew}>
                {() => {
                  const Screen = view.screen.component()
                  return (
                    <Suspense fallback={<LoadingBar />}>
                      <Screen query={tab.query} />
                    </Suspense>
                  )
                }}
              </ViewBoundary>
            </div>
          </Activity>
        )
      })}
    </div>
  )
}
