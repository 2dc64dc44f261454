import * as z from 'zod/mini'
import { CallProblem } from './problem.ts'

const failure = z.object({
  code: z.optional(z.number()),
  msg: z.optional(z.nullable(z.string())),
  error_description: z.optional(z.string()),
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

/** Reads a failed answer: the body's own code first, the HTTP status where there is no envelope (BladeX answers 401 with HTTP 200). */
export function readFailure(status: number, text: string, requestId: string | undefined): CallProblem {
  const parsed = z.safeParse(failure, parsedText(text))
  const told = parsed.success ? parsed.data.code : undefined
  // Section 7: only 200 to 399 is success, whatever an answer says of itself.
  const code = told === undefined || (told === 200 && status >= 400) ? status : told
  const message = (parsed.success && (parsed.data.msg || parsed.data.error_description)) || '未知错误'
  const more = z.safeParse(details, parsed.success ? parsed.data.data : undefined)
  return new CallProblem(code === 401 ? 'unauthorized' : 'refused', message, {
    code,
    requestId,
    reason: more.success ? more.data.reason : undefined,
    fields: more.success ? (more.data.fields ?? []) : [],
    data: parsed.success ? parsed.data.data : undefined,
  })
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
