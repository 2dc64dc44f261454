export type { FilesPlace } from './files-place.ts'
export { readSettings, SettingProblem, type Settings } from './settings.ts'
export { settingsOfProcess } from './settings-of-process.ts'
