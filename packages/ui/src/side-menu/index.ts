export { type ShellMenuOptions, useShellMenu } from '../top-menu/index.ts'
export { PlainSideMenu, type PlainSideMenuProps } from './PlainSideMenu.tsx'
export { SideMenu, type SideMenuProps } from './SideMenu.tsx'
