import { FailedState } from '@etalon/ui/failed-state'
import { LoadingBar } from '@etalon/ui/loading'
import { useSelector } from '@xstate/react'
import { Activity, Component, type ReactNode, Suspense } from 'react'
import { useWorkspace } from '../workspace/index.ts'
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
        const Screen = view.component
        return (
          <Activity key={tab.key} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
            <div className={styles.view}>
              <ViewBoundary>
                <Suspense fallback={<LoadingBar />}>
                  <Screen query={tab.query} />
                </Suspense>
              </ViewBoundary>
            </div>
          </Activity>
        )
      })}
    </div>
  )
}

/** A screen that breaks shows so itself; the others and the frame go on. */
class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FailedState onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
