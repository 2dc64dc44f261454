import { createContext, type ReactNode, useContext } from 'react'
import type { Workspace } from './create-workspace.ts'

const WorkspaceContext = createContext<Workspace | null>(null)

export function WorkspaceProvider({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
}

/** The actors and the client of this browser tab. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace: put a WorkspaceProvider around it.')
  return workspace
}
