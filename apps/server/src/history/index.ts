export { checkHistory, type Happening, type HistoryCheck, historyOf, type RecordKind, record } from './history.ts'
