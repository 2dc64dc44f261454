/** What went wrong with a call, in the words of section 8. */
export type ProblemKind =
  /** No answer within the time allowed: 请求超时,请重试~~~ */
  | 'timeout'
  /** The network did not carry the call. */
  | 'network'
  /** The person or the screen gave up. */
  | 'cancelled'
  /** 401: the session is over. */
  | 'unauthorized'
  /** The server refused: any other code than 200. */
  | 'refused'
  /** The answer is not what the contract says. */
  | 'unreadable'

/** What is said of a failure of which the back end says nothing that can be read (section 8). */
export const unsaid = '未知错误'

/** A field of the request that the server would not take. */
export interface FieldProblem {
  /** Where it stands in the request, such as `instruments.0.name`. */
  readonly path: string
  /** What is wrong with it, in the words of the server. */
  readonly message: string
}

/** What is known of a call that did not succeed, besides its kind and what is said of it. */
export interface ProblemDetails {
  /** The envelope's code, else the HTTP status. @default 0 */
  readonly code?: number | undefined
  /** The HTTP status of the answer. @default none: no answer came */
  readonly status?: number | undefined
  /** Machine-readable reason from the server. @default none */
  readonly reason?: string | undefined
  /** What the server would not take. @default none */
  readonly fields?: readonly FieldProblem[] | undefined
  /** Names the call in the logs of the server. @default none: nothing was sent */
  readonly requestId?: string | undefined
  /** Milliseconds after which the server wants to be asked again. @default it says nothing of it */
  readonly retryAfter?: number | undefined
  /** What the server sent along. @default none */
  readonly data?: unknown
  /** The error underneath. @default none */
  readonly cause?: unknown
}

/** A call that did not succeed. Nothing sent is lost: the caller still has it. */
export class CallProblem extends Error {
  /** What went wrong. */
  readonly kind: ProblemKind
  /** The envelope's code, else the HTTP status, else 0. */
  readonly code: number
  /** The HTTP status of the answer; undefined where none came. */
  readonly status: number | undefined
  /** Machine-readable reason from the server, such as `four-eyes`. */
  readonly reason: string | undefined
  /** The fields that the server would not take; empty where it names none. */
  readonly fields: readonly FieldProblem[]
  /** Names the call in the logs of the server: its own number, else the one that was sent as `X-Request-Id`. */
  readonly requestId: string | undefined
  /** Milliseconds after which the server wants to be asked again (`Retry-After`); undefined where it says nothing of it. */
  readonly retryAfter: number | undefined
  /** What the server sent along, such as the record's new state on 409. */
  readonly data: unknown

  /** @param message what is said to the person */
  constructor(kind: ProblemKind, message: string, about: ProblemDetails = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause })
    this.name = 'CallProblem'
    this.kind = kind
    this.code = about.code ?? 0
    this.status = about.status
    this.reason = about.reason
    this.fields = about.fields ?? []
    this.requestId = about.requestId
    this.retryAfter = about.retryAfter
    this.data = about.data
  }
}
