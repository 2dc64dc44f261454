import { isConsistent, readLogProof, verifyHead } from '@etalon/verify/log'
import { rememberedHead, rememberHead } from './check-log.ts'
import { fetchKeys } from './published-keys.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** What came of looking at the log. */
type Finding =
  | { readonly kind: 'signed' | 'same' | 'alarm' }
  | { readonly kind: 'grew'; readonly before: number; readonly now: number }

const look = async (growth: string, keys: string, log: string): Promise<Finding | undefined> => {
  const known = rememberedHead(log)
  const response = await fetch(`${growth}?since=${known?.size ?? 0}`, { credentials: 'omit' })
  if (!response.ok) return undefined
  const answer: unknown = await response.json()
  const proof = readLogProof(typeof answer === 'object' && answer !== null ? { entries: [], ...answer } : undefined)
  if (proof === undefined) return undefined
  const check = await verifyHead(proof.checkpoint, await fetchKeys(keys))
  if (!check.ok) return { kind: 'alarm' }
  const { head } = check
  if (known !== undefined) {
    const isGrown =
      known.origin === head.origin && isConsistent({ first: known, second: head, path: proof.consistency.map(bytesOf) })
    if (!isGrown) return { kind: 'alarm' }
  }
  rememberHead(log, proof.checkpoint)
  if (known === undefined) return { kind: 'signed' }
  return known.size === head.size ? { kind: 'same' } : { kind: 'grew', before: known.size, now: head.size }
}

/**
 * Lets the visitor's own browser check the head of the log, and that the log only grew since it was seen last; what it finds stands in
 * the place of what the server wrote. Where it cannot be asked, that stays.
 */
export const watchLog = async (place: HTMLElement): Promise<void> => {
  const { growth, keys, log, signed, grew, same, alarm } = place.dataset
  if (growth === undefined || keys === undefined || log === undefined) return
  let finding: Finding | undefined
  try {
    finding = await look(growth, keys, log)
  } catch {
    return
  }
  if (finding === undefined) return
  if (finding.kind === 'alarm') {
    place.className = 'alarm'
    place.role = 'alert'
    place.textContent = alarm ?? ''
    return
  }
  const words = { signed, same, grew }[finding.kind] ?? ''
  place.textContent =
    finding.kind === 'grew' ? words.replace('{before}', String(finding.before)).replace('{now}', String(finding.now)) : words
}
