import * as z from 'zod/mini'
import type { Answer } from './ask.ts'
import type { Told } from './hostile-wire.ts'
import type { NamedCall, Question } from './questions.ts'

/** What may be answered at all (research: L2); what is not among them is a fault of the server. */
const allowed: ReadonlySet<number> = new Set([
  ...[200, 204, 206, 302, 303, 304],
  ...[400, 401, 403, 404, 405, 409, 413, 415, 422, 423, 428, 429, 431],
])

/** What may be answered besides where what was sent is no request, or asks for another protocol. */
const onWire: ReadonlySet<number> = new Set([...allowed, 100, 101, 408, 417, 421, 426])

/** Judges what was told over a connection of one's own. @returns what is wrong with it; undefined where nothing is */
export function judgeWire({ statuses, text }: Told, foreign: string): string | undefined {
  if (text.includes(foreign)) return 'a row of another institute was shown'
  const wrong = statuses.find((status) => !onWire.has(status))
  if (wrong !== undefined) return `status ${wrong}`
  return statuses.every((status) => status >= 400) && inside.test(text) ? 'a refusal that tells of the inside' : undefined
}

/** Words of the inside, which no refusal may tell. */
const inside =
  /node_modules|\bat .{1,200}:\d+:\d+|syntax error|violates .{1,40} constraint|duplicate key|relation "|column "|select .{1,200} from |insert into|\/apps\/server\//i

const refusal = z.object({ code: z.number(), success: z.literal(false), msg: z.string(), requestId: z.string() })
const envelope = z.object({ code: z.literal(200), success: z.literal(true), data: z.unknown() })

const parsedOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What an answer came to. */
export interface Verdict {
  /** What is wrong with it; undefined where it is as it must be. */
  readonly fault: string | undefined
  /** What it tells, where it was answered and is JSON. */
  readonly data?: unknown
}

/**
 * Judges an answer: its status is an allowed one; a refusal has the envelope and tells nothing of the inside; what was answered is as
 * the contract says; and nothing of another institute is in it.
 * @param foreign a text that stands in rows of another institute alone
 */
export function judge({ call }: NamedCall, question: Question, answer: Answer, foreign: string): Verdict {
  const { status, type, text } = answer
  if (text.includes(foreign)) return { fault: 'a row of another institute was shown' }
  if (!allowed.has(status)) return { fault: `status ${status}` }
  if (question.method === 'HEAD' || status === 304) return { fault: undefined }
  if (status >= 400) {
    const body = type.includes('json') ? z.safeParse(refusal, parsedOf(text)) : undefined
    if (!body?.success) return { fault: `a refusal with ${status} that is not in the envelope` }
    if (body.data.code !== status) return { fault: `a refusal with ${status} that says ${body.data.code}` }
    return { fault: inside.test(text) ? 'a refusal that tells of the inside' : undefined }
  }
  // Another method or path is another call.
  if (question.kind === 'raw' || call.shape === 'blob' || status >= 300) return { fault: undefined }
  const told = parsedOf(text)
  if (call.shape === 'flat')
    return { fault: z.safeParse(call.answer, told).success ? undefined : 'not what the contract says', data: told }
  const wrapped = z.safeParse(envelope, told)
  if (!wrapped.success) return { fault: 'an answer that is not in the envelope' }
  const right = z.safeParse(call.answer, wrapped.data.data)
  return right.success
    ? { fault: undefined, data: wrapped.data.data }
    : { fault: `not what the contract says: ${JSON.stringify(right.error.issues.slice(0, 3))}` }
}
