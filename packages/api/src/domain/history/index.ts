export { isRecordKind, type RecordKind as HistoryKind, recordKinds } from './record-kinds.ts'
