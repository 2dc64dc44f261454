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

/** Reads a failed answer: the body's own code first, the HTTP status where there is no envelope (BladeX answers 401 with HTTP 200). */
export function readFailure(status: number, text: string, requestId: string | undefined): CallProblem {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  const parsed = z.safeParse(failure, body)
  const code = parsed.success ? (parsed.data.code ?? status) : status
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
