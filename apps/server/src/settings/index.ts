export { readSettings, SettingProblem, type Settings } from './settings.ts'
