import * as z from 'zod/mini'
import type { Call } from '../contract/index.ts'
import type { Dialect } from './client-options.ts'
import { isFailure, readFailure } from './envelope.ts'
import { CallProblem, unsaid } from './problem.ts'
import { retryAfterOf } from './retry.ts'
import type { Received } from './transport.ts'

/** Sections 7 and 8: so many count as an answer, and those below 400 of them as a success. */
export const isReceived = (status: number) => status >= 200 && status <= 500

const enveloped = z.object({ code: z.number(), data: z.unknown() })

/**
 * What the contract promises of an answer.
 * @param requestId the number that the call was sent with
 * @throws CallProblem for everything else
 */
export async function readAnswer(
  call: Call,
  received: Received,
  requestId: string,
  dialect: Dialect | undefined,
): Promise<unknown> {
  const { status, body } = received
  const about = {
    status,
    requestId: received.header('x-request-id') ?? requestId,
    retryAfter: retryAfterOf(received.header('retry-after')),
  }
  if (call.shape === 'blob') {
    if (status < 400 && !(await isFailure(body))) return body
    throw readFailure(await body.text(), about)
  }
  const text = await body.text()
  if (!isReceived(status)) throw readFailure(text, about)
  // BladeX answers some questions to which it has nothing to say with nothing at all.
  if (text === '' && status < 400 && dialect) return contractual(call, dialect.read(call, undefined), about)
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch (cause) {
    if (status >= 400) throw readFailure(text, about)
    throw new CallProblem('unreadable', unsaid, { ...about, code: status, cause })
  }
  if (call.shape === 'flat') {
    const parsed = z.safeParse(call.answer, dialect ? dialect.read(call, said) : said)
    if (parsed.success) return parsed.data
    throw readFailure(text, about)
  }
  const envelope = z.safeParse(enveloped, said)
  if (status >= 400 || !envelope.success || envelope.data.code !== 200) throw readFailure(text, about)
  const { data } = envelope.data
  return contractual(call, dialect ? dialect.read(call, data) : data, about)
}

function contractual(call: Call, data: unknown, about: { readonly status: number; readonly requestId: string }): unknown {
  const answer = z.safeParse(call.answer, data)
  if (answer.success) return answer.data
  throw new CallProblem('unreadable', unsaid, { ...about, code: 200, cause: answer.error })
}
