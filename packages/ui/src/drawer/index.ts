export { Drawer, type DrawerFoot, type DrawerProps, type DrawerSide, type DrawerSize } from './Drawer.tsx'
export { useDrawer } from './use-drawer.ts'
