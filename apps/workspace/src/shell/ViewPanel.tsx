import { type MenuName, routeAt } from '@etalon/machines/menu'
import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { Activity, Suspense, useRef } from 'react'
import { useWorkspace } from '../workspace/index.ts'
import { FramedPage } from './FramedPage.tsx'
import { isExternal } from './place-at.ts'
import { UnknownLeaf } from './UnknownLeaf.tsx'
import { useFocusNet } from './use-focus-net.ts'
import { OpenTab } from './use-kept-place.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import * as styles from './view-panel.css.ts'
import { viewAt } from './views.ts'

/** Shows the active tab's screen and keeps the others as they are: half-filled forms and scroll positions stay (TAB-6). */
export function ViewPanel({ id, labelOf }: { id: string; labelOf: (entry: MenuName) => string }) {
  const { tabStrip, menu } = useWorkspace()
  const routes = useSelector(menu, ({ context }) => context.routes)
  const tabs = useSelector(tabStrip, ({ context }) => context.tabs)
  const activeKey = useSelector(tabStrip, ({ context }) => context.activeKey)
  const panel = useRef<HTMLDivElement>(null)
  useFocusNet(panel, activeKey)
  return (
    <div id={id} ref={panel} role="tabpanel" tabIndex={-1} className={styles.panel}>
      {tabs.map((tab) => {
        const at = viewAt(tab.value)
        const view = at?.view
        const route = view ? undefined : routeAt(routes, tab.value)
        if (route)
          return (
            <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
              <div className={styles.view}>
                {isExternal(route) ? (
                  <FramedPage address={route.external} title={labelOf(route)} />
                ) : (
                  <UnknownLeaf route={route} title={labelOf(route)} />
                )}
              </div>
            </Activity>
          )
        if (!view) return null
        return (
          <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
            <div className={styles.view}>
              <ViewBoundary onNotLoaded={view.screen.renew}>
                {() => {
                  const Screen = view.screen.component()
                  return (
                    <Suspense fallback={<LoadingBar />}>
                      <OpenTab value={tab}>
                        <Screen
                          query={Object.keys(at.parameters).length === 0 ? tab.query : { ...at.parameters, ...tab.query }}
                        />
                      </OpenTab>
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
