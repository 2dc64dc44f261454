/** What was caught, before anything of it is kept (§3.1). */
export interface CaughtError {
  /** The page on which it happened. */
  readonly url: string
  readonly type: 'error' | 'warning'
  readonly message: string
  readonly stack?: string
  /** Where it was caught, such as a component's name. */
  readonly info?: string
}

/** An entry of the local log. Nothing in it names a token, a password, an ID number or a phone. */
export interface LogEntry {
  /** Grows with every entry. */
  readonly id: number
  readonly url: string
  /** Milliseconds since 1970 of the last time it happened. */
  readonly time: number
  readonly type: 'error' | 'warning'
  readonly message: string
  readonly stack: string
  readonly info: string
  /** How often it happened in a row of the same. */
  readonly times: number
}

/** What is kept over a reload. */
export interface SavedErrorLog {
  readonly version: 1
  readonly entries: readonly LogEntry[]
}

/** What the `uploadLog` port is given. */
export interface UploadLogRequest {
  readonly entries: readonly LogEntry[]
}

export type ErrorLogEvent =
  | { readonly type: 'ERROR.CAUGHT'; readonly error: CaughtError }
  /** Asks whether to send the log (确定上传本地日志到服务器?). Ignored where there is nothing to send. */
  | { readonly type: 'UPLOAD.REQUESTED' }
  /** Asks whether to clear the log (确定清空本地日志记录?). */
  | { readonly type: 'CLEAR.REQUESTED' }
  | { readonly type: 'CONFIRMED' }
  | { readonly type: 'CANCELLED' }

export type ErrorLogEmitted =
  /** The log is another one now; the app keeps `saved`. */
  | { readonly type: 'changed'; readonly saved: SavedErrorLog; readonly reason: 'caught' | 'uploaded' | 'cleared' }
  /** 发送成功! */
  | { readonly type: 'uploaded'; readonly count: number; readonly reason: 'confirmed' }
  /** 清空成功! */
  | { readonly type: 'cleared'; readonly count: number; readonly reason: 'confirmed' }
  | { readonly type: 'failed'; readonly error: unknown; readonly reason: 'uploadFailed' }

export interface ErrorLogInput {
  /** What an earlier page kept; anything else than a `SavedErrorLog` counts as nothing. */
  readonly saved?: unknown
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface ErrorLogContext {
  /** The newest first, 200 at most. */
  readonly entries: readonly LogEntry[]
  /** The id of the next entry. */
  readonly next: number
  /** Up to which entry an upload under way reaches. */
  readonly sending: number
  readonly now: () => number
}
