export { createWorkspace, type Workspace } from './create-workspace.ts'
export { readStored, removeStored, storedKeys, writeStored } from './local-store.ts'
export { useWorkspace, WorkspaceProvider } from './workspace-context.tsx'
