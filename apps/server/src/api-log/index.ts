export { type ApiLog, createApiLog, noteCaller } from './api-log.ts'
export { forgetOldCalls, mostLogDays, usualLogDays } from './forget.ts'
