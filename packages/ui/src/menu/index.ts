export { MenuButton, type MenuButtonProps } from './MenuButton.tsx'
export { type MenuAction, MenuList, type MenuListProps } from './MenuList.tsx'
