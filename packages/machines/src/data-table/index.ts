export { type CellRange, cellRange, moveCell } from './cells.ts'
export { type DataTableActorRef, type DataTableSnapshot, dataTableMachine } from './data-table.machine.ts'
export type * from './data-table.types.ts'
export { alternativePages, characterPages, listPages, type PageSizes, pageSizes, statisticsPages } from './page-sizes.ts'
export { isUnconfirmed, keyOf, keysOf, lastPage, lastReachable } from './rows.ts'
export {
  isMoreToSelect,
  isSelected,
  isSelectionCapped,
  noSelection,
  pageSelection,
  selectedCount,
  selectionOfPage,
} from './selection.ts'
