export { isPlainClick } from './plain-click.ts'
export { TopMenu, type TopMenuProps } from './TopMenu.tsx'
