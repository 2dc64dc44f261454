export {
  type ColumnSettingsActorRef,
  type ColumnSettingsSnapshot,
  columnSettingsMachine,
  isBusy,
} from './column-settings.machine.ts'
export type * from './column-settings.types.ts'
export { appliedLayout, columnWidths, factoryLayout, freeColumn, isChanged, isLastShown, mergeLayout } from './layout.ts'
export { layoutKey, parseSavedLayout } from './saved-layout.ts'
