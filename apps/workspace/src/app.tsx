import { ConfirmProvider } from '@etalon/ui/confirm'
import { LoadingIndicator } from '@etalon/ui/loading'
import { Toasts } from '@etalon/ui/toast'
import { useSelector } from '@xstate/react'
import { type ReactNode, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { EntryHead } from './session/EntryFrame.tsx'
import type { StartedApp } from './session/FirstSignIn.tsx'
import { Look } from './shell/Look.tsx'
import { Routing } from './shell/Routing.tsx'
import { backEndOf, createWorkspace, type Workspace, WorkspaceProvider } from './workspace/index.ts'

function ChosenLook({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return <Look chosen={useSelector(workspace.preferences, ({ context }) => context)}>{children}</Look>
}

/** What every page of the workspace has: its actors, its words, questions, and what is told beside the page. */
function Around({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return (
    <WorkspaceProvider workspace={workspace}>
      <ChosenLook workspace={workspace}>
        <ConfirmProvider>
          {children}
          <LoadingIndicator actor={workspace.loading} />
          <Toasts centre={workspace.toasts} />
        </ConfirmProvider>
      </ChosenLook>
    </WorkspaceProvider>
  )
}

/**
 * Starts the workspace's machines. Nothing is drawn before `show`.
 * @param root where it is drawn
 * @param settings of the back end, as the page has them
 * @throws Error that names the setting that cannot be used
 */
export async function startApp(root: Root, settings: string | undefined): Promise<StartedApp> {
  const workspace = createWorkspace(await backEndOf(settings))
  return {
    workspace,
    head: (
      <Around workspace={workspace}>
        <EntryHead />
      </Around>
    ),
    show: () =>
      root.render(
        <StrictMode>
          <Around workspace={workspace}>
            <BrowserRouter>
              <Routing />
            </BrowserRouter>
          </Around>
        </StrictMode>,
      ),
  }
}
