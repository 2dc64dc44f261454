export { isPlainClick } from './plain-click.ts'
export { TopMenu, type TopMenuProps } from './TopMenu.tsx'
export { type ShellMenuOptions, useShellMenu } from './use-shell-menu.ts'
