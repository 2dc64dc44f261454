import * as z from 'zod/mini'
import { mostTemplateFields } from '../domain/index.ts'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { detailCall, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { standardKeepers } from './standard.ts'
import { id, key, moment, text, version, words } from './values.ts'

/** A field of a record template, as it travels; the domain says what each part means. */
export const templateField = z.strictObject({
  key: text(32),
  name: text(64),
  nameEn: text(64),
  /** A key of `FIELD_DOMAIN_TYPE`. */
  domain: text(16),
  unit: text(16),
  /** A key of `access_type`. */
  access: text(2),
  source: text(400),
  target: text(64),
  required: z.boolean(),
})

/** What is asked for besides the readings when a kind of instrument is tested, and how that is come by. */
export const recordTemplate = z.object({
  id,
  version,
  name: z.string(),
  nameEn: z.string(),
  kindCode: key,
  kindName: z.string(),
  kindNameEn: z.string(),
  abilityType: key,
  /** A key of `m_enable_status`. */
  status: key,
  fields: z.array(templateField),
  remark: z.string(),
  createUserName: z.string(),
  createTime: moment,
})
/** A record template, as the server answers it. */
export type RecordTemplate = z.output<typeof recordTemplate>

/** What is written down of a record template. */
export const recordTemplateForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  name: words(64),
  nameEn: text(64),
  kindCode: key,
  abilityType: key,
  fields: z.array(templateField).check(z.maxLength(mostTemplateFields)),
  remark: text(255),
})
/** What is written down of a record template, as it travels. */
export type RecordTemplateForm = z.output<typeof recordTemplateForm>

const base = '/api/hm-template/record-template'
const assumed = 'the specification names the prefix and the dictionaries alone'
const written = { auth: 'session', roles: standardKeepers, writes: true, assumed } as const

/** The calls about record templates (sections 3.6 and 7.8). */
export const recordTemplateCalls = {
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      keyword: z.optional(text(64)),
      abilityType: z.optional(key),
      status: z.optional(key),
    }),
    answer: pageOf(recordTemplate),
    auth: 'session',
    assumed,
  }),
  detail: detailCall(base, recordTemplate),
  history: historyCall(base),
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: recordTemplateForm, answer: recordTemplate, ...written }),
  /** Takes one out of use and back. `status` is a key of `m_enable_status`. */
  turn: defineCall({
    method: 'POST',
    path: `${base}/turn`,
    body: z.strictObject({ id, version, status: z.enum(['0', '1']) }),
    answer: recordTemplate,
    ...written,
  }),
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), ...written }),
  /** The value of a field that the database or another system has, for the work of whoever asks. */
  value: defineCall({
    method: 'GET',
    path: `${base}/value`,
    query: z.strictObject({ itemId: id, field: key }),
    answer: z.object({ value: z.string() }),
    auth: 'session',
    roles: ['tester'],
    assumed,
  }),
} as const
