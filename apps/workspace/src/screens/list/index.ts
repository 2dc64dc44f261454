export { ListScreen, type ListScreenProps, type ListView } from './ListScreen.tsx'
export { namedFields } from './named-fields.ts'
export { useChosenRows } from './use-chosen-rows.ts'
