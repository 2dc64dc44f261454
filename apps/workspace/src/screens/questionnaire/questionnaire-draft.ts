import type { Questionnaire } from '@etalon/api/contract'
import { type Question, type QuestionOption, questionTypes } from '@etalon/api/domain'
import { isRecord } from '../../is-record.ts'
import { type Keyed, keyed } from '../rows/keyed.ts'

/** What the form of a questionnaire holds. */
export interface QuestionnaireDraft extends Pick<Questionnaire, 'title' | 'titleEn' | 'intro' | 'introEn' | 'audience'> {
  readonly questions: readonly Keyed<Question>[]
}

/** A question that is still to be written. */
export const emptyQuestion = (): Question => ({
  ...{ type: 'single', text: '', textEn: '', options: [], required: true },
  key: `q${crypto.randomUUID().slice(0, 8)}`,
})

/** A questionnaire that nobody has begun. */
export const emptyQuestionnaire = (): QuestionnaireDraft => ({
  ...{ title: '', titleEn: '', intro: '', introEn: '', audience: 'customer' },
  questions: [keyed(emptyQuestion())],
})

/** The draft of a questionnaire that is there already. */
export const draftOf = ({ title, titleEn, intro, introEn, audience, questions }: Questionnaire): QuestionnaireDraft => ({
  ...{ title, titleEn, intro, introEn, audience },
  questions: questions.map((part) => ({ key: part.key, part })),
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const readOption = (stored: unknown): readonly QuestionOption[] =>
  isRecord(stored) ? [{ text: text(stored.text), textEn: text(stored.textEn) }] : []

function readQuestion(stored: unknown): readonly Keyed<Question>[] {
  if (!isRecord(stored) || !isRecord(stored.part)) return []
  const { part } = stored
  const empty = emptyQuestion()
  return [
    {
      key: text(stored.key) || crypto.randomUUID(),
      part: {
        key: text(part.key) || empty.key,
        type: questionTypes.find((one) => one === part.type) ?? empty.type,
        text: text(part.text),
        textEn: text(part.textEn),
        options: Array.isArray(part.options) ? part.options.flatMap(readOption) : [],
        required: part.required !== false,
      },
    },
  ]
}

/** Makes a draft of what was stored; anything may be missing. */
export const readQuestionnaireDraft = (stored: Readonly<Record<string, unknown>>): QuestionnaireDraft => ({
  title: text(stored.title),
  titleEn: text(stored.titleEn),
  intro: text(stored.intro),
  introEn: text(stored.introEn),
  audience: stored.audience === 'staff' ? 'staff' : 'customer',
  questions: Array.isArray(stored.questions) ? stored.questions.flatMap(readQuestion) : [],
})
