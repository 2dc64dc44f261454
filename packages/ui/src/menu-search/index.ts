export { MenuSearch, type MenuSearchProps } from './MenuSearch.tsx'
