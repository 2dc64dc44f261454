export { en } from './en.ts'
export {
  type Language,
  languages,
  localeOf,
  MessagesProvider,
  type MessagesProviderProps,
  useCount,
  useLanguage,
  useLocale,
  useMessages,
} from './MessagesProvider.tsx'
export type { Messages } from './messages.ts'
export { zh } from './zh.ts'
