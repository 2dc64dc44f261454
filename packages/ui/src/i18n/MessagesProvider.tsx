import { NumberFormatter } from '@internationalized/number'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components'
import { en } from './en.ts'
import type { Messages } from './messages.ts'
import { zh } from './zh.ts'

/** The languages that the library speaks. */
export const languages = ['zh', 'en'] as const
/** A language that the library speaks: Chinese (`zh`) or English (`en`). */
export type Language = (typeof languages)[number]

const catalogues: Record<Language, Messages> = { zh, en }

/** The BCP 47 locale by which dates and numbers are written. English follows the Canadian manner, whose dates are yyyy-MM-dd. */
export const localeOf: Record<Language, string> = { zh: 'zh-CN', en: 'en-CA' }

interface Speech {
  language: Language
  messages: Messages
}

const SpeechContext = createContext<Speech>({ language: 'zh', messages: zh })

/** What {@link MessagesProvider} takes. */
export interface MessagesProviderProps {
  /** The language that everything beneath it speaks. @default 'zh' */
  language?: Language
  /** Texts that replace those of the catalogue. */
  messages?: Partial<Messages>
  /** The part of the page that speaks this language. */
  children: ReactNode
}

/** Gives every component beneath it its texts, and the manner of writing dates and numbers. */
export function MessagesProvider({ language = 'zh', messages, children }: MessagesProviderProps) {
  const speech = useMemo(() => ({ language, messages: { ...catalogues[language], ...messages } }), [language, messages])
  return (
    <SpeechContext value={speech}>
      <I18nProvider locale={localeOf[language]}>{children}</I18nProvider>
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

/** Writes whole numbers with separators, as the language does. */
export function useCount(): (count: number) => string {
  const language = useLanguage()
  return useMemo(() => {
    const format = new NumberFormatter(localeOf[language])
    return (count) => format.format(count)
  }, [language])
}
