export { type CellRange, cellRange, moveCell } from './cells.ts'
export {
  type DataTableActorRef,
  type DataTableSnapshot,
  dataTableMachine,
  keyOf,
  keysOf,
  lastPage,
  pageSizes,
} from './data-table.machine.ts'
export type * from './data-table.types.ts'
export { isSelected, noSelection, pageSelection, selectedCount } from './selection.ts'
