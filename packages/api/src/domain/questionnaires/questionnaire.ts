/** A choice of a question, in Chinese and, where somebody wrote it, in English. */
export interface QuestionOption {
  readonly text: string
  readonly textEn: string
}

/** How a question is answered: one of several, several of several, from one to five stars, or in words. */
export const questionTypes = ['single', 'multiple', 'rating', 'text'] as const
/** How a question is answered. */
export type QuestionType = (typeof questionTypes)[number]

/** A question of a questionnaire. */
export interface Question {
  /** Under which its answers are kept. */
  readonly key: string
  readonly type: QuestionType
  readonly text: string
  readonly textEn: string
  /** What can be chosen; none where nothing is chosen. */
  readonly options: readonly QuestionOption[]
  readonly required: boolean
}

/** The place of a choice, the places of several, stars from 1, or words. */
export type QuestionAnswer = number | readonly number[] | string
/** Answers by the keys of their questions. */
export type Answers = Readonly<Record<string, QuestionAnswer>>

/** The most questions of a questionnaire. */
export const mostQuestions = 50
/** The fewest choices of a question that has any. */
export const fewestOptions = 2
/** The most choices of a question. */
export const mostOptions = 20
/** The most stars; the fewest is one. */
export const mostStars = 5
/** The most characters of an answer in words. */
export const longestAnswer = 1000

const isChosen = ({ type }: Question) => type === 'single' || type === 'multiple'

/** What is wrong with the questions. `place` counts from 0; without it all of them are meant. */
export interface QuestionFault {
  readonly place?: number
  readonly field: 'questions' | 'text' | 'options' | 'key'
}

/** Everything that keeps questions from being asked. */
export function questionFaults(questions: readonly Question[]): readonly QuestionFault[] {
  const faults: QuestionFault[] = []
  if (questions.length === 0 || questions.length > mostQuestions) faults.push({ field: 'questions' })
  for (const [place, question] of questions.entries()) {
    if (question.text.trim() === '') faults.push({ place, field: 'text' })
    const { length } = question.options
    const isFit = isChosen(question) ? length >= fewestOptions && length <= mostOptions : length === 0
    if (!isFit || question.options.some(({ text }) => text.trim() === '')) faults.push({ place, field: 'options' })
    if (!/^\w{1,32}$/.test(question.key) || questions.slice(0, place).some(({ key }) => key === question.key))
      faults.push({ place, field: 'key' })
  }
  return faults
}

const isPlace = (value: unknown, { options }: Question) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < options.length

/** Whether an answer is one that its question takes. */
export function isAnswerTo(question: Question, answer: QuestionAnswer): boolean {
  switch (question.type) {
    case 'single':
      return isPlace(answer, question)
    case 'multiple':
      return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((one) => isPlace(one, question))
    case 'rating':
      return Number.isInteger(answer) && Number(answer) >= 1 && Number(answer) <= mostStars
    case 'text':
      return typeof answer === 'string' && [...answer].length <= longestAnswer
  }
}

const isEmpty = (answer: QuestionAnswer | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '') || (Array.isArray(answer) && answer.length === 0)

/** What is wrong with the answer to one question. */
export interface AnswerFault {
  readonly key: string
  readonly kind: 'required' | 'invalid'
}

/** The keys of questions that are to be answered and are not, and of answers that are none. */
export function answerFaults(questions: readonly Question[], answers: Answers): readonly AnswerFault[] {
  const known = new Set(questions.map(({ key }) => key))
  const strange = Object.keys(answers).filter((key) => !known.has(key))
  return [
    ...strange.map((key): AnswerFault => ({ key, kind: 'invalid' })),
    ...questions.flatMap((question): AnswerFault[] => {
      const answer = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined
      if (answer === undefined || isEmpty(answer)) return question.required ? [{ key: question.key, kind: 'required' }] : []
      return isAnswerTo(question, answer) ? [] : [{ key: question.key, kind: 'invalid' }]
    }),
  ]
}

/** What came of one question. */
export interface QuestionTally {
  readonly key: string
  /** How many answered it. */
  readonly answered: number
  /** How often each was chosen, in the order of the options, or of the stars from one; none for words. */
  readonly counts: readonly number[]
  /** The mean of the stars with two decimals; empty where nobody gave any, and for other questions. */
  readonly mean: string
  /** What was written, the newest first. */
  readonly texts: readonly string[]
}

/** So many of the texts are told. */
export const mostTexts = 200

/** What came of each question. @param given answers, the newest first */
export function tallyOf(questions: readonly Question[], given: readonly Answers[]): readonly QuestionTally[] {
  return questions.map((question): QuestionTally => {
    const answers = given.flatMap((one) => {
      const answer = Object.hasOwn(one, question.key) ? one[question.key] : undefined
      return answer === undefined || isEmpty(answer) || !isAnswerTo(question, answer) ? [] : [answer]
    })
    const chosen = answers.flatMap((answer) => (typeof answer === 'number' ? [answer] : typeof answer === 'string' ? [] : answer))
    const isRating = question.type === 'rating'
    const places = isRating
      ? Array.from({ length: mostStars }, (_, place) => place + 1)
      : question.options.map((_, place) => place)
    // Sums of whole numbers are exact; the quotient is rounded for reading alone.
    const sum = chosen.reduce((before, one) => before + one, 0)
    return {
      key: question.key,
      answered: answers.length,
      counts: question.type === 'text' ? [] : places.map((place) => chosen.filter((one) => one === place).length),
      mean: isRating && chosen.length > 0 ? (Math.round((sum * 100) / chosen.length) / 100).toFixed(2) : '',
      texts: answers.flatMap((answer) => (typeof answer === 'string' ? [answer] : [])).slice(0, mostTexts),
    }
  })
}

/** A questionnaire waits for nobody, is open, or is closed. */
export const questionnaireMoves = {
  open: { from: '0', to: '1' },
  close: { from: '1', to: '2' },
  reopen: { from: '2', to: '1' },
} as const
/** A step of a questionnaire. */
export type QuestionnaireMove = keyof typeof questionnaireMoves
