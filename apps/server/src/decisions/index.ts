export { type Decisions, decisionsOf, decisionsWithin, saysYes, smsRequiredKey } from './decisions.ts'
