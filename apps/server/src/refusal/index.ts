export {
  isMessageKey,
  type Language,
  languageOf,
  type MessageKey,
  type MessageParameters,
  messageKeysOf,
  say,
} from './messages.ts'
export { hasUnkeepableText, isTooDeep, parse } from './parse.ts'
export { FieldConflict, type FieldFault, FieldRefusal, Refusal } from './refusal.ts'
