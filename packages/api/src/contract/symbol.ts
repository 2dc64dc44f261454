import * as z from 'zod/mini'
import { listPaging, place, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf, pageRequestOf } from './search.ts'
import { id, text, words } from './values.ts'

/** A special character or a piece of a formula that a keyboard offers (section 3.1: code, sort). */
export const symbolRecord = z.object({
  id,
  /** What is written: a character, or LaTeX. */
  code: z.string(),
  /** What it is called; empty where it speaks for itself. */
  name: z.string(),
  nameEn: z.string(),
  sort: z.int(),
})
/** A special character or a piece of a formula, as the server answers it. */
export type SymbolRecord = z.output<typeof symbolRecord>

/** A symbol as somebody writes it: without an id it is a new one, without a place it comes last. */
export const symbolDraft = z.strictObject({
  id: z.optional(id),
  code: words(128),
  name: z.optional(text(32)),
  nameEn: z.optional(text(32)),
  sort: z.optional(place),
})

/** Page and size travel in the query and in the body; what the query says counts. */
const pagingInQuery = z.strictObject(listPaging)
const asked = z.strictObject({ ...listPaging, code: z.optional(text(128)) })
const shapes = 'of records code and sort are given; what the GET calls are asked with is left open'
const assumed = 'section 7.5 names the lists alone; this is the BladeX way'

/** The lists and changes of the symbols of an institute, or of one person. */
const callsOf = <const Mine extends boolean>(mine: Mine) => {
  const own = mine ? {} : { roles: ['admin'] as const }
  return {
    /** In the order of their places. */
    list: defineCall({
      method: 'GET',
      path: mine ? '/api/bas/sysSymbol/personList' : '/api/symbol/commonList',
      query: asked,
      answer: pageOf(symbolRecord),
      auth: 'session',
      assumed: shapes,
    }),
    page: defineCall({
      method: 'POST',
      path: mine ? '/api/symbols/personList' : '/api/symbols/commonList',
      query: pagingInQuery,
      body: pageRequestOf(10_000),
      answer: pageOf(symbolRecord),
      auth: 'session',
      assumed: shapes,
    }),
    submit: defineCall({
      method: 'POST',
      path: mine ? '/api/bas/sysSymbol/submit' : '/api/symbol/submit',
      body: symbolDraft,
      answer: symbolRecord,
      auth: 'session',
      writes: true,
      assumed,
      ...own,
    }),
    remove: defineCall({
      method: 'POST',
      path: mine ? '/api/bas/sysSymbol/remove' : '/api/symbol/remove',
      query: removal,
      answer: z.boolean(),
      auth: 'session',
      writes: true,
      assumed,
      ...own,
    }),
  } as const
}

/** The calls about the symbols that an institute offers to everybody (section 7.5). */
export const symbolCalls = callsOf(false)
/** The calls about the symbols that a person keeps (section 7.5). */
export const personalSymbolCalls = callsOf(true)
