import type { PublicLocale } from '@etalon/api/domain'
import { en } from './en.tsx'
import type { Messages } from './messages.ts'
import { zh } from './zh.tsx'

export type { AnswerParts, Messages } from './messages.ts'
export type { QuestionMessages } from './question-messages.ts'

/** Both catalogues. */
export const catalogues: Readonly<Record<PublicLocale, Messages>> = { zh, en }
