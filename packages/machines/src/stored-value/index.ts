export { choiceOf, isRecord, isTextList, isTextRecord } from './stored-value.ts'
