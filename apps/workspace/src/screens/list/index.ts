export { ListScreen, type ListScreenProps, type ListView } from './ListScreen.tsx'
export { useChosenRows } from './use-chosen-rows.ts'
