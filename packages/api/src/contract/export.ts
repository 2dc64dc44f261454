import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageRequest } from './search.ts'
import { id, moment, words } from './values.ts'

/** The lists that can be taken out as a file. */
export const exportedResource = z.enum([
  'order',
  'sample',
  'item',
  'report',
  'enterprise',
  'ledger',
  'quote',
  'contract',
  'settlement',
])
/** A list that can be taken out as a file. */
export type ExportedResource = z.output<typeof exportedResource>

/** Kinds of files that a list becomes. */
export const exportFormat = z.enum(['csv', 'xlsx'])
/** A kind of file that a list becomes. */
export type ExportFormat = z.output<typeof exportFormat>

/** Hours for which a finished file is kept. */
export const exportHours = 24
/** The most rows that can be chosen one by one. */
export const mostChosenRows = 20_000

/** What becomes of a list: which rows, in which columns, as what. */
export const exportWish = z.strictObject({
  resource: exportedResource,
  format: exportFormat,
  /** What the list is called, in the language of the file; its name begins with it. */
  title: words(64),
  /** What the list is asked; the page and its size say nothing here. */
  search: pageRequest,
  /** The columns in their order, each by the property that it shows and with what stands above it. */
  columns: z
    .array(z.strictObject({ field: z.string().check(z.regex(/^\w{1,64}$/)), header: words(64) }))
    .check(z.minLength(1), z.maxLength(64)),
  /** Rows chosen by id: these alone, or all that match but these. @default all that match */
  rows: z.optional(z.strictObject({ mode: z.enum(['these', 'allBut']), ids: z.array(id).check(z.maxLength(mostChosenRows)) })),
})
/** What becomes of a list, as it travels. */
export type ExportWishBody = z.output<typeof exportWish>

/** A file that is being written, or was. */
export const exportState = z.object({
  id,
  resource: exportedResource,
  format: exportFormat,
  /** The file's name with its ending. */
  name: z.string(),
  /** `queued` and `running` go on by themselves, also where nobody looks. */
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Rows that are in the file already. */
  written: z.int(),
  /** How many rows it will be; null until they were counted. */
  expected: z.nullable(z.int()),
  /** Bytes of a file that is done. */
  size: z.nullable(z.int()),
  /** Why it failed, in the language of the file. */
  reason: z.nullable(z.string()),
  createTime: moment,
  /** Until when the file is kept; null while it is not done. */
  expireTime: z.nullable(moment),
})
/** A file that is being written, or was, as the server answers it. */
export type ExportState = z.output<typeof exportState>

/** What the cells of a column are: `2026-11-25` is a `day`, `2026-11-25 17:40` a `moment`. What is neither, and no number, stands there as a text. */
export const sheetCellKind = z.enum(['text', 'number', 'day', 'moment'])
/** What the cells of a column are. */
export type SheetCellKind = z.output<typeof sheetCellKind>

/** A list that whoever asks has in hand, with all that it says. */
export const exportSheet = z.strictObject({
  /** What the list is called. */
  title: words(64),
  columns: z.array(z.strictObject({ header: words(64), kind: sheetCellKind })).check(z.minLength(1), z.maxLength(64)),
  /** One text for each column. */
  rows: z.array(z.array(z.string().check(z.maxLength(32_767))).check(z.maxLength(64))).check(z.maxLength(50_000)),
})
/** A list that whoever asks has in hand, as it travels. */
export type ExportSheetBody = z.output<typeof exportSheet>

const base = '/api/hm-metrology/export'
const assumed = 'the specification exports by the browser; large lists are written by the server (TBL-6)'

/** The calls that take lists out as files. The file itself comes by the ticket of `file.ticket`, of the kind `export`. */
export const exportCalls = {
  /** Begins a file of one's own; it goes on whether or not somebody waits for it. */
  submit: defineCall({ method: 'POST', path: `${base}/submit`, body: exportWish, answer: exportState, auth: 'session', assumed }),
  /** Makes an XLSX at once of a small list that the page has in hand. Nothing of it is kept. */
  sheet: defineCall({
    method: 'POST',
    path: `${base}/sheet`,
    body: exportSheet,
    longestBody: 8 * 1024 * 1024,
    answer: z.unknown(),
    shape: 'blob',
    auth: 'session',
    reads: true,
    assumed,
  }),
  /** How far one's own file is. */
  detail: defineCall({
    method: 'GET',
    path: `${base}/detail`,
    query: z.strictObject({ id }),
    answer: exportState,
    auth: 'session',
    assumed,
  }),
  /** Stops writing; what was written is thrown away. */
  cancel: defineCall({
    method: 'POST',
    path: `${base}/cancel`,
    body: z.strictObject({ id }),
    answer: exportState,
    auth: 'session',
    assumed,
  }),
  /** One's own files that are written or kept, the newest first. */
  list: defineCall({ method: 'GET', path: `${base}/list`, answer: z.array(exportState), auth: 'session', assumed }),
} as const
