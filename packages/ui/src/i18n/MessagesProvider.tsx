import { NumberFormatter } from '@internationalized/number'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components'
import { en } from './en.ts'
import { type Language, localeOf } from './language.ts'
import type { Messages } from './messages.ts'
import { zh } from './zh.ts'

const catalogues: Record<Language, Messages> = { zh, en }

interface Speech {
  language: Language
  locale: string
  messages: Messages
}

const SpeechContext = createContext<Speech>({ language: 'zh', locale: localeOf.zh, messages: zh })

/** What {@link MessagesProvider} takes. */
export interface MessagesProviderProps {
  /** The language that everything beneath it speaks. @default 'zh' */
  language?: Language
  /** Texts that replace those of the catalogue; what is left out is said in `language`. */
  messages?: Partial<Messages>
  /**
   * How dates and numbers are written, as a BCP 47 locale. Together with `messages` it makes a language that the library does not bring:
   * `language` then says in which the rest is, and which widths suit.
   * @default that of `language`
   */
  locale?: string
  /** The part of the page that speaks this language. */
  children: ReactNode
}

/** Gives every component beneath it its texts, and the manner of writing dates and numbers. */
export function MessagesProvider({ language = 'zh', messages, locale = localeOf[language], children }: MessagesProviderProps) {
  const speech = useMemo(
    () => ({ language, locale, messages: { ...catalogues[language], ...messages } }),
    [language, locale, messages],
  )
  return (
    <SpeechContext value={speech}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </SpeechContext>
  )
}

/** The texts of the language in force. */
export function useMessages(): Messages {
  return useContext(SpeechContext).messages
}

/** The language in force. */
export function useLanguage(): Language {
  return useContext(SpeechContext).language
}

/** The BCP 47 locale in force, by which dates and numbers are written. */
export function useLocale(): string {
  return useContext(SpeechContext).locale
}

/** Writes whole numbers with separators, as the locale in force does. */
export function useCount(): (count: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new NumberFormatter(locale)
    return (count) => format.format(count)
  }, [locale])
}
