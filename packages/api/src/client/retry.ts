import type { Call } from '../contract/index.ts'
import type { ClientOptions, Manner } from './client-options.ts'
import { CallProblem } from './problem.ts'

/** So often at most a call is sent again. */
export const defaultRetries = 2
/** Milliseconds before the first repetition, at most; twice as many before the next. */
const firstWait = 400
/** Milliseconds that a server may ask to wait: who waits longer is told instead. */
const longestWait = 10_000

/** Whether sending a call twice does what sending it once does. What belongs to signing in and out never is. */
export function mayRepeat(call: Call, { idempotencyKey }: Manner): boolean {
  if (call.shape === 'flat') return false
  return call.method === 'GET' || (call.writes === true && idempotencyKey !== undefined)
}

/** Whether a call only asks: what it asks for may come however late. What belongs to signing in and out never waits. */
export function onlyReads(call: Call): boolean {
  return call.shape !== 'flat' && (call.method === 'GET' || call.reads === true)
}

/** Whether a call found nobody who could answer it. */
export function isCutOff(problem: unknown): boolean {
  return problem instanceof CallProblem && (problem.kind === 'network' || isAway(problem.status))
}

/** What a server says that is not there for now, or whoever stands before it. */
const isAway = (status: number | undefined) => status === 502 || status === 503 || status === 504

/** Whether what came is not even JSON, as the page of a proxy that stands before the server for a moment, or half of an answer. */
const isOfSomebodyElse = ({ kind, cause }: CallProblem) => kind === 'unreadable' && cause instanceof SyntaxError

/**
 * How many milliseconds to wait before a call is sent again; undefined where it is not: the failure says that another try would fare no
 * better, or there have been enough of them.
 * @param tried how often it has been sent again so far
 */
export function waitBefore(
  problem: unknown,
  tried: number,
  { retries = defaultRetries, random = Math.random }: Pick<ClientOptions, 'retries' | 'random'>,
): number | undefined {
  if (!(problem instanceof CallProblem) || tried >= retries) return undefined
  const { kind, status, retryAfter } = problem
  // Somebody who asks too often is answered 429: without a word of when, it would only be more often.
  const isPassing = kind === 'network' || isAway(status) || (tried === 0 && isOfSomebodyElse(problem))
  if (!isPassing && !(status === 429 && retryAfter !== undefined)) return undefined
  if (retryAfter !== undefined && retryAfter > longestWait) return undefined
  const most = firstWait * 2 ** tried
  return (retryAfter ?? most / 2) + Math.floor((random() * most) / 2)
}

/** Reads `Retry-After`: seconds, or a moment. @returns milliseconds; undefined where it says nothing that can be read */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}

/** Waits; rejects as soon as the signal ends. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
