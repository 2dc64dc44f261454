export { type CompiledSearch, compileSearch, isSorted, type SearchField, type SearchFields } from './compile-search.ts'
