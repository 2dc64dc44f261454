export { ErrorLog, type ErrorLogProps } from './ErrorLog.tsx'
export { localTime, logText } from './log-text.ts'
export { type ErrorLogOptions, useErrorLog } from './use-error-log.ts'
