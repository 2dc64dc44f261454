import { type Messages, MessagesProvider } from '@etalon/ui/i18n'
import type { ReactNode } from 'react'
import { japanese } from './japanese.ts'

export type Spoken = 'zh' | 'en' | 'ja'

export const isSpoken = (word: string): word is Spoken => word === 'zh' || word === 'en' || word === 'ja'

/** Words that this app says in a way of its own; the library says the others. */
const own: Record<'zh' | 'en', Partial<Messages>> = { zh: { search: '查找' }, en: { search: 'Find' } }

/** Two languages of the library, and a third that it does not bring. */
export function Speaking({ language, children }: { language: Spoken; children: ReactNode }) {
  if (language !== 'ja')
    return (
      <MessagesProvider language={language} messages={own[language]}>
        {children}
      </MessagesProvider>
    )
  return (
    <MessagesProvider language="en" locale="ja-JP" messages={japanese}>
      {children}
    </MessagesProvider>
  )
}
