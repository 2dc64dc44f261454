import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { assumed, detailCall, historyCall } from './record-calls.ts'
import { pageOf } from './search.ts'
import { day, id, key, reason, text, version, words } from './values.ts'

/** Of `STAFF_ACHIEVEMENT_EVALUATION`; nothing for whoever was not evaluated, or did not come. */
const evaluation = z.union([key, z.literal('')])

/** Somebody who takes part in a training. */
export const trainee = z.object({
  accountId: id,
  name: z.string(),
  deptName: z.string(),
  evaluation,
  remark: z.string(),
})
/** Somebody who takes part in a training, as the server answers it. */
export type Trainee = z.output<typeof trainee>

/** A training that is planned, or done and evaluated. */
export const trainingRow = z.object({
  id,
  version,
  title: z.string(),
  /** Of `STAFF_TRAINING_MODE`. */
  mode: key,
  /** Of `STAFF_TRAINING_TYPE`. */
  type: key,
  fromDay: day,
  toDay: day,
  hours: z.int(),
  place: z.string(),
  trainer: z.string(),
  isDone: z.boolean(),
  content: z.string(),
  participants: z.int(),
  participantIds: z.array(id),
  /** How the caller was evaluated; nothing where they took no part, or were not. */
  ownEvaluation: evaluation,
})
/** A training as a list shows it. */
export type TrainingRow = z.output<typeof trainingRow>

/** A training with what it is about and whoever takes part. */
export const trainingDetail = z.extend(trainingRow, { trainees: z.array(trainee), createdByName: z.string() })
/** A training, as the server answers it. */
export type TrainingDetail = z.output<typeof trainingDetail>

/** Who plans and evaluates trainings. */
export const trainingKeepers = ['admin', 'dispatcher'] as const

const base = '/api/hm-metrology/training'
const kept = { auth: 'session', roles: trainingKeepers, writes: true, assumed } as const
const sent = { id, version } as const

/** The calls about trainings and how people did (BIZ-11). Who does not look at everybody's sees those they take part in. */
export const trainingCalls = {
  /** The newest first. */
  list: defineCall({
    method: 'GET',
    path: `${base}/list`,
    query: z.strictObject({
      ...listPaging,
      title: z.optional(text(100)),
      mode: z.optional(key),
      type: z.optional(key),
      isDone: z.optional(z.enum(['0', '1'])),
    }),
    answer: pageOf(trainingRow),
    auth: 'session',
    assumed,
  }),
  detail: detailCall(base, trainingDetail),
  history: historyCall(base),
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({
      id: z.optional(id),
      version: z.optional(version),
      title: words(100),
      mode: key,
      type: key,
      fromDay: day,
      toDay: day,
      hours: z.int().check(z.minimum(1), z.maximum(1000)),
      place: text(200),
      trainer: text(64),
      content: text(2000),
      participants: z.array(id).check(z.minLength(1), z.maxLength(500)),
    }),
    answer: trainingDetail,
    ...kept,
  }),
  /** It was held: says how each of its people did. */
  finish: defineCall({
    method: 'POST',
    path: `${base}/finish`,
    body: z.strictObject({
      ...sent,
      results: z.array(z.strictObject({ accountId: id, evaluation, remark: text(255) })).check(z.minLength(1), z.maxLength(500)),
    }),
    answer: trainingDetail,
    ...kept,
  }),
  /** Opens it again, to evaluate it anew; what was said stays until then. */
  reopen: defineCall({
    method: 'POST',
    path: `${base}/reopen`,
    body: z.strictObject({ ...sent, reason }),
    answer: trainingDetail,
    ...kept,
  }),
  /** Removes trainings that were not held. */
  remove: defineCall({ method: 'POST', path: `${base}/remove`, query: removal, answer: z.boolean(), ...kept }),
} as const
