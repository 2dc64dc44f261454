export { ContextMenuPanel } from '../context-menu/index.ts'
export { FindBar } from './find/FindBar.tsx'
export { SelectionActions } from './SelectionActions.tsx'
