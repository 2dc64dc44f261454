export { type Decisions, decisionsOf, decisionsWithin, smsRequiredKey } from './decisions.ts'
