/** A file to send: its facts, and the handle by which the `sendPart` port reads it. */
export interface UploadFile {
  /** The file's name with its ending, without a folder. */
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
  /** The file that is to be sent. */
  readonly file: UploadFile
  /** The id of an earlier begin of the same file; undefined for a new one. */
  readonly uploadId: string | undefined
}

/** What the `beginUpload` port answers. It rejects where no answer came, and is asked again. */
export type BeginUploadAnswer = UploadBegun | UploadRefusal

/** An upload that the server has begun, or goes on with. */
export interface UploadBegun {
  /** Another one than asked for where the server has forgotten the earlier. */
  readonly uploadId: string
  /** Bytes of every part but the last. */
  readonly partSize: number
  /** Places of the parts that are there already, from 0. */
  readonly received: readonly number[]
}

/** The server will not have the file, however often it is asked: too large, of a kind that it does not take, from nobody who may. */
export interface UploadRefusal {
  /** What the server said; told as the `error` of `failed`. */
  readonly refusal: unknown
}

/** What the `sendPart` port is given. */
export interface SendPartRequest {
  /** The file; its `handle` reads the bytes. */
  readonly file: UploadFile
  /** The id that `beginUpload` answered. */
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
  /** The id that `beginUpload` answered. */
  readonly uploadId: string
}

/** What the `finishUpload` port answers. It rejects where no answer came, and is asked again. */
export type FinishUploadAnswer = UploadFinished | UploadRefusal

/** An upload that the server has put together. */
export interface UploadFinished {
  /** By which the file is loaded (§7.4). */
  readonly fileId: string
}

/** Why a file is not even begun. */
export type RefusedReason = 'empty' | 'tooLarge' | 'typeNotAccepted'

/** Why an upload stopped. */
export type UploadFailedReason =
  /** The server refused the file, or a part, for good; or the port of parts broke. */
  | 'refused'
  /** Beginning, a part or finishing was tried as often as is sensible. */
  | 'unreachable'
  /** The server's answer makes no sense. */
  | 'badAnswer'

/** What an upload can be told, and what its `sendPart` port tells. */
export type UploadEvent =
  /** A file was chosen or dropped. Ignored while another is on its way: cancel that first. */
  | { readonly type: 'FILE.CHOSEN'; readonly file: UploadFile }
  /** Stops at once; the part on its way is sent again later. */
  | { readonly type: 'PAUSE' }
  /** Goes on where it was paused, by asking the server what it has. */
  | { readonly type: 'RESUME' }
  /** Gives the file up, and lets the server drop its parts. Before the server has answered the begin there are none. */
  | { readonly type: 'CANCEL' }
  /** Goes on after a failure, by asking the server what it has. */
  | { readonly type: 'RETRY' }
  /** Forgets the file that was uploaded, refused or failed, so that the place is empty again. */
  | { readonly type: 'CLEARED' }
  /** The network is back: a wait for the next try ends. */
  | { readonly type: 'NETWORK.ONLINE' }
  | PartEvent

/** What an upload tells. */
export type UploadEmitted =
  /** What to keep, so that the same file goes on after a reload; nothing once there is nothing to go on with. */
  | { readonly type: 'changed'; readonly saved: SavedUpload | undefined; readonly reason: 'begun' | 'ended' }
  /** The server has the whole file. */
  | { readonly type: 'uploaded'; readonly fileId: string; readonly file: UploadFile; readonly reason: 'finished' }
  /** The file was not even begun. */
  | { readonly type: 'refused'; readonly file: UploadFile; readonly reason: RefusedReason }
  /** The upload stopped; the file stays, and `RETRY` goes on. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: UploadFailedReason }
  /** A person gave the file up. */
  | { readonly type: 'cancelled'; readonly reason: 'asked' }

/** What is kept over a reload. */
export interface SavedUpload {
  /** The shape of this value; one of another version counts as nothing. */
  readonly version: 1
  /** The id that `beginUpload` answered. */
  readonly uploadId: string
  /** The file's name: with size and time it tells the same file from another. */
  readonly name: string
  /** Bytes of the whole file. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
}

/** How an upload begins. */
export interface UploadInput {
  /** Media types and endings that are accepted, as `image/*`, `application/pdf` or `.pdf`; everything where there are none. */
  readonly accept?: readonly string[]
  /** Bytes. @default 104857600 (100 MiB) */
  readonly maxBytes?: number
  /** What an earlier page kept; anything else than a `SavedUpload` counts as nothing. */
  readonly saved?: unknown
}

/** What an upload remembers. */
export interface UploadContext {
  /** What is accepted; empty for everything. */
  readonly accept: readonly string[]
  /** The most bytes that a file may have. */
  readonly maxBytes: number
  /** An earlier begin that may go on. */
  readonly saved: SavedUpload | undefined
  /** The file that was chosen; undefined before the first, and once it was cleared or cancelled. */
  readonly file: UploadFile | undefined
  /** The id that the server gave it, now or for an earlier page; undefined until it was begun. */
  readonly uploadId: string | undefined
  /** Bytes of every part but the last; says nothing until it was begun. */
  readonly partSize: number
  /** Places of the parts that the server has, in order. */
  readonly received: readonly number[]
  /** Bytes of the part on its way that are out. */
  readonly partBytes: number
  /** Tries since a part arrived. */
  readonly tries: number
  /** Why the file was not begun; undefined where it was. */
  readonly refused: RefusedReason | undefined
  /** Why it stopped; undefined while nothing is wrong. */
  readonly failure: UploadFailedReason | undefined
  /** What the port failed with, for the log. */
  readonly error: unknown
  /** By which the file is loaded (section 7.4), once the server has it. */
  readonly fileId: string | undefined
}
