import { defineMessages } from './define-messages.ts'

/** How texts from records are put together: the marks between them belong to the language, too. */
export const punctuation = defineMessages(
  {
    labelled: (name: string, value: string) => `${name}：${value}`,
    listed: (parts: readonly string[]) => parts.join('、'),
    clauses: (parts: readonly string[]) => parts.join('；'),
    sentences: (first: string, second: string) => `${first}。${second}`,
  },
  {
    labelled: (name: string, value: string) => `${name}: ${value}`,
    listed: (parts: readonly string[]) => parts.join(', '),
    clauses: (parts: readonly string[]) => parts.join('; '),
    sentences: (first: string, second: string) => `${first}. ${second}`,
  },
)
