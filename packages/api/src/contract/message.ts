import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { id, moment } from './values.ts'

/** Something that the system tells one person (section 3.1, station message). */
export const stationMessage = z.object({
  id,
  /** What it is about, such as `item` or `report`. */
  topic: z.string(),
  title: z.string(),
  /** The title in English; empty where it was never said in English. */
  titleEn: z.string(),
  /** May hold markup; whoever shows it makes text of it (section 2.4). */
  content: z.string(),
  /** The content in English; empty where there is none, or it was never said in English. */
  contentEn: z.string(),
  /** Where it leads; empty where nowhere. */
  path: z.string(),
  createTime: moment,
  /** 1 once it was read. */
  isRead: z.int(),
})
/** Something that the system tells one person, as the server answers it. */
export type StationMessage = z.output<typeof stationMessage>

/** Instruments that somebody comes for (section 7.6). */
export const pickupNotice = z.object({
  customerName: z.string(),
  /** yyyy-MM-dd HH:mm in the institute's own time. */
  pickupTime: z.string(),
  pickupNo: z.string(),
  instrumentCount: z.int(),
})
/** Instruments that somebody comes for, as the server answers it. */
export type PickupNotice = z.output<typeof pickupNotice>

/** Behind which of a person's messages to go on after a break: the `after` of the next socket. */
const place = z.optional(z.string())
/**
 * What comes over the socket: a message of one's own, a notice that was released, or, without an id, a sign of life. The first is a sign
 * of life that says where the listener stands.
 */
export const socketMessage = z.union([
  z.object({ id: z.string(), topic: z.literal('message'), body: stationMessage, place }),
  z.object({ id: z.string(), topic: z.literal('notice'), body: z.object({ id, title: z.string() }), place }),
  z.object({ beat: z.literal(true), place }),
])
/** What comes over the socket. */
export type SocketMessage = z.output<typeof socketMessage>

const base = '/api/appoints/notify'
const assumed = 'section 7.6 names the list alone'

/** The calls about what the system tells a person (section 7.6). */
export const messageCalls = {
  /** A person's own messages, the newest first. */
  page: defineCall({
    method: 'GET',
    path: `${base}/msgCenterPage`,
    query: z.strictObject({ ...listPaging, isRead: z.optional(z.enum(['0', '1'])) }),
    answer: pageOf(stationMessage),
    auth: 'session',
    assumed: 'section 7.6 leaves the parameters and the shape open; section 3.1 names text and date',
  }),
  /** @returns how many of a person's own messages were not read before */
  read: defineCall({
    method: 'POST',
    path: `${base}/read`,
    query: removal,
    answer: z.int(),
    auth: 'session',
    assumed,
  }),
  readAll: defineCall({
    method: 'POST',
    path: `${base}/readAll`,
    answer: z.int(),
    auth: 'session',
    assumed,
  }),
  /** A ticket that lets one socket through: single use, 30 seconds. The socket is `/msgws/websocket?u=<own id>&ticket=<ticket>`. */
  socketTicket: defineCall({
    method: 'POST',
    path: '/api/msgws/ticket',
    answer: z.object({ ticket: z.string() }),
    auth: 'session',
    silent: true,
    assumed: 'a browser cannot send the Blade-Auth header with a socket',
  }),
  /** Who comes today or tomorrow for instruments that are finished; empty for whoever does not hand them out. */
  pickups: defineCall({
    method: 'GET',
    path: '/api/crm/pickup/notice',
    answer: z.array(pickupNotice),
    auth: 'session',
    silent: true,
  }),
} as const
