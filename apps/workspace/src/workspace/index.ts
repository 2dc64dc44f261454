export { createWorkspace, type Workspace } from './create-workspace.ts'
export { caughtError } from './error-log.ts'
export { readStored, removeStored, storedKeys, writeStored } from './local-store.ts'
export { useWorkspace, WorkspaceProvider } from './workspace-context.tsx'
