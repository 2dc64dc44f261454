export { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx'
export { ContextMenuPanel, type ContextMenuPanelProps } from './ContextMenuPanel.tsx'
export { type ContextMenuControl, type MenuPlace, useContextMenu } from './use-context-menu.ts'
