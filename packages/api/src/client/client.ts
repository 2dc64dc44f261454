import { FetchError } from 'ofetch'
import type { Call } from '../contract/index.ts'
import { readAnswer } from './answer.ts'
import type { Client, ClientOptions } from './client-options.ts'
import { outgoingOf, type Said } from './outgoing.ts'
import { createOwnWrites } from './own-writes.ts'
import { CallProblem } from './problem.ts'
import { newRequestId } from './request-id.ts'
import { isCutOff, mayRepeat, onlyReads, pause, waitBefore } from './retry.ts'
import { singleFlight } from './single-flight.ts'
import { transmit } from './transport.ts'

/** Section 9: 20 s, downloads 120 s. */
export const requestTimeout = 20_000
/** Milliseconds that a download may take (section 9). */
export const downloadTimeout = 120_000

/** Why a call was refused to somebody who stays signed in, where the back end says 401 to that as well. */
export const noPermission = 'no-permission'

/** The one HTTP client of an app (section 7): credentials, Basic and Blade-Auth headers, time-outs, the error catalogue. */
export function createClient(options: ClientOptions = {}): Client {
  const renewed = options.renew && onceForAll(options.renew, () => options.accessToken?.())
  const wait = options.pause ?? pause
  const ownWrites = options.followsOwnWrites ? createOwnWrites() : undefined

  /** Sends a call once. */
  async function once(call: Call, said: Said, token: string | undefined, requestId: string): Promise<unknown> {
    const ordinary = call.shape === 'blob' ? (options.downloadTimeout ?? downloadTimeout) : (options.timeout ?? requestTimeout)
    const timer = AbortSignal.timeout(said.timeout ?? ordinary)
    const signal = said.signal ? AbortSignal.any([said.signal, timer]) : timer
    try {
      const outgoing = outgoingOf(call, said, options, { token, requestId })
      const ahead = call.method === 'GET' ? await options.askedAhead?.(outgoing.address, token) : undefined
      const received = ahead ?? (await transmit(outgoing, { signal, onUpload: said.onUpload, onDownload: said.onDownload }))
      return await readAnswer(call, received, requestId, options.dialect)
    } catch (error) {
      if (error instanceof CallProblem) throw error
      const about = { requestId, cause: error }
      if (said.signal?.aborted) throw new CallProblem('cancelled', 'cancelled', about)
      if (timer.aborted) throw new CallProblem('timeout', '请求超时,请重试~~~', about)
      throw new CallProblem('network', error instanceof FetchError ? error.message : String(error), about)
    }
  }

  /** Sends a call, and again where that is safe and what kept it is likely to pass. */
  async function patiently(call: Call, said: Said, token: string | undefined, requestId: string): Promise<unknown> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await once(call, said, token, requestId)
      } catch (error) {
        const milliseconds = mayRepeat(call, said) ? waitBefore(error, tried, options) : undefined
        if (milliseconds === undefined) {
          if (!isCutOff(error) || !onlyReads(call) || !(await isBack(said, requestId))) throw error
          tried = -1
          continue
        }
        try {
          await wait(milliseconds, said.signal)
        } catch (cause) {
          throw new CallProblem('cancelled', 'cancelled', { requestId, cause })
        }
      }
    }
  }

  /** Tells that a call is out, or no longer, where somebody waits for it. */
  function count({ background = false }: Said, change: 1 | -1): void {
    if (!background) options.onBusy?.(change)
  }

  /** Waits for the connection, where the app knows of it. @returns whether to send the call once more */
  async function isBack(said: Said, requestId: string): Promise<boolean> {
    if (!options.untilBack) return false
    const { signal } = said
    count(said, -1)
    const goesOn = await options.untilBack(signal ? { signal } : {}).finally(() => count(said, 1))
    if (signal?.aborted) throw new CallProblem('cancelled', 'cancelled', { requestId })
    return goesOn
  }

  /** Whether a token that a call was refused with opens what everybody may open. */
  async function isGood(token: string | undefined): Promise<boolean> {
    const { dialect } = options
    if (!dialect || token === undefined) return false
    try {
      await once(dialect.probe, {}, token, newRequestId())
      return true
    } catch {
      return false
    }
  }

  /** Sends a call, and keeps what its answer says of the record's version. */
  async function answered(call: Call, said: Said, token: string | undefined, requestId: string): Promise<unknown> {
    const answer = await patiently(call, said, token, requestId)
    ownWrites?.answered(call, said, answer)
    return answer
  }

  return {
    async send(call, parts) {
      const said = ownWrites?.upToDate(call, parts) ?? parts
      const requestId = newRequestId()
      const tokenNow = () => (call.auth === 'session' ? options.accessToken?.() : undefined)
      let token = tokenNow()
      count(parts, 1)
      try {
        try {
          return (await answered(call, said, token, requestId)) as never
        } catch (error) {
          if (!isSessionOver(call, error) || !renewed || !(await renewed(token))) throw error
          token = tokenNow()
        }
        try {
          return (await answered(call, said, token, requestId)) as never
        } catch (error) {
          if (!isSessionOver(call, error) || !(await isGood(token))) throw error
          throw forbidden(error)
        }
      } catch (error) {
        const problem = error instanceof CallProblem ? error : new CallProblem('network', String(error), { cause: error })
        if (isSessionOver(call, problem)) options.onUnauthorized?.(token)
        else if (options.onLocked && isSessionLocked(call, problem)) options.onLocked()
        else if (!isSilent(call, said, problem, options)) options.onProblem?.(problem, call)
        throw problem
      } finally {
        count(parts, -1)
      }
    },
  }
}

/** Calls that went out with the same token have it renewed once, those too that come back when that is done. */
function onceForAll(
  renew: (token: string | undefined) => Promise<boolean>,
  tokenNow: () => string | undefined,
): (token: string | undefined) => Promise<boolean> {
  let last: { readonly from: string | undefined; readonly to: string | undefined } | undefined
  return singleFlight(async (token) => {
    // Where there is another token by now than that renewal brought, it may be somebody else's.
    if (last && last.from === token && last.to === tokenNow()) return true
    const isRenewed = await renew(token)
    if (isRenewed) last = { from: token, to: tokenNow() }
    return isRenewed
  })
}

function isSessionOver(call: Call, error: unknown): error is CallProblem {
  return error instanceof CallProblem && error.kind === 'unauthorized' && call.auth === 'session'
}

function isSessionLocked(call: Call, { code, status }: CallProblem): boolean {
  return call.auth === 'session' && (code === 423 || status === 423)
}

function isSilent(call: Call, said: Said, { kind, code }: CallProblem, { silentCodes = [] }: ClientOptions): boolean {
  return call.silent === true || said.quiet === true || kind === 'cancelled' || silentCodes.includes(code)
}

/** A 401 that was none: whoever is signed in stays so. */
function forbidden({ message, status, requestId, data, cause }: CallProblem): CallProblem {
  return new CallProblem('refused', message, { code: 403, status, reason: noPermission, requestId, data, cause })
}
