import * as z from 'zod/mini'
import { longestAnswer, mostOptions, mostQuestions, questionTypes } from '../domain/index.ts'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { detailCall, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { id, key, moment, text, version, words } from './values.ts'

/** A question, as it travels; the domain says what fits together. */
export const question = z.strictObject({
  key: text(32),
  type: z.enum(questionTypes),
  text: text(200),
  textEn: text(200),
  options: z.array(z.strictObject({ text: text(100), textEn: text(100) })).check(z.maxLength(mostOptions)),
  required: z.boolean(),
})

/** Whom a questionnaire asks: people of the institute, or customers once an order of theirs is done. */
export const questionnaireAudience = z.enum(['staff', 'customer'])

/** A questionnaire. */
export const questionnaire = z.object({
  id,
  version,
  title: z.string(),
  titleEn: z.string(),
  intro: z.string(),
  introEn: z.string(),
  audience: questionnaireAudience,
  /** 0 being written, 1 open, 2 closed. */
  state: key,
  questions: z.array(question),
  /** How many have answered. */
  answers: z.int(),
  createUserName: z.string(),
  createTime: moment,
})
/** A questionnaire, as the server answers it. */
export type Questionnaire = z.output<typeof questionnaire>

/** What is written down of a questionnaire. */
export const questionnaireForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  title: words(100),
  titleEn: text(100),
  intro: text(500),
  introEn: text(500),
  audience: questionnaireAudience,
  questions: z.array(question).check(z.maxLength(mostQuestions)),
})
/** What is written down of a questionnaire, as it travels. */
export type QuestionnaireForm = z.output<typeof questionnaireForm>

/** A questionnaire that waits for somebody; for customers with the order that it is about. */
export const waitingQuestionnaire = z.object({
  id,
  title: z.string(),
  titleEn: z.string(),
  intro: z.string(),
  introEn: z.string(),
  orderId: z.nullable(id),
  orderNo: z.string(),
})
/** A questionnaire that waits for somebody, as the server answers it. */
export type WaitingQuestionnaire = z.output<typeof waitingQuestionnaire>

/** Answers by the keys of their questions. */
const answers = z.record(
  z.string().check(z.regex(/^\w{1,32}$/)),
  z.union([z.int(), z.array(z.int()).check(z.maxLength(mostOptions)), text(longestAnswer)]),
)

/** What came of a questionnaire. */
export const questionnaireResults = z.object({
  questionnaire,
  tallies: z.array(
    z.object({ key: z.string(), answered: z.int(), counts: z.array(z.int()), mean: z.string(), texts: z.array(z.string()) }),
  ),
  /** How many answers were read, the newest; fewer than there are where there are very many. */
  read: z.int(),
})
/** What came of a questionnaire, as the server answers it. */
export type QuestionnaireResults = z.output<typeof questionnaireResults>

const base = '/api/hm-template/questionnaire'
const assumed = 'the specification names the view alone'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about questionnaires (section 2.2, `/template-evart`). */
export const questionnaireCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      title: z.optional(text(64)),
      audience: z.optional(questionnaireAudience),
      state: z.optional(key),
    }),
    answer: pageOf(questionnaire),
    ...own,
  }),
  detail: { ...detailCall(base, questionnaire), roles: own.roles },
  history: { ...historyCall(base), roles: own.roles },
  /** Only while it is being written: what people were asked stays as it was. */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: questionnaireForm,
    answer: questionnaire,
    writes: true,
    ...own,
  }),
  move: defineCall({
    method: 'POST',
    path: `${base}/move`,
    body: z.strictObject({ id, version, action: z.enum(['open', 'close', 'reopen']) }),
    answer: questionnaire,
    writes: true,
    ...own,
  }),
  /** Those that nobody has answered yet. */
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
  results: defineCall({
    method: 'GET',
    path: `${base}/results`,
    query: z.strictObject({ id }),
    answer: questionnaireResults,
    ...own,
  }),
  /** What waits for whoever asks. */
  waiting: defineCall({
    method: 'GET',
    path: `${base}/waiting`,
    answer: z.array(waitingQuestionnaire),
    auth: 'session',
    assumed,
  }),
  /** One that waits for whoever asks, with its questions. */
  sheet: defineCall({
    method: 'GET',
    path: `${base}/sheet`,
    query: z.strictObject({ id, orderId: z.optional(id) }),
    answer: z.extend(waitingQuestionnaire, { questions: z.array(question) }),
    auth: 'session',
    assumed,
  }),
  /** Answers one that waits for whoever asks, once. */
  answer: defineCall({
    method: 'POST',
    path: `${base}/answer`,
    body: z.strictObject({ id, orderId: z.optional(id), answers }),
    answer: z.boolean(),
    auth: 'session',
    writes: true,
    assumed,
  }),
} as const
