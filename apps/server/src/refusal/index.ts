export { isMessageKey, type Language, languageOf, type MessageKey, type MessageParameters, say } from './messages.ts'
export { hasUnkeepableText, isTooDeep, parse } from './parse.ts'
export { type FieldFault, FieldRefusal, Refusal } from './refusal.ts'
