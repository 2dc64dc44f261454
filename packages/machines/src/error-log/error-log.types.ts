/** What was caught, before anything of it is kept (§3.1). */
export interface CaughtError {
  /** The page on which it happened. */
  readonly url: string
  /** How bad it is. */
  readonly type: 'error' | 'warning'
  /** What was said, as it was caught; it is masked before it is kept. */
  readonly message: string
  /** Where it came from, masked as well. */
  readonly stack?: string
  /** Where it was caught, such as a component's name. */
  readonly info?: string
}

/** An entry of the local log. Nothing in it names a token, a password, an ID number or a phone. */
export interface LogEntry {
  /** Grows with every error; an entry that counts one more takes the newest. */
  readonly id: number
  /** The page on which it happened, masked. */
  readonly url: string
  /** Milliseconds since 1970 of the last time it happened. */
  readonly time: number
  /** How bad it is. */
  readonly type: 'error' | 'warning'
  /** What was said, masked and cut to a bounded length. */
  readonly message: string
  /** Where it came from; empty where that is not known. */
  readonly stack: string
  /** Where it was caught; empty where that is not known. */
  readonly info: string
  /** How often it happened in a row of the same. */
  readonly times: number
}

/** What is kept over a reload. */
export interface SavedErrorLog {
  /** The shape of this value; one of another version counts as nothing. */
  readonly version: 1
  /** The newest first. */
  readonly entries: readonly LogEntry[]
}

/** What the `uploadLog` port is given. */
export interface UploadLogRequest {
  /** The entries to send, the newest first. */
  readonly entries: readonly LogEntry[]
}

/** What an error log can be told. */
export type ErrorLogEvent =
  /** Something went wrong that nobody handled. */
  | { readonly type: 'ERROR.CAUGHT'; readonly error: CaughtError }
  /** Asks whether to send the log (确定上传本地日志到服务器?). Ignored where there is nothing to send. */
  | { readonly type: 'UPLOAD.REQUESTED' }
  /** Asks whether to clear the log (确定清空本地日志记录?). */
  | { readonly type: 'CLEAR.REQUESTED' }
  /** The question was answered with yes. */
  | { readonly type: 'CONFIRMED' }
  /** The question was answered with no: nothing is sent or cleared. */
  | { readonly type: 'CANCELLED' }

/** What an error log tells. */
export type ErrorLogEmitted =
  /** The log is another one now; the app keeps `saved`. */
  | { readonly type: 'changed'; readonly saved: SavedErrorLog; readonly reason: 'caught' | 'uploaded' | 'cleared' }
  /** 发送成功! */
  | { readonly type: 'uploaded'; readonly count: number; readonly reason: 'confirmed' }
  /** 清空成功! */
  | { readonly type: 'cleared'; readonly count: number; readonly reason: 'confirmed' }
  /** The log could not be sent; nothing of it is lost. */
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'uploadFailed' }

/** How an error log begins. */
export interface ErrorLogInput {
  /** What an earlier page kept; anything else than a `SavedErrorLog` counts as nothing. */
  readonly saved?: unknown
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What an error log remembers. */
export interface ErrorLogContext {
  /** The newest first, 200 at most. */
  readonly entries: readonly LogEntry[]
  /** The id of the next entry. */
  readonly next: number
  /** Up to which entry an upload under way reaches. */
  readonly sending: number
  /** The clock it was given. */
  readonly now: () => number
}
