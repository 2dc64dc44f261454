export { mostPlaces, type TableFindActorRef, type TableFindSnapshot, tableFindMachine } from './table-find.machine.ts'
export type * from './table-find.types.ts'
