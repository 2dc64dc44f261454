export { isEmpty } from './emptiness.ts'
export { type FieldRuleName, fieldRules, ruleMessages } from './field-rules.ts'
export { checkMobile, mobileCheckMessages } from './mobile-check.ts'
export type { FieldRule, RuleMessage } from './rule.ts'
