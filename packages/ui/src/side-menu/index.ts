export { type ShellMenuOptions, useShellMenu } from '../top-menu/index.ts'
export { SideMenu, type SideMenuProps } from './SideMenu.tsx'
