import * as z from 'zod/mini'
import { defineCall, type Schema } from './call.ts'
import { ticketed } from './file.ts'
import { byId, historyEntry, moved, moveRequest } from './record.ts'
import { pageOf, pageRequest } from './search.ts'
import { id } from './values.ts'

/** Paths and shapes of business screens, which the specification leaves open. */
export const assumed = 'the manner of section 7 for business screens'

type Base = `/${string}`

/** One page of a list, searched and sorted. */
export const pageCall = <Row extends Schema>(base: Base, row: Row) =>
  defineCall({
    method: 'POST',
    path: `${base}/page`,
    body: pageRequest,
    answer: pageOf(row),
    auth: 'session',
    reads: true,
    assumed,
  })

/** One record with all that its screen shows. */
export const detailCall = <Detail extends Schema>(base: Base, detail: Detail) =>
  defineCall({ method: 'GET', path: `${base}/detail`, query: z.strictObject({ id }), answer: detail, auth: 'session', assumed })

/** The call of one record. */
export type DetailCall<Detail extends Schema> = ReturnType<typeof detailCall<Detail>>

/** A record that is saved by version: one that moves has the version in its standing. */
export type Versioned = { readonly version: number } | { readonly standing: { readonly version: number } }
/** The schema of a record that is saved by version. */
export type VersionedSchema = z.ZodMiniType<Versioned>
/** A record, by its schema. */
export type RecordOf<S extends Schema> = z.output<S>

/** One move of one record. */
export const moveCall = (base: Base) =>
  defineCall({ method: 'POST', path: `${base}/move`, body: moveRequest, answer: moved, auth: 'session', writes: true, assumed })

/** What happened to one record. */
export const historyCall = (base: Base) =>
  defineCall({
    method: 'GET',
    path: `${base}/history`,
    query: z.strictObject({ id }),
    answer: z.array(historyEntry),
    auth: 'session',
    assumed,
  })

/** A ticket for one record as a paper of the office, a PDF that is made when it is fetched. */
export const paperCall = (base: Base) =>
  defineCall({ method: 'POST', path: `${base}/paper`, body: byId, answer: ticketed, auth: 'session', assumed })

/** The call of a record's history. */
export type HistoryCall = ReturnType<typeof historyCall>
