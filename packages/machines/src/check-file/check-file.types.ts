/** A dropped file: its facts, and the handle by which the `readFile` port reads it. */
export interface DroppedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Whatever the app needs to read it, such as a browser's File. The machine never looks inside. */
  readonly handle: unknown
}

/** What the `readFile` port is asked; it answers the bytes. */
export interface ReadFileRequest {
  readonly file: DroppedFile
}

/** What the `checkFile` port is asked. Nothing of it is to leave the machine that it runs on. */
export interface CheckFileRequest {
  readonly name: string
  readonly bytes: Uint8Array
}

/** `genuine` as issued, `changed` after issue, `unknown` where the file carries nothing that could be checked. */
export type Verdict = 'genuine' | 'changed' | 'unknown'

/** What the `checkFile` port answers. */
export interface CheckFileAnswer {
  readonly verdict: Verdict
  /** Whatever the page shows beside the verdict: certificate number, seal, log entry. */
  readonly details: unknown
}

export type CheckFailureReason = 'empty' | 'too-large' | 'unreadable' | 'check-failed'

export type CheckFileEvent =
  /** A file was dropped or chosen; a check under way is given up. */
  { readonly type: 'FILE.DROPPED'; readonly file: DroppedFile } | { readonly type: 'RETRY' } | { readonly type: 'CLEARED' }

export type CheckFileEmitted =
  | { readonly type: 'judged'; readonly verdict: Verdict; readonly details: unknown; readonly reason: 'checked' }
  | { readonly type: 'failed'; readonly reason: CheckFailureReason; readonly error: unknown }

export interface CheckFileInput {
  /** Larger files are refused unread. @default 20 MiB */
  readonly maxBytes?: number
}

export interface CheckFileContext {
  readonly maxBytes: number
  readonly file: DroppedFile | undefined
  readonly bytes: Uint8Array | undefined
  readonly answer: CheckFileAnswer | undefined
  readonly failure: CheckFailureReason | undefined
  readonly error: unknown
}
