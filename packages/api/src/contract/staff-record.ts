import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { assumed, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { day, id, key, ruled, text, version, words } from './values.ts'

/** A key of a dictionary, or nothing where nobody said. */
const keyOrNone = z.union([key, z.literal('')])
const yesNo = z.enum(['0', '1'])

/**
 * The record of somebody who works here, under the id of their account. Day of birth, ethnic group, identity card, mobile and address
 * are personal: of those `isMasked` leaves the ends of numbers and nothing else.
 */
export const staffRecord = z.object({
  id,
  version,
  account: z.string(),
  name: z.string(),
  nameEn: z.string(),
  deptId: z.nullable(id),
  deptName: z.string(),
  staffNo: z.string(),
  /** Of `sex`. */
  sex: keyOrNone,
  /** Of `ethnic_type`. */
  ethnicType: keyOrNone,
  birthday: z.nullable(day),
  idNumber: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Of `education_type`. */
  educationType: keyOrNone,
  school: z.string(),
  major: z.string(),
  /** Of `dutyid_type`. */
  dutyidType: keyOrNone,
  /** Of `titlepost_type`. */
  titlepostType: keyOrNone,
  /** Of `is_technicist`. */
  isTechnicist: yesNo,
  hiredOn: z.nullable(day),
  remark: z.string(),
  /** Certificates that count today. */
  certificates: z.int(),
  /** Trainings that are done and in which they took part. */
  trainings: z.int(),
  isMasked: z.boolean(),
})
/** The record of somebody who works here, as the server answers it. */
export type StaffRecord = z.output<typeof staffRecord>

/** Who looks at everybody's record. */
export const staffReaders = ['admin', 'dispatcher', 'auditor', 'approver'] as const

const records = '/api/hm-metrology/staff-record'

/** The calls about the records of people (BIZ-11). */
export const staffRecordCalls = {
  list: defineCall({
    method: 'GET',
    path: `${records}/list`,
    query: z.strictObject({
      ...listPaging,
      name: z.optional(text(64)),
      deptId: z.optional(id),
      educationType: z.optional(key),
      titlepostType: z.optional(key),
      isTechnicist: z.optional(yesNo),
    }),
    answer: pageOf(staffRecord),
    auth: 'session',
    roles: staffReaders,
    assumed,
  }),
  /** One's own, or anybody's for those who look at everybody's. */
  detail: defineCall({
    method: 'GET',
    path: `${records}/detail`,
    query: z.strictObject({ id }),
    answer: staffRecord,
    auth: 'session',
    assumed,
  }),
  /** Who changed what of it. Of what is personal it says that it was changed, and not into what. */
  history: historyCall(records),
  submit: defineCall({
    method: 'POST',
    path: `${records}/submit`,
    body: z.strictObject({
      id,
      version,
      staffNo: text(32),
      sex: keyOrNone,
      ethnicType: keyOrNone,
      birthday: z.nullable(day),
      idNumber: ruled('idCard', 18),
      phone: ruled('mobile', 11),
      address: text(200),
      educationType: keyOrNone,
      school: text(100),
      major: text(100),
      dutyidType: keyOrNone,
      titlepostType: keyOrNone,
      isTechnicist: yesNo,
      hiredOn: z.nullable(day),
      remark: text(500),
    }),
    answer: staffRecord,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
} as const

/** A certificate of somebody's: what they may test, or sign for, until when. Testing and approving ask for it. */
export const staffCertificate = z.object({
  id,
  accountId: id,
  name: z.string(),
  deptName: z.string(),
  /** Of `technology_domain_type`. */
  technologyDomain: key,
  /** Of `ability_type`. */
  abilityType: key,
  /** What they may do: test, or sign as an approved signatory. */
  duty: z.enum(['tester', 'approver']),
  /** Of `STAFF_CERTIFICATE_LEVEL`. */
  level: keyOrNone,
  certificateNumber: z.string(),
  /** Who gave it. */
  authority: z.string(),
  issuedOn: z.nullable(day),
  validUntil: day,
  /** Days from today; below zero where it ran out. */
  daysLeft: z.int(),
  fileId: z.nullable(id),
  fileName: z.string(),
  remark: z.string(),
})
/** A certificate of somebody's, as the server answers it. */
export type StaffCertificate = z.output<typeof staffCertificate>

/** How soon certificates are looked at as due, in days. */
export const certificateDueDays = 90

const certificates = '/api/hm-metrology/staff-certificate'

/** The calls about certificates of people (BIZ-11). Who does not look at everybody's sees the own ones. */
export const staffCertificateCalls = {
  /** The first that run out first. `due`: `valid` counts for longer, `soon` runs out within 90 days, `over` ran out. */
  list: defineCall({
    method: 'GET',
    path: `${certificates}/list`,
    query: z.strictObject({
      ...listPaging,
      name: z.optional(text(64)),
      certificateNumber: z.optional(text(64)),
      technologyDomain: z.optional(key),
      abilityType: z.optional(key),
      level: z.optional(key),
      due: z.optional(z.enum(['valid', 'soon', 'over'])),
    }),
    answer: pageOf(staffCertificate),
    auth: 'session',
    assumed,
  }),
  /** Who wrote it down, and what they changed. */
  history: historyCall(certificates),
  submit: defineCall({
    method: 'POST',
    path: `${certificates}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      accountId: id,
      technologyDomain: key,
      abilityType: key,
      duty: z.enum(['tester', 'approver']),
      level: keyOrNone,
      certificateNumber: words(64),
      authority: text(100),
      issuedOn: z.nullable(day),
      validUntil: day,
      /** A file of one's own that was handed in before, or the one that the certificate has. */
      fileId: z.nullable(id),
      remark: text(255),
    }),
    answer: staffCertificate,
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
  remove: defineCall({
    method: 'POST',
    path: `${certificates}/remove`,
    query: removal,
    answer: z.boolean(),
    auth: 'session',
    roles: ['admin'],
    writes: true,
    assumed,
  }),
} as const
