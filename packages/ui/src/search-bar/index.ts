export { SearchBar, type SearchBarProps } from './SearchBar.tsx'
export { type SearchBarOptions, useSearchBar } from './use-search-bar.ts'
export { useStandingRequest } from './use-standing-request.ts'
