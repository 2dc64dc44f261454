export { ListScreen, type ListScreenProps, type ListView } from './ListScreen.tsx'
export { moneyColumn } from './money-column.ts'
export { namedFields } from './named-fields.ts'
export { useChosenRows } from './use-chosen-rows.ts'
