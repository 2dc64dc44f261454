export { ListScreen, type ListScreenProps, type ListView } from './ListScreen.tsx'
