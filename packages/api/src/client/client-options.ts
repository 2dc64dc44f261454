import type { AnswerOf, BodyOf, Call, HeadersOf, ParamsOf, QueryOf } from '../contract/index.ts'
import type { CallProblem } from './problem.ts'
import type { Progress } from './progress.ts'
import type { Received } from './transport.ts'

/** What a back end of another making says in its own way. `@etalon/api/bladex` has that of BladeX. */
export interface Dialect {
  /**
   * Puts what came into the shape of the contract, which parses it then: `data` of an envelope, the whole of a flat answer;
   * undefined where an answer was empty.
   */
  readonly read: (call: Call, value: unknown) => unknown
  /**
   * A call that everybody may make who is signed in, for a back end that answers 401 to missing permission as well. Where a call is
   * 401 again with a renewed token and this one is answered, the session holds: the call fails with the reason `no-permission`.
   */
  readonly probe: Call
}

/** How an app talks to its server: where it is, who is signed in, and who is told of failures. */
export interface ClientOptions {
  /** Where the paths of the contract begin. @default '/' */
  readonly baseUrl?: string
  /** Beginnings of paths, and what stands there in their place (section 7.8): `{ '/api/hm-metrology': '/api/lab' }`. @default none */
  readonly prefixes?: Readonly<Record<string, string>>
  /** Names the client in the Basic header: `id:secret`. It is no secret of a person. @default 'etalon-workspace:public-client' */
  readonly clientCredentials?: string
  /** The access token now, or undefined. */
  readonly accessToken?: () => string | undefined
  /** The tenant of whoever is signed in, sent as `Tenant-Id`; undefined while nobody is. */
  readonly tenantId?: () => string | undefined
  /** The language in which the server words its messages. */
  readonly language?: () => string
  /** How the back end speaks. @default as the contract says */
  readonly dialect?: Dialect
  /**
   * What was asked before this client was there: asked for each `GET`, by its address and the access token that it is sent with. A call
   * that it has an answer for is not sent. @default every call is sent
   */
  readonly askedAhead?: (address: string, token: string | undefined) => Promise<Received | undefined> | undefined
  /**
   * Tries to renew the session after a 401; true when the call may be sent again. It is handed the access token that the call was sent
   * with: by now there may be a newer one, or that of somebody else. Calls that were sent with the same one share one try.
   * Leave it out for the literal rule of section 8: any 401 ends the session.
   */
  readonly renew?: (token: string | undefined) => Promise<boolean>
  /** Told when a 401 stands, and with which access token the call was sent. */
  readonly onUnauthorized?: (token: string | undefined) => void
  /** Told when a call was refused because the session is locked (423), instead of `onProblem`, and of quiet calls too. */
  readonly onLocked?: () => void
  /** Told of every failure that is not kept silent: by its call, by whoever sent it, or by `silentCodes`. */
  readonly onProblem?: (problem: CallProblem, call: Call) => void
  /** Codes of answers that nobody is told of (section 8, white list). @default none */
  readonly silentCodes?: readonly number[]
  /**
   * For an app whose screens are read anew after they wrote. Until that has come, a screen still shows the version before, and whoever
   * presses its next button is told that somebody else had changed the record. With this, a write with a version that this client itself
   * has replaced goes with the version that it made, until the record was read anew or 20 s have passed. What others did stays a conflict.
   * @default false
   */
  readonly followsOwnWrites?: boolean
  /** Told when a call goes out (+1) and when it has ended (-1): drives the loading indicator. */
  readonly onBusy?: (change: 1 | -1) => void
  /** Milliseconds. @default 20000 */
  readonly timeout?: number
  /** Milliseconds. @default 120000 */
  readonly downloadTimeout?: number
  /** How often at most a call is sent again that may be: a `GET`, or a write with an idempotency key. @default 2 */
  readonly retries?: number
  /**
   * Asked when a call that only reads was not carried, or came to no server, and sending it again at once did not help: true, however
   * late, where it may be sent once more; false where it is to fail. A call that waits does not count for `onBusy`.
   * @default such a call fails
   */
  readonly untilBack?: (waiting: Pick<Manner, 'signal'>) => Promise<boolean>
  /** Waits so many milliseconds before a call is sent again; ends at once when the signal does. @default a timer */
  readonly pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** A number from 0 to below 1 by which waits differ, so that many clients do not come back at once. @default Math.random */
  readonly random?: () => number
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value }

/** How a call is sent, besides what it says. */
export interface Manner {
  /** Gives the call up. */
  readonly signal?: AbortSignal
  /** Same key, same record: repeat a submission with the key of the first try. */
  readonly idempotencyKey?: string
  /** Headers besides those that every call has; they count where both name one. */
  readonly headers?: Readonly<Record<string, string>>
  /** Handles its failures itself: `onProblem` stays quiet. */
  readonly quiet?: boolean
  /** Nobody waits for it, as what is shown without it is whole: it does not count for `onBusy`. @default false */
  readonly background?: boolean
  /** Milliseconds that each try may take. @default the client's `timeout`, or `downloadTimeout` */
  readonly timeout?: number
  /** Told how much of the body has been sent. */
  readonly onUpload?: (progress: Progress) => void
  /** Told how much of the answer has come. */
  readonly onDownload?: (progress: Progress) => void
}

/** What a call is sent with. */
export type Parts<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  (C extends { headers: unknown } ? { readonly headers: HeadersOf<C> } : unknown) &
  Manner

/** The HTTP client of an app, made by `createClient`. */
export interface Client {
  /** Sends a call and gives what the contract promises; every failure is a `CallProblem`. */
  send<const C extends Call>(call: C, parts: Parts<C>): Promise<C extends { shape: 'blob' } ? Blob : AnswerOf<C>>
}
