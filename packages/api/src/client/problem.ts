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

/** A field of the request that the server would not take. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** A call that did not succeed. Nothing sent is lost: the caller still has it. */
export class CallProblem extends Error {
  readonly kind: ProblemKind
  /** The envelope's code, else the HTTP status, else 0. */
  readonly code: number
  /** Machine-readable reason from the server, such as `four-eyes`. */
  readonly reason: string | undefined
  readonly fields: readonly FieldProblem[]
  readonly requestId: string | undefined
  /** What the server sent along, such as the record's new state on 409. */
  readonly data: unknown

  constructor(
    kind: ProblemKind,
    message: string,
    about: {
      code?: number
      reason?: string | undefined
      fields?: readonly FieldProblem[]
      requestId?: string | undefined
      data?: unknown
      cause?: unknown
    } = {},
  ) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause })
    this.name = 'CallProblem'
    this.kind = kind
    this.code = about.code ?? 0
    this.reason = about.reason
    this.fields = about.fields ?? []
    this.requestId = about.requestId
    this.data = about.data
  }
}
