import * as z from 'zod/mini'
import { CallProblem, unsaid } from './problem.ts'

const failure = z.object({
  code: z.optional(z.number()),
  msg: z.optional(z.nullable(z.string())),
  error_code: z.optional(z.number()),
  error_description: z.optional(z.string()),
  error: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

const details = z.object({
  reason: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

/** No failed answer is longer, in bytes. */
const longestFailure = 64 * 1024
const saysFailure = z.object({ code: z.number(), success: z.literal(false) })

/** Whether what came for a file is a failed answer, which BladeX sends as JSON with HTTP 200. A file may be JSON too. */
export async function isFailure(blob: Blob): Promise<boolean> {
  if (!/^application\/json\b/i.test(blob.type) || blob.size > longestFailure) return false
  const parsed = z.safeParse(saysFailure, parsedText(await blob.text()))
  return parsed.success && parsed.data.code !== 200
}

/** What is known of an answer before it is read. */
export interface AboutAnswer {
  /** The HTTP status. */
  readonly status: number
  /** Names the call in logs. */
  readonly requestId: string
  /** Milliseconds after which to ask again; undefined where the answer says nothing of it. */
  readonly retryAfter: number | undefined
}

/** Reads a failed answer: the body's own code first, the HTTP status where there is no envelope (BladeX answers 401 with HTTP 200). */
export function readFailure(text: string, about: AboutAnswer): CallProblem {
  const parsed = z.safeParse(failure, parsedText(text))
  const said = parsed.success ? parsed.data : {}
  const told = said.code ?? said.error_code
  const code = codeOf(told, about.status)
  const more = z.safeParse(details, said.data)
  // Nobody refused: it came with the status of a success and says nothing of a failure.
  const isMute = code < 400 && (told === undefined || told === 200) && !said.error_description && !said.error
  const kind = code === 401 ? 'unauthorized' : isMute ? 'unreadable' : 'refused'
  return new CallProblem(kind, said.msg || said.error_description || unsaid, {
    ...about,
    code,
    reason: more.success ? more.data.reason : undefined,
    fields: more.success ? (more.data.fields ?? []) : [],
    data: said.data,
  })
}

function codeOf(told: number | undefined, status: number): number {
  // Section 7: above 500 nothing counts as an answer, and only 200 to 399 as success, whatever is said in it.
  if (told === undefined || status > 500 || (told === 200 && status >= 400)) return status
  return told
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
