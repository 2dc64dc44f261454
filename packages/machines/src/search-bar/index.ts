export { isEmpty, requestOf, shownFields } from './field-rules.ts'
export { type SearchBarActorRef, type SearchBarSnapshot, searchBarMachine } from './search-bar.machine.ts'
export type * from './search-bar.types.ts'
