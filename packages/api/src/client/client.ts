import { FetchError, ofetch } from 'ofetch'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../contract/index.ts'
import { isFailure, readFailure } from './envelope.ts'
import { CallProblem } from './problem.ts'

/** Section 9: 20 s, downloads 120 s. */
export const requestTimeout = 20_000
/** Milliseconds that a download may take (section 9). */
export const downloadTimeout = 120_000

/** How an app talks to its server: where it is, who is signed in, and who is told of failures. */
export interface ClientOptions {
  /** Where the paths of the contract begin. @default '/' */
  readonly baseUrl?: string
  /** Names the client in the Basic header: `id:secret`. It is no secret of a person. @default 'etalon-workspace:public-client' */
  readonly clientCredentials?: string
  /** The access token now, or undefined. */
  readonly accessToken?: () => string | undefined
  /** The language in which the server words its messages. */
  readonly language?: () => string
  /**
   * Tries to renew the session after a 401; true when the call may be sent again. Called once per call, with the access token that
   * it was sent with: by now there may be a newer one, or that of somebody else.
   * Leave it out for the literal rule of section 8: any 401 ends the session.
   */
  readonly renew?: (token: string | undefined) => Promise<boolean>
  /** Told when a 401 stands, and with which access token the call was sent. */
  readonly onUnauthorized?: (token: string | undefined) => void
  /** Told of every failure that the call does not keep silent. */
  readonly onProblem?: (problem: CallProblem, call: Call) => void
  /** Told when a call goes out (+1) and when it has ended (-1): drives the loading indicator. */
  readonly onBusy?: (change: 1 | -1) => void
  /** Milliseconds. @default 20000 */
  readonly timeout?: number
  /** Milliseconds. @default 120000 */
  readonly downloadTimeout?: number
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value }

/** What a call is sent with. */
export type Parts<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    readonly signal?: AbortSignal
    /** Same key, same record: repeat a submission with the key of the first try. */
    readonly idempotencyKey?: string
    readonly headers?: Readonly<Record<string, string>>
    /** Handles its failures itself: `onProblem` stays quiet. */
    readonly quiet?: boolean
  }

/** The HTTP client of an app, made by {@link createClient}. */
export interface Client {
  /** Sends a call and gives what the contract promises; every failure is a `CallProblem`. */
  send<const C extends Call>(call: C, parts: Parts<C>): Promise<C extends { shape: 'blob' } ? Blob : AnswerOf<C>>
}

/** The one HTTP client of an app (section 7): credentials, Basic and Blade-Auth headers, time-outs, the error catalogue. */
export function createClient(options: ClientOptions = {}): Client {
  const basic = `Basic ${btoa(options.clientCredentials ?? 'etalon-workspace:public-client')}`

  async function once<C extends Call>(call: C, parts: Parts<C>, token: string | undefined): Promise<unknown> {
    const isBlob = call.shape === 'blob'
    const limit = isBlob ? (options.downloadTimeout ?? downloadTimeout) : (options.timeout ?? requestTimeout)
    const timer = AbortSignal.timeout(limit)
    const signal = parts.signal ? AbortSignal.any([parts.signal, timer]) : timer
    try {
      const response = await ofetch.raw(addressOf(call, parts.params), {
        method: call.method,
        ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
        ...(parts.query ? { query: parts.query as Record<string, string> } : {}),
        ...(parts.body === undefined ? {} : { body: bodyOf(call, parts.body) }),
        headers: {
          Authorization: basic,
          Accept: isBlob ? '*/*' : 'application/json',
          ...(token ? { 'Blade-Auth': `bearer ${token}` } : {}),
          ...(options.language ? { 'Accept-Language': options.language() } : {}),
          ...(call.takes === 'bytes' ? { 'Content-Type': 'application/octet-stream' } : {}),
          ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}),
          ...parts.headers,
        },
        credentials: 'include',
        retry: 0,
        signal,
        ignoreResponseError: true,
        responseType: isBlob ? 'blob' : 'text',
      })
      const requestId = response.headers.get('x-request-id') ?? undefined
      if (isBlob) {
        const blob = response._data as unknown as Blob
        if (response.status < 400 && !(await isFailure(blob))) return blob
        throw readFailure(response.status, await blob.text(), requestId)
      }
      const text = typeof response._data === 'string' ? response._data : ''
      return readAnswer(call, response.status, text, requestId)
    } catch (error) {
      if (error instanceof CallProblem) throw error
      if (parts.signal?.aborted) throw new CallProblem('cancelled', 'cancelled', { cause: error })
      if (timer.aborted) throw new CallProblem('timeout', '请求超时,请重试~~~', { cause: error })
      throw new CallProblem('network', error instanceof FetchError ? error.message : String(error), { cause: error })
    }
  }

  return {
    async send(call, parts) {
      const tokenNow = () => (call.auth === 'session' ? options.accessToken?.() : undefined)
      let token = tokenNow()
      options.onBusy?.(1)
      try {
        try {
          return (await once(call, parts, token)) as never
        } catch (error) {
          const mayRenew = error instanceof CallProblem && error.kind === 'unauthorized' && call.auth === 'session'
          if (!mayRenew || !options.renew || !(await options.renew(token))) throw error
          token = tokenNow()
          return (await once(call, parts, token)) as never
        }
      } catch (error) {
        const problem = error instanceof CallProblem ? error : new CallProblem('network', String(error), { cause: error })
        if (problem.kind === 'unauthorized' && call.auth === 'session') options.onUnauthorized?.(token)
        else if (!call.silent && !parts.quiet && problem.kind !== 'cancelled') options.onProblem?.(problem, call)
        throw problem
      } finally {
        options.onBusy?.(-1)
      }
    },
  }
}

/** A body as it travels. */
function bodyOf(call: Call, body: unknown): Record<string, unknown> | FormData | Blob {
  if (call.takes === 'bytes') return body as Blob
  if (call.takes !== 'form') return body as Record<string, unknown>
  const form = new FormData()
  form.append('file', body as Blob)
  return form
}

/** The path of a call with its parts filled in: what stands in one never leads elsewhere. */
function addressOf({ path }: Call, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}

function readAnswer(call: Call, status: number, text: string, requestId: string | undefined): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    if (status >= 400) throw readFailure(status, text, requestId)
    throw new CallProblem('unreadable', '未知错误', { code: status, requestId, cause })
  }
  if (call.shape === 'flat') {
    const parsed = z.safeParse(call.answer, body)
    if (parsed.success) return parsed.data
    throw readFailure(status, text, requestId)
  }
  const envelope = z.safeParse(z.object({ code: z.number(), data: z.unknown() }), body)
  if (status >= 400 || !envelope.success || envelope.data.code !== 200) throw readFailure(status, text, requestId)
  const answer = z.safeParse(call.answer, envelope.data.data)
  if (answer.success) return answer.data
  throw new CallProblem('unreadable', '未知错误', { code: 200, requestId, cause: answer.error })
}
