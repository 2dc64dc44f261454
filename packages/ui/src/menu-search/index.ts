export { type ShellMenuOptions, useShellMenu } from '../top-menu/index.ts'
export { MenuSearch, type MenuSearchProps } from './MenuSearch.tsx'
export { PlainMenuSearch, type PlainMenuSearchProps } from './PlainMenuSearch.tsx'
