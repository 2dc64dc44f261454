import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal/index.ts'
import { isSameText } from '../session/index.ts'

/** Seconds that a clock may be wrong by, and for which a signature is remembered on both sides of now. */
export const patienceSeconds = 300

/** What was signed: the parts with a line feed between them, HMAC-SHA256 under the secret, in lower-case hex. */
export const signatureOf = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

/** A header of one value, as short as such a header is. @throws {Refusal} 401 where there is none */
export function headerOf(request: FastifyRequest, name: 'timestamp' | 'sign' | 'token' | 'nonce'): string {
  const value = request.headers[name]
  if (typeof value !== 'string' || !/^[\w-]{1,256}$/.test(value)) throw new Refusal(401, 'open.header', { name })
  return value
}

/** Whether a moment, in milliseconds, is near enough to now. */
export const isNow = (timestamp: string): boolean =>
  /^\d{13}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp)) <= patienceSeconds * 1000

/** @throws {Refusal} 401 where the moment is too far from now, or the signature is another one */
export function checkSignature(request: FastifyRequest, secret: string, parts: readonly string[], timestamp: string): void {
  if (!isNow(timestamp)) throw new Refusal(401, 'open.clock', { seconds: patienceSeconds })
  if (!isSameText(signatureOf(secret, parts), headerOf(request, 'sign').toLowerCase())) throw new Refusal(401, 'open.signature')
}
