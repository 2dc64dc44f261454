export { en } from './en.ts'
export { type FrameMessages, frameEn, frameZh } from './frame-messages.ts'
export { type Language, languages, localeOf } from './language.ts'
export {
  MessagesProvider,
  type MessagesProviderProps,
  useCount,
  useLanguage,
  useLocale,
  useMessages,
} from './MessagesProvider.tsx'
export type { Messages } from './messages.ts'
export { zh } from './zh.ts'
