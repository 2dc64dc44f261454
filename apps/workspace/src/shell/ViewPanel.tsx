import { type MenuName, routeAt } from '@etalon/machines/menu'
import type { Tab } from '@etalon/machines/tab-strip'
import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { Activity, memo, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { ComingPage } from '../answers/ComingPage.tsx'
import { ListAboveContext } from '../answers/NotThere.tsx'
import { useWorkspace } from '../workspace/index.ts'
import { FramedPage } from './FramedPage.tsx'
import { KeptLayouts } from './KeptLayouts.tsx'
import { isExternal } from './place-at.ts'
import { UnknownLeaf } from './UnknownLeaf.tsx'
import { useFocusNet } from './use-focus-net.ts'
import { OpenTab } from './use-kept-place.ts'
import { ViewBoundary } from './ViewBoundary.tsx'
import * as styles from './view-panel.css.ts'
import { viewAt } from './views.ts'

/** Shows the active tab's screen and keeps the others as they are: half-filled forms and scroll positions stay (TAB-6). */
export function ViewPanel({ id, labelOf }: { id: string; labelOf: (entry: MenuName) => string }) {
  const { tabStrip } = useWorkspace()
  const tabs = useSelector(tabStrip, ({ context }) => context.tabs)
  const activeKey = useSelector(tabStrip, ({ context }) => context.activeKey)
  const panel = useRef<HTMLDivElement>(null)
  useFocusNet(panel, activeKey)
  return (
    <div id={id} ref={panel} role="tabpanel" tabIndex={-1} className={styles.panel}>
      <KeptLayouts panel={panel} activeKey={activeKey} />
      {tabs.map((tab) => (
        <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
          <KeptView tab={tab} labelOf={labelOf} />
        </Activity>
      ))}
    </div>
  )
}

/** The view of a tab. It is not drawn anew because another one is shown: its effects alone end and begin. */
const KeptView = memo(({ tab, labelOf }: { tab: Tab; labelOf: (entry: MenuName) => string }) => {
  const at = viewAt(tab.value)
  if (!at) return <LeafView tab={tab} labelOf={labelOf} />
  const { view, parameters } = at
  return (
    <KeptPlace tab={tab}>
      <ViewBoundary onNotLoaded={view.screen.renew}>
        {() => {
          const Screen = view.screen.component()
          return (
            <Suspense fallback={view.parent === undefined ? <LoadingBar /> : <ComingPage />}>
              <OpenTab value={tab}>
                <UnderList parent={view.parent} labelOf={labelOf}>
                  <Screen query={Object.keys(parameters).length === 0 ? tab.query : { ...parameters, ...tab.query }} />
                </UnderList>
              </OpenTab>
            </Suspense>
          )
        }}
      </ViewBoundary>
    </KeptPlace>
  )
})

/** Tells a view which list it belongs to, where this person's menu has it. */
function UnderList({ parent, labelOf, children }: UnderListProps) {
  const { menu } = useWorkspace()
  const route = useSelector(menu, ({ context }) => (parent === undefined ? undefined : routeAt(context.routes, parent)))
  const label = route && labelOf(route)
  const list = useMemo(() => (parent === undefined || label === undefined ? null : { path: parent, label }), [parent, label])
  return <ListAboveContext value={list}>{children}</ListAboveContext>
}

interface UnderListProps {
  /** The menu leaf that the view belongs to. */
  readonly parent: string | undefined
  readonly labelOf: (entry: MenuName) => string
  readonly children: ReactNode
}

/** What a leaf of the menu leads to that is none of the workspace's own screens. */
function LeafView({ tab, labelOf }: { tab: Tab; labelOf: (entry: MenuName) => string }) {
  const { menu } = useWorkspace()
  const route = useSelector(menu, ({ context }) => routeAt(context.routes, tab.value))
  if (!route) return null
  return (
    <KeptPlace tab={tab}>
      {isExternal(route) ? (
        <FramedPage address={route.external} title={labelOf(route)} />
      ) : (
        <UnknownLeaf route={route} title={labelOf(route)} />
      )}
    </KeptPlace>
  )
}

/** The place of a view: what is skipped while another one is shown, with the box in it that scrolls. */
const KeptPlace = ({ tab, children }: { tab: Tab; children: ReactNode }) => (
  <div className={styles.place} data-tab={tab.key}>
    <div className={styles.view} data-view="">
      {children}
    </div>
  </div>
)
