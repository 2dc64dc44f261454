import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { standing } from './record.ts'
import { assumed, detailCall, historyCall, moveCall, pageCall } from './record-calls.ts'
import { measuringStandard } from './staff.ts'
import { day, id, key, moment, text, version, words } from './values.ts'

/** Who keeps the institute's measuring standards. */
export const standardKeepers = ['dispatcher', 'admin'] as const

/** A decimal above 0, as text. */
const positive = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,12})?$/))

/** What a standard is classed as; empty where nobody said. */
const classes = {
  /** A key of `ETALON_INSTRUMENT_TYPE`: equipment, or a reference material. */
  etalonType: text(16),
  /** A key of `STANDARD_GRADE`: the highest, or a secondary one. */
  grade: text(16),
  /** A key of `INSTRUMENT_CLASSIFY`: how strictly it is managed. */
  classify: text(16),
  /** A key of `INSTRUMENT_IMPORT`. */
  imported: text(16),
} as const

/** A measuring standard in the list. Its work state is the key of `DEVICE_STATE`. */
export const standardRow = z.object({
  ...measuringStandard.shape,
  standing,
  /** A key of `VERIFICATION_CYCLE`: how long a new certificate counts, where it says nothing else. */
  cycle: key,
  /** Where it stands. */
  place: z.string(),
  /** Whole days from today until its certificate ends; below zero where it has run out. */
  daysLeft: z.int(),
  ...classes,
})
/** A measuring standard in the list, as the server answers it. */
export type StandardRow = z.output<typeof standardRow>

/** A calibration of a measuring standard: what its certificate says. */
export const standardCalibration = z.object({
  id,
  certificateNumber: z.string(),
  calibratedOn: day,
  validUntil: day,
  /** Who calibrated it. */
  institution: z.string(),
  /** A key of `CHECK_WAY`. */
  checkWay: key,
  /** A key of `SOURCE_TRACE_RESULT`. */
  result: key,
  expandedUncertainty: z.nullable(z.string()),
  coverageFactor: z.nullable(z.string()),
  /** What it was calibrated with, as its certificate says; empty where it says nothing. */
  reference: z.string(),
  /** The institute's own standard that it was calibrated with. */
  byStandard: z.nullable(z.object({ id, number: z.string(), name: z.string(), nameEn: z.string() })),
  remark: z.string(),
  byName: z.string(),
  at: moment,
})
/** A calibration of a measuring standard, as the server answers it. */
export type StandardCalibration = z.output<typeof standardCalibration>

/** A measuring standard with all that its page shows; the newest calibration first. */
export const standardDetail = z.object({
  ...standardRow.shape,
  model: z.string(),
  serial: z.string(),
  manufacturer: z.string(),
  remark: z.string(),
  calibrations: z.array(standardCalibration),
})
/** A measuring standard with all that its page shows, as the server answers it. */
export type StandardDetail = z.output<typeof standardDetail>

/** What is written down of a measuring standard. What its certificate says comes with a calibration. */
export const standardForm = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  number: words(32),
  name: words(100),
  nameEn: text(100),
  model: text(100),
  serial: text(100),
  manufacturer: text(100),
  range: words(100),
  accuracy: words(100),
  unit: text(16),
  technologyDomain: key,
  cycle: key,
  place: text(100),
  remark: text(500),
  /** Left out, they stay as they are. */
  ...z.partial(z.object(classes)).shape,
})
/** What is written down of a measuring standard, as it travels. */
export type StandardForm = z.output<typeof standardForm>

/**
 * What a new certificate says. One that does not conform takes the standard out of use at once. Without `validUntil` it counts for the
 * standard's cycle, less one day.
 */
export const calibrationForm = z.strictObject({
  id,
  version,
  certificateNumber: words(64),
  calibratedOn: day,
  validUntil: z.optional(z.nullable(day)),
  institution: words(100),
  checkWay: key,
  result: key,
  expandedUncertainty: z.optional(z.nullable(positive)),
  coverageFactor: z.optional(z.nullable(positive)),
  /** What it was calibrated with, where that is somebody else's. */
  reference: z.optional(text(200)),
  /** The institute's own standard that it was calibrated with; asked for where it calibrated itself (key 4 of `CHECK_WAY`). */
  byStandardId: z.optional(z.nullable(id)),
  remark: text(500),
})
/** What a new certificate says, as it travels. */
export type CalibrationForm = z.output<typeof calibrationForm>

const base = '/api/hm-metrology/measuring-standard'

/** The calls about the institute's measuring standards: what there is, where each stands, and how it is traced. */
export const standardCalls = {
  page: pageCall(base, standardRow),
  detail: detailCall(base, standardDetail),
  history: historyCall(base),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: standardForm,
    answer: standardDetail,
    auth: 'session',
    roles: standardKeepers,
    writes: true,
    assumed,
  }),
  calibrate: defineCall({
    method: 'POST',
    path: `${base}/calibrate`,
    body: calibrationForm,
    answer: standardDetail,
    auth: 'session',
    roles: standardKeepers,
    writes: true,
    assumed,
  }),
  move: moveCall(base),
  /** How many standards in use have a certificate that ends on each day of a span of at most 400 days; other days are left out. */
  dueDays: defineCall({
    method: 'GET',
    path: `${base}/due-days`,
    query: z.strictObject({ from: day, to: day }),
    answer: z.array(z.object({ day, count: z.int() })),
    auth: 'session',
    assumed,
  }),
} as const
