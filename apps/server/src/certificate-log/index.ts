export { growthOf, headOf, proofOf, tileOf } from './answer-log.ts'
export { checkLogs, type FoundFault, type LogChecking, type LogFault, type LogReport } from './check-log.ts'
export { type Entering, enterInLog, openLog, type ToEnter } from './enter.ts'
export { recentEntries } from './recent-entries.ts'
