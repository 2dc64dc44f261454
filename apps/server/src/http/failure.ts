import type { FieldProblem } from '@etalon/api/client'
import { largestFile } from '@etalon/api/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '../db/index.ts'
import { StorageProblem } from '../files/index.ts'
import { FieldConflict, FieldRefusal, type Language, languageOf, Refusal, say } from '../refusal/index.ts'

/** Codes of PostgreSQL and of sockets which mean: not now, but later. */
const passing = /^(08...|57P0.|53...|55P03|40P01|40001|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/

/** PostgreSQL stopped a statement: it took too long, or whoever asked went away. */
const stopped = '57014'

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof StorageProblem) return new Refusal(503, 'unavailable', {}, {}, 2)
  const code = sqlState(error)
  if (code === stopped) return new Refusal(503, 'took-too-long')
  if (code && passing.test(code)) return new Refusal(503, 'unavailable', {}, {}, 2)
  // Of all numbers that come from outside only ids go into a statement: beyond what the database counts to, nothing has one.
  if (code === '22003') return new Refusal(404, 'not-found')
  if (code === '22021' || code === '22P05' || code === '22P02') return new Refusal(400, 'fields', { list: '?' })
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/i.test(
      messages(error),
    )
  )
    return new Refusal(503, 'unavailable', {}, {}, 2)
  return undefined
}

/** What is said of each field that a refusal names; undefined where it names none. */
function fieldsOf(refusal: Refusal | undefined, language: Language): readonly FieldProblem[] | undefined {
  if (refusal instanceof FieldRefusal)
    return refusal.faults.map((fault) => ({ path: fault.path, message: say(language, fault.key, fault.parameters) }))
  if (refusal instanceof FieldConflict)
    return [{ path: refusal.field, message: say(language, refusal.reason, refusal.parameters) }]
  return undefined
}

/** What is said of all of it: of fields that cannot be taken a list. */
function messageOf(refusal: Refusal, fields: readonly FieldProblem[] | undefined, language: Language): string {
  const whole = say(language, 'field.whole')
  const list =
    refusal instanceof FieldRefusal ? fields?.map(({ path, message }) => `${path || whole} ${message}`).join('; ') : undefined
  return say(language, refusal.reason, list === undefined ? refusal.parameters : { list })
}

function messages(error: Error): string {
  return error.cause instanceof Error ? `${error.message} ${messages(error.cause)}` : error.message
}

/** What a page about a failure may say of it. */
export interface FailureFacts {
  readonly status: number
  readonly requestId: string
}

/** Makes the page about a failure that is shown to a person who opened an address. */
export type FailurePage = (failure: FailureFacts, request: FastifyRequest) => Promise<string>

/**
 * Puts any failure into the envelope: what happened in the reader's language, no stack, no SQL, no path. Where there are pages, a
 * browser that asked for one gets the page.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, page?: FailurePage): void {
  const language = languageOf(request.headers['accept-language'])
  const refusal = toRefusal(error) ?? fromFastify(error)
  if (!refusal) request.log.error({ err: error }, 'unhandled')
  else if (sqlState(error) === stopped && reply.raw.destroyed) request.log.info('left before the answer')
  // Whoever is turned away for want of room is counted, by status: writing of each would take what room there is.
  else if (refusal.status === 503 && refusal.reason !== 'overloaded') request.log.warn({ err: error }, 'unavailable')
  const status = refusal?.status ?? 500
  const fields = fieldsOf(refusal, language)
  const message = refusal ? messageOf(refusal, fields, language) : say(language, 'unknown')
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  // What failed may have been a file, of which the headers are there already.
  for (const name of ['content-disposition', 'content-length']) reply.removeHeader(name)
  reply.status(status).type('application/json; charset=utf-8').header('cache-control', 'no-store')
  const envelope = {
    code: status,
    success: false,
    data: { reason: refusal?.reason ?? 'unknown', ...(fields ? { fields } : {}), ...refusal?.about },
    msg: message,
    requestId: request.id,
  }
  if (!page || !(request.headers.accept ?? '').includes('text/html')) {
    reply.send(envelope)
    return
  }
  page({ status, requestId: request.id }, request).then(
    (html) => reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(html),
    (cause) => {
      request.log.error({ err: cause }, 'no page for a failure')
      reply.send(envelope)
    },
  )
}

function fromFastify(error: unknown): Refusal | undefined {
  const { statusCode, code } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'too-large')
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(413, 'file.too-large', { most: largestFile.inOnePiece / 1024 / 1024 })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'not-json')
  // A part of a path that is longer than any has been: no call has that address.
  if (statusCode === 414) return new Refusal(404, 'no-such-call')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal(statusCode, 'not-json')
  return undefined
}
