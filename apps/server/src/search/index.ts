export { type CompiledSearch, compileSearch, type SearchField, type SearchFields } from './compile-search.ts'
