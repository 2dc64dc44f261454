import * as z from 'zod/mini'
import { deviation, ownMethod } from '../domain/index.ts'
import { defineCall } from './call.ts'
import { moved, moveRequest, standing } from './record.ts'
import { assumed, detailCall, historyCall, pageCall } from './record-calls.ts'
import { recordTemplate } from './record-template.ts'
import { measuringStandard } from './staff.ts'
import { day, id, key, moment, text, version } from './values.ts'

/** A work item in a list: one instrument to be verified, calibrated or tested, and where that work stands. */
export const itemRow = z.object({
  id,
  itemNo: z.string(),
  standing,
  orderId: id,
  orderNo: z.string(),
  sampleId: id,
  sampleNo: z.nullable(z.string()),
  enterName: z.string(),
  instrumentName: z.string(),
  model: z.string(),
  serial: z.string(),
  kindCode: key,
  abilityType: key,
  technologyDomain: key,
  regulation: z.string(),
  deptName: z.nullable(z.string()),
  testerName: z.nullable(z.string()),
  /** The calibration group that it was dispatched to. */
  groupName: z.nullable(z.string()),
  groupNameEn: z.nullable(z.string()),
  hopeTestDate: z.nullable(day),
  reportId: z.nullable(id),
})
/** A work item in a list, as the server answers it. */
export type ItemRow = z.output<typeof itemRow>

/** What people type for one item; limits, class and budget come from the method and the standards. */
export const itemTyped = z.strictObject({
  place: text(100),
  performedOn: day,
  /** Condition key → decimal as typed. */
  conditions: z.record(key, text(16)),
  standardIds: z.array(id).check(z.maxLength(20)),
  readings: z.array(z.array(text(24)).check(z.maxLength(24))).check(z.maxLength(100)),
  observations: z.record(key, z.boolean()),
  /** Key of a field of the record template → what it says. */
  fields: z.optional(z.record(key, text(200))),
})
/** What people type for one item, as it travels. */
export type ItemTyped = z.output<typeof itemTyped>

/** A record that was handed in, as it was before its work was done again or put right. */
export const earlierMeasurement = z.object({
  /** From 1 on. */
  number: z.int(),
  /** Whether the work was done again, with a record that began anew; else it was put right. */
  isRetest: z.boolean(),
  reason: z.string(),
  performedOn: z.nullable(day),
  testerName: z.string(),
  /** Who took the work back, and when. */
  byName: z.string(),
  at: moment,
  typed: z.nullable(itemTyped),
  evaluation: z.unknown(),
  /** The institute's own method by which it was made; null for a built-in one. */
  method: z.nullable(ownMethod),
})
/** A record that was handed in before, as the server answers it. */
export type EarlierMeasurement = z.output<typeof earlierMeasurement>

/** A work item as it is opened: its original record, what was computed from it, and the measuring standards of its domain, to choose among. */
export const itemDetail = z.object({
  ...itemRow.shape,
  manufacturer: z.string(),
  range: z.string(),
  accuracy: z.string(),
  typed: z.nullable(itemTyped),
  /** What follows from the record, computed by the server with the same functions as the screen. */
  evaluation: z.unknown(),
  standards: z.array(measuringStandard),
  /** Names of the standards that suit the kind of instrument; empty where nobody said. */
  suitableStandards: z.array(z.string()),
  /** In what the record that was kept last departs from its method, as it was then. */
  deviations: z.array(deviation),
  /** The institute's own method: the one in use, or the one that the record was made by; null for a built-in one, or none. */
  method: z.nullable(ownMethod),
  /** What is asked for besides: by the template in use, or by the one that the record was made by. */
  template: z.nullable(z.pick(recordTemplate, { id: true, version: true, name: true, nameEn: true, fields: true })),
  signatures: z.array(z.object({ duty: z.string(), name: z.string() })),
  /** What was handed in before, the oldest first. */
  earlier: z.array(earlierMeasurement),
})
/** A work item as it is opened, as the server answers it. */
export type ItemDetail = z.output<typeof itemDetail>

const base = '/api/hm-metrology/item'

/** The calls about work items: lists, the original record, and moves along their progression. */
export const itemCalls = {
  page: pageCall(base, itemRow),
  detail: detailCall(base, itemDetail),
  /** `assignee` is needed for the move `assign` alone; `groupId`, a calibration group, can go with `dispatch`: its members alone are given the work then. */
  move: defineCall({
    method: 'POST',
    path: `${base}/move`,
    body: z.strictObject({ ...moveRequest.shape, assignee: z.optional(id), groupId: z.optional(id) }),
    answer: moved,
    auth: 'session',
    writes: true,
    assumed,
  }),
  /**
   * Keeps the original record. `evaluation` is what the screen computed: the server computes it again, and remembers whether
   * both agree (a move needs that). Only the assigned tester, only while testing.
   */
  submit: defineCall({
    method: 'POST',
    path: `${base}/submit`,
    body: z.strictObject({ id, version, typed: itemTyped, evaluation: z.unknown() }),
    answer: z.object({ ...moved.shape, evaluation: z.unknown(), standing }),
    auth: 'session',
    roles: ['tester'],
    writes: true,
    assumed,
  }),
  history: historyCall(base),
} as const
