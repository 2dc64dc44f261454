import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { detailCall, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { id, key, moment, text, version, words } from './values.ts'

/** Somebody in a group. */
export const groupMember = z.object({
  accountId: id,
  name: z.string(),
  /** Empty where nobody gave it, as that of the department. */
  nameEn: z.string(),
  deptName: z.string(),
  deptNameEn: z.string(),
  /** The enterprise that they are of; empty for people of the institute. */
  enterName: z.string(),
  /** Their number in a form that may be shown: `138****3316`; empty where none is known. */
  phone: z.string(),
  /** The account was closed: they stay in the group and are passed over. */
  isClosed: z.boolean(),
})
/** Somebody in a group, as the server answers it. */
export type GroupMember = z.output<typeof groupMember>

/** People who calibrate together, or who are told something by text message. */
export const workGroup = z.object({
  id,
  version,
  /** A key of `grouping_type`. */
  type: key,
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** A key of `m_enable_status`. */
  status: key,
  remark: z.string(),
  members: z.array(groupMember),
  createUserName: z.string(),
  createTime: moment,
})
/** A group, as the server answers it. */
export type WorkGroup = z.output<typeof workGroup>

/** The most people of one group. */
export const mostGroupMembers = 500

/** What a group is called in numbers: letters and digits. */
export const groupCode = z.string().check(z.regex(/^[0-9A-Za-z]{1,16}$/))

/** What is written down of a group. Its type stays as it was. */
export const groupForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  type: key,
  code: groupCode,
  name: words(64),
  nameEn: text(64),
  remark: text(255),
  members: z.array(id).check(z.maxLength(mostGroupMembers)),
})
/** What is written down of a group, as it travels. */
export type GroupForm = z.output<typeof groupForm>

const base = '/api/hm-metrology/grouping'
const assumed = 'the specification names the dictionary grouping_type alone'
const written = { auth: 'session', roles: ['admin'], writes: true, assumed } as const

/** The calls about groups of people (section 3.6, `grouping_type`). Staff read the calibration groups, administrators all. */
export const groupCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      keyword: z.optional(text(64)),
      type: z.optional(key),
      status: z.optional(key),
    }),
    answer: pageOf(workGroup),
    auth: 'session',
    assumed,
  }),
  detail: detailCall(base, workGroup),
  history: historyCall(base),
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: groupForm, answer: workGroup, ...written }),
  /** Takes one out of use and back. `status` is a key of `m_enable_status`. */
  turn: defineCall({
    method: 'POST',
    path: `${base}/turn`,
    body: z.strictObject({ id, version, status: z.enum(['0', '1']) }),
    answer: workGroup,
    ...written,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), ...written }),
} as const
