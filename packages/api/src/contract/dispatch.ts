import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { assumed } from './record-calls.ts'
import { day, id, key, version } from './values.ts'

/** A piece of work on the board: it waits for somebody, or somebody has it. */
export const boardItem = z.object({
  id,
  version,
  itemNo: z.string(),
  instrumentName: z.string(),
  serial: z.string(),
  sampleNo: z.nullable(z.string()),
  enterName: z.string(),
  technologyDomain: key,
  abilityType: key,
  state: key,
  /** The day that the customer asked for. */
  due: z.nullable(day),
  /** Minutes that work of this kind takes. */
  minutes: z.int(),
  /** Who has it; null while it waits. */
  testerId: z.nullable(id),
  /** The calibration group that it was dispatched to; its members alone are given it. */
  groupId: z.nullable(id),
  /** Why nobody can be given it now, in words; null where somebody can. */
  refusal: z.nullable(z.string()),
})
/** A piece of work on the board, as the server answers it. */
export type BoardItem = z.output<typeof boardItem>

/** Somebody on the board who tests. */
export const boardPerson = z.object({
  staffId: id,
  staffName: z.string(),
  deptId: z.nullable(id),
  deptName: z.string(),
  certificates: z.array(z.object({ technologyDomain: key, abilityType: key, validUntil: day })),
  /** The calibration groups that they are in. */
  groups: z.array(id),
})
/** Somebody on the board who tests, as the server answers it. */
export type BoardPerson = z.output<typeof boardPerson>

/** What waits for somebody, who there is, and what each has in hand. */
export const board = z.object({
  today: day,
  /** Minutes that somebody has in a week. */
  capacity: z.int(),
  departments: z.array(z.object({ id, name: z.string() })),
  /** Calibration groups in use. */
  groups: z.array(z.object({ id, name: z.string() })),
  people: z.array(boardPerson),
  items: z.array(boardItem),
  /** How many wait beyond those that are shown, the least urgent. */
  more: z.int(),
})
/** The board, as the server answers it. */
export type Board = z.output<typeof board>

/** The call of the board on which work is given to people; it is given by the moves of the items. */
export const dispatchCalls = {
  board: defineCall({
    method: 'GET',
    path: '/api/hm-metrology/dispatch/board',
    answer: board,
    auth: 'session',
    roles: ['dispatcher'],
    assumed,
  }),
} as const
