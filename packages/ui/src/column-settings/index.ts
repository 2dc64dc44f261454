export { type ArrangedColumn, arrangeColumns, columnChoices } from './arrange-columns.ts'
export { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx'
export { browserLayouts, type ColumnSettingsOptions, type LayoutStore, useColumnSettings } from './use-column-settings.ts'
