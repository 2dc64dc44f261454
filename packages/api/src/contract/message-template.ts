import * as z from 'zod/mini'
import { longestMessage } from '../domain/index.ts'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { detailCall, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { id, key, moment, text, version, words } from './values.ts'

/** What a message is said on, such as `message.leave`; empty where it is sent by hand. */
const occasion = z.string().check(z.regex(/^([a-z][a-z.-]{0,63})?$/))

/** The words of an institute for a message. */
export const messageTemplate = z.object({
  id,
  version,
  /** A key of `m_template_type`. */
  type: key,
  occasion: z.string(),
  name: z.string(),
  title: z.string(),
  content: z.string(),
  contentEn: z.string(),
  /** A key of `m_enable_status`. Words out of use are those that everybody has. */
  status: key,
  createUserName: z.string(),
  createTime: moment,
})
/** The words of an institute for a message, as the server answers them. */
export type MessageTemplate = z.output<typeof messageTemplate>

/** What is written down of a template. */
export const messageTemplateForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  type: key,
  occasion,
  name: words(64),
  title: text(128),
  content: text(longestMessage),
  contentEn: text(longestMessage),
})
/** What is written down of a template, as it travels. */
export type MessageTemplateForm = z.output<typeof messageTemplateForm>

/** What came of sending a message to a group. */
export const groupSending = z.object({
  sent: z.int(),
  /** Who was passed over: their account is closed, or there is no number. */
  passedOver: z.array(z.object({ name: z.string(), why: z.enum(['closed', 'phone']) })),
})
/** What came of sending a message to a group, as the server answers it. */
export type GroupSending = z.output<typeof groupSending>

const base = '/api/hm-metrology/message-template'
const assumed = 'the specification names the dictionary m_template_type alone'
const own = { auth: 'session', roles: ['admin'], assumed } as const

/** The calls about message templates (section 3.6, `m_template_type`). */
export const messageTemplateCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      keyword: z.optional(text(64)),
      type: z.optional(key),
      status: z.optional(key),
    }),
    answer: pageOf(messageTemplate),
    ...own,
  }),
  detail: { ...detailCall(base, messageTemplate), roles: own.roles },
  history: { ...historyCall(base), roles: own.roles },
  /** The words that everybody has, by what they are said on. */
  usual: defineCall({
    method: 'GET',
    path: `${base}/usual`,
    answer: z.array(z.object({ occasion: z.string(), words: z.string(), wordsEn: z.string() })),
    ...own,
  }),
  /** How the institute is called in the mark before its text messages. */
  sender: defineCall({
    method: 'GET',
    path: `${base}/sender`,
    answer: z.object({ name: z.string(), nameEn: z.string() }),
    ...own,
  }),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: messageTemplateForm,
    answer: messageTemplate,
    writes: true,
    ...own,
  }),
  /** Takes one out of use and back. `status` is a key of `m_enable_status`. */
  turn: defineCall({
    method: 'POST',
    path: `${base}/turn`,
    body: z.strictObject({ id, version, status: z.enum(['0', '1']) }),
    answer: messageTemplate,
    writes: true,
    ...own,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), writes: true, ...own }),
  /** Sends a template that is for no occasion to the people of an SMS group, with what stands for its names in braces. */
  send: defineCall({
    method: 'POST',
    path: `${base}/send`,
    body: z.strictObject({
      id,
      groupId: id,
      values: z
        .record(z.string().check(z.regex(/^[\p{L}\p{N}_]{1,32}$/u)), words(100))
        .check(z.refine((values) => Object.keys(values).length <= 32, { error: 'long' })),
    }),
    answer: groupSending,
    writes: true,
    ...own,
  }),
} as const
