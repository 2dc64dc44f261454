import * as z from 'zod/mini'
import { listPaging, removal } from './bladex-lists.ts'
import { defineCall } from './call.ts'
import { pageOf } from './search.ts'
import { counted, id, key, moment, text, words } from './values.ts'

/** Bytes of a file that travels in one piece, and of one that travels in parts. */
export const largestFile = { inOnePiece: 10 * 1024 * 1024, inParts: 200 * 1024 * 1024 } as const
/** Bytes of every part of a file but the last. */
export const filePartSize = 1024 * 1024

/** What files can belong to. */
export const fileSubject = z.enum(['order', 'sample', 'item', 'report'])

/** A file that was handed in. Its type is what its content says, never what its sender said. */
export const storedFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Media type, such as `application/pdf`. */
  type: z.string(),
  /** Whether it can be shown in a page. */
  isShown: z.boolean(),
  subjectKind: z.nullable(key),
  subjectId: z.nullable(id),
  createUser: id,
  createUserName: z.string(),
  createTime: moment,
})
/** A file that was handed in, as the server answers it. */
export type StoredFile = z.output<typeof storedFile>

/** A ticket, and what it is for: what a download is asked for with. */
export const ticketed = z.object({ ticket: z.string(), fileId: id })
/** A ticket as the server answers it. */
export type Ticketed = z.output<typeof ticketed>

/** A name without a folder. */
const fileName = words(255).check(z.regex(/^[^/\\]+$/))
const belongsTo = { subjectKind: z.optional(fileSubject), subjectId: z.optional(id) } as const
const shapes = 'section 7.4 leaves the parameters and the shapes open'
const assumed = 'section 7.4 names upload, load, preview, delete and download; parts are ours'

/** Where files are shown in a page. */
const previewPath = '/csApi/blade-upload/file/preview'

/** What the markup of a rich text has as the address of a picture: a file of the institute, shown to whoever may read the text. */
export const pictureAddress = (fileId: string): string => `${previewPath}?fileId=${fileId}`

/** @returns the file that a picture of a rich text is; undefined where its address leads anywhere else */
export const pictureIdOf = (address: string): string | undefined =>
  address.startsWith(`${previewPath}?fileId=`) ? /\?fileId=([1-9]\d{0,18})$/.exec(address)?.[1] : undefined

/** The calls about files (section 7.4). */
export const fileCalls = {
  /** A file in one piece, as the part `file` of a form. */
  upload: defineCall({
    method: 'POST',
    path: '/api/file/upload',
    query: z.strictObject(belongsTo),
    takes: 'form',
    answer: storedFile,
    auth: 'session',
    assumed: shapes,
  }),
  /** Begins a file that travels in parts, or, with `uploadId`, says what of it is there: another id where the server has forgotten it. */
  beginUpload: defineCall({
    method: 'POST',
    path: '/api/file/upload/begin',
    body: z.strictObject({
      name: fileName,
      size: z.int().check(z.minimum(1), z.maximum(largestFile.inParts)),
      uploadId: z.optional(id),
      ...belongsTo,
    }),
    answer: z.object({ uploadId: id, partSize: z.int(), received: z.array(z.int()) }),
    auth: 'session',
    assumed,
  }),
  /** One part; sent again it changes nothing. */
  uploadPart: defineCall({
    method: 'POST',
    path: '/api/file/upload/part',
    query: z.strictObject({ uploadId: id, place: counted(0, 1000) }),
    takes: 'bytes',
    answer: z.boolean(),
    auth: 'session',
    assumed,
  }),
  /** Puts the parts together; asked again, it answers the same file. */
  finishUpload: defineCall({
    method: 'POST',
    path: '/api/file/upload/finish',
    body: z.strictObject({ uploadId: id }),
    answer: storedFile,
    auth: 'session',
    assumed,
  }),
  cancelUpload: defineCall({
    method: 'POST',
    path: '/api/file/upload/cancel',
    body: z.strictObject({ uploadId: id }),
    answer: z.boolean(),
    auth: 'session',
    silent: true,
    assumed,
  }),
  /** Files that one may see: of a record, or all; the newest first. */
  load: defineCall({
    method: 'GET',
    path: '/api/file/load',
    query: z.strictObject({ ...listPaging, ...belongsTo, fileId: z.optional(id), name: z.optional(text(64)) }),
    answer: pageOf(storedFile),
    auth: 'session',
    assumed: shapes,
  }),
  /** A picture or a PDF, to be shown in a page. */
  preview: defineCall({
    method: 'GET',
    path: previewPath,
    query: z.strictObject({ fileId: id }),
    answer: z.unknown(),
    shape: 'blob',
    auth: 'session',
    assumed: shapes,
  }),
  /** One's own files; an administrator any. */
  remove: defineCall({
    method: 'POST',
    path: '/api/file/delete',
    query: removal,
    answer: z.boolean(),
    auth: 'session',
    writes: true,
    assumed: shapes,
  }),
  /** A ticket that lets one download through without a header: single use, 30 seconds (SEC-1). `id` is a certificate's, a file's, or that of an export. */
  ticket: defineCall({
    method: 'POST',
    path: '/api/file/ticket',
    body: z.strictObject({ id, kind: z.optional(z.enum(['certificate', 'file', 'export'])) }),
    answer: ticketed,
    auth: 'session',
    assumed: 'a link cannot carry the Blade-Auth header',
  }),
  /** `fileId` is what the ticket was asked for; `ticket` stands in for the header. */
  download: defineCall({
    method: 'GET',
    path: '/api/file/download',
    query: z.strictObject({ fileId: id, ticket: text(64) }),
    answer: z.unknown(),
    shape: 'blob',
    auth: 'none',
    assumed: 'section 7.4 gives the link without a ticket; a link cannot carry the Blade-Auth header',
  }),
} as const
