/** A dropped file: its facts, and the handle by which the `readFile` port reads it. */
export interface DroppedFile {
  /** The file's name with its ending, without a folder. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Whatever the app needs to read it, such as a browser's File. The machine never looks inside. */
  readonly handle: unknown
}

/** What the `readFile` port is asked; it answers the bytes. */
export interface ReadFileRequest {
  /** The file to read. */
  readonly file: DroppedFile
}

/** What the `checkFile` port is asked. Nothing of it is to leave the machine that it runs on. */
export interface CheckFileRequest {
  /** The file's name, such as to tell a PDF from something else. */
  readonly name: string
  /** The whole file. */
  readonly bytes: Uint8Array
}

/** `genuine` as issued, `changed` after issue, `unknown` where the file carries nothing that could be checked. */
export type Verdict = 'genuine' | 'changed' | 'unknown'

/** What the `checkFile` port answers. */
export interface CheckFileAnswer {
  /** What the file is. */
  readonly verdict: Verdict
  /** Whatever the page shows beside the verdict: certificate number, seal, log entry. */
  readonly details: unknown
}

/** Why no verdict was reached: there was nothing in the file, it was larger than `maxBytes`, or a port failed. */
export type CheckFailureReason = 'empty' | 'too-large' | 'unreadable' | 'check-failed'

/** What a check can be told. */
export type CheckFileEvent =
  /** A file was dropped or chosen; a check under way is given up. */
  | { readonly type: 'FILE.DROPPED'; readonly file: DroppedFile }
  /** After a failure of a port: reads the same file again, or checks again what was read. */
  | { readonly type: 'RETRY' }
  /** Forgets the file and what came of it. */
  | { readonly type: 'CLEARED' }

/** What a check tells. */
export type CheckFileEmitted =
  /** The file was checked. */
  | { readonly type: 'judged'; readonly verdict: Verdict; readonly details: unknown; readonly reason: 'checked' }
  /** The file could not be checked, which says nothing about it. */
  | { readonly type: 'failed'; readonly reason: CheckFailureReason; readonly error: unknown }

/** How a check begins. */
export interface CheckFileInput {
  /** Larger files are refused unread. @default 20 MiB */
  readonly maxBytes?: number
}

/** What a check remembers. */
export interface CheckFileContext {
  /** The most bytes that are read. */
  readonly maxBytes: number
  /** The file that was given last. */
  readonly file: DroppedFile | undefined
  /** What was read of it, while it is checked and where that failed; else undefined. */
  readonly bytes: Uint8Array | undefined
  /** What the check came to; undefined until then. */
  readonly answer: CheckFileAnswer | undefined
  /** Why it came to nothing; undefined while nothing is wrong. */
  readonly failure: CheckFailureReason | undefined
  /** What a port failed with, for the log. */
  readonly error: unknown
}
