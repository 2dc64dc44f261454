import type { Language } from '@etalon/ui/i18n'

/** What people wrote down in both languages, such as a name: in English by its English words where there are any, else by the Chinese ones. */
export const inLanguage = (language: Language, words: string, wordsEn: string): string =>
  language === 'en' && wordsEn !== '' ? wordsEn : words
