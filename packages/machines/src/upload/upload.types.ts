/** A file to send: its facts, and the handle by which the `sendPart` port reads it. */
export interface UploadFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Media type as the browser names it; empty where it knows none. */
  readonly type: string
  /** Milliseconds since 1970; tells a changed file from the same one. */
  readonly lastModified: number
  /** Whatever the app needs to read it, such as a browser's File. The machine never looks inside. */
  readonly handle: unknown
}

/** What the `beginUpload` port is asked: to begin, or, with an id, what of an earlier begin is there. */
export interface BeginUploadRequest {
  readonly file: UploadFile
  readonly uploadId: string | undefined
}

/** What the `beginUpload` port answers. */
export interface BeginUploadAnswer {
  /** Another one than asked for where the server has forgotten the earlier. */
  readonly uploadId: string
  /** Bytes of every part but the last. */
  readonly partSize: number
  /** Places of the parts that are there already, from 0. */
  readonly received: readonly number[]
}

/** What the `sendPart` port is given. */
export interface SendPartRequest {
  readonly file: UploadFile
  readonly uploadId: string
  /** Place of the part, from 0. */
  readonly place: number
  /** First byte of the part. */
  readonly from: number
  /** Byte behind its last. */
  readonly to: number
}

/** What the `sendPart` port tells the machine, which is its parent. */
export type PartEvent =
  /** So many bytes of the part are out. */
  | { readonly type: 'PART.PROGRESS'; readonly place: number; readonly bytes: number }
  /** The server has the part. */
  | { readonly type: 'PART.SENT'; readonly place: number }
  /** `again` where another try may help, as after a lost connection. */
  | { readonly type: 'PART.FAILED'; readonly place: number; readonly error: unknown; readonly again: boolean }

/** What the `finishUpload` and `cancelUpload` ports are given. */
export interface UploadRequest {
  readonly uploadId: string
}

/** What the `finishUpload` port answers. */
export interface FinishUploadAnswer {
  /** By which the file is loaded (§7.4). */
  readonly fileId: string
}

/** Why a file is not even begun. */
export type RefusedReason = 'empty' | 'tooLarge' | 'typeNotAccepted'

export type UploadFailedReason =
  /** The server refused a part for good, or the port of parts broke. */
  | 'refused'
  /** Beginning, a part or finishing was tried as often as is sensible. */
  | 'unreachable'
  /** The server's answer makes no sense. */
  | 'badAnswer'

export type UploadEvent =
  /** A file was chosen or dropped. Ignored while another is on its way: cancel that first. */
  | { readonly type: 'FILE.CHOSEN'; readonly file: UploadFile }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'CLEARED' }
  | { readonly type: 'NETWORK.ONLINE' }
  | PartEvent

export type UploadEmitted =
  /** What to keep, so that the same file goes on after a reload; nothing once there is nothing to go on with. */
  | { readonly type: 'changed'; readonly saved: SavedUpload | undefined; readonly reason: 'begun' | 'ended' }
  | { readonly type: 'uploaded'; readonly fileId: string; readonly file: UploadFile; readonly reason: 'finished' }
  | { readonly type: 'refused'; readonly file: UploadFile; readonly reason: RefusedReason }
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: UploadFailedReason }
  | { readonly type: 'cancelled'; readonly reason: 'asked' }

/** What is kept over a reload. */
export interface SavedUpload {
  readonly version: 1
  readonly uploadId: string
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

export interface UploadInput {
  /** Media types and endings that are accepted, as `image/*`, `application/pdf` or `.pdf`; everything where there are none. */
  readonly accept?: readonly string[]
  /** Bytes. @default 104857600 (100 MiB) */
  readonly maxBytes?: number
  /** What an earlier page kept; anything else than a `SavedUpload` counts as nothing. */
  readonly saved?: unknown
}

export interface UploadContext {
  readonly accept: readonly string[]
  readonly maxBytes: number
  /** An earlier begin that may go on. */
  readonly saved: SavedUpload | undefined
  readonly file: UploadFile | undefined
  readonly uploadId: string | undefined
  readonly partSize: number
  /** Places of the parts that the server has, in order. */
  readonly received: readonly number[]
  /** Bytes of the part on its way that are out. */
  readonly partBytes: number
  /** Tries since a part arrived. */
  readonly tries: number
  readonly refused: RefusedReason | undefined
  readonly failure: UploadFailedReason | undefined
  readonly error: unknown
  readonly fileId: string | undefined
}
