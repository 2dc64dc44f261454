export { commonMessages } from './common.ts'
export { type Catalogue, defineMessages, type Words } from './define-messages.ts'
export { inLanguage } from './in-language.ts'
export { useWords } from './use-words.ts'
