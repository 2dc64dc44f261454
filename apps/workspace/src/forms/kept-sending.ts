import { readStored, removeStored, writeStored } from '../workspace/index.ts'
import type { Sent } from './use-sending.ts'

/** That a draft was sent, while its answer is awaited: another page finds it where this one does not live to see that. */
interface KeptSending {
  readonly version: 1
  /** The key that it was sent under. */
  readonly idempotencyKey: string
  readonly what: Sent
  /** When, in milliseconds. */
  readonly at: number
}

/** Milliseconds for which the server knows what it has made under a key, less an hour for clocks that differ. */
const known = 23 * 3_600_000

const placeOf = (draftKey: string) => `sent:${draftKey}`
const whats: readonly unknown[] = ['keep', 'save', 'submit'] satisfies readonly Sent[]

export function keepSending(draftKey: string, idempotencyKey: string, what: Sent): void {
  writeStored(placeOf(draftKey), { version: 1, idempotencyKey, what, at: Date.now() } satisfies KeptSending)
}

export const forgetSending = (draftKey: string): void => removeStored(placeOf(draftKey))

/** What a draft was sent as under a key, where its answer was not seen; undefined where there is nothing of it, or nothing to learn. */
export function keptSendingOf(draftKey: string, idempotencyKey: string): Sent | undefined {
  const stored = readStored(placeOf(draftKey))
  if (typeof stored !== 'object' || stored === null) return undefined
  const kept = stored as Partial<Record<keyof KeptSending, unknown>>
  if (kept.version !== 1 || kept.idempotencyKey !== idempotencyKey || !whats.includes(kept.what)) return undefined
  const isKnown = typeof kept.at === 'number' && Math.abs(Date.now() - kept.at) < known
  return isKnown ? (kept.what as Sent) : undefined
}
