export { type Shortcut, Shortcuts, type ShortcutsProps } from './Shortcuts.tsx'
export { useShortcuts } from './use-shortcuts.ts'
