import type * as z from 'zod/mini'

/** Any zod schema; the contract needs only its parsed type. */
export type Schema = z.ZodMiniType

/** What both sides know of one call. Section numbers in the notes are those of the specification. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Path from the root, with the prefix of section 7.8 where one applies; a part in braces, such as `{id}`, is one of `params`. */
  readonly path: `/${string}`
  /** The parts of the path in braces, by their names. */
  readonly params?: Schema
  readonly query?: Schema
  /** Headers that belong to this call, by their names, besides those that every call has (section 6). */
  readonly headers?: Schema
  readonly body?: Schema
  /**
   * How the body travels where it is no JSON: `form` as the part `file` of a multipart form, `bytes` as it is.
   * @default 'json'
   */
  readonly takes?: 'json' | 'form' | 'bytes'
  /** Bytes that the body has at most, where that is another number than the server's usual one. */
  readonly longestBody?: number
  /** What `data` of the envelope holds; the whole answer where `shape` is `flat`. */
  readonly answer: Schema
  /**
   * `envelope`: `{ code, success, data, msg }`. `flat`: BladeX answers of the login family. `blob`: bytes.
   * @default 'envelope'
   */
  readonly shape?: 'envelope' | 'flat' | 'blob'
  /** `none`: answers anybody. `session`: needs the Blade-Auth header. */
  readonly auth: 'none' | 'session'
  /** Roles that may call; every role where left out. */
  readonly roles?: readonly string[]
  /** Answered while the session is locked, too; every other call is refused with 423 then. */
  readonly whileLocked?: true
  /** The call makes or changes a record: it takes an `Idempotency-Key`, and repeating it makes nothing twice. */
  readonly writes?: true
  /** A `POST` that changes nothing, such as a search: sending it again asks again. A `GET` is one without saying so. */
  readonly reads?: true
  /** A failure is not shown to the person (section 8, white list). */
  readonly silent?: true
  /** Why the path or shape is ours: the specification leaves it open. */
  readonly assumed?: string
}

/** Declares a call. The client is made from it, the server's handlers are typed by it. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
/** What the parts of a call's path in braces hold once they were parsed; `undefined` where it has none. */
export type ParamsOf<C extends Call> = C extends { params: infer S } ? Parsed<S> : undefined
/** What a call's query holds once it was parsed; `undefined` where it has none. */
export type QueryOf<C extends Call> = C extends { query: infer S } ? Parsed<S> : undefined
/** The headers that belong to a call, by their names; `undefined` where it has none of its own. */
export type HeadersOf<C extends Call> = C extends { headers: infer S } ? Parsed<S> : undefined
/** What a call's body holds once it was parsed; `undefined` where it has none. A file is a `Blob` where it is sent. */
export type BodyOf<C extends Call> = C extends { takes: 'form' | 'bytes' }
  ? Blob
  : C extends { body: infer S }
    ? Parsed<S>
    : undefined
/** What a call's answer holds once it was parsed. */
export type AnswerOf<C extends Call> = Parsed<C['answer']>
