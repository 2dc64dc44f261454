export { commonMessages } from './common.ts'
export { type Catalogue, defineMessages, type Words } from './define-messages.ts'
export { useWords } from './use-words.ts'
