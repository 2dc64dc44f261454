export { PlainUserMenu, type PlainUserMenuProps } from './PlainUserMenu.tsx'
export { UserMenu, type UserMenuProps } from './UserMenu.tsx'
