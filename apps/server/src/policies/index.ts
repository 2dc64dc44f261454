export { buttonsFor, checkButton, isButton } from './buttons.ts'
export { type Policies, type Policy, policies } from './calls.ts'
export { type RecordKind, reachedBy, recordTables } from './records.ts'
export { checkCall } from './who-may.ts'
