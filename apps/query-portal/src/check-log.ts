import { type LogCheck, type LogHead, parseCheckpoint, readLogProof, verifyLogged } from '@etalon/verify/log'
import type { PublicKeys } from '@etalon/verify/statement'

/** Where the head that this browser saw last is kept. @param log whose it is */
const keyOf = (log: string): string => `etalon-log:${log}`

/** The head of a log that this browser saw last; `undefined` where it saw none, or keeps nothing. */
export const rememberedHead = (log: string): LogHead | undefined => {
  try {
    return parseCheckpoint(localStorage.getItem(keyOf(log)) ?? '')?.head
  } catch {
    return undefined
  }
}

/** Remembers a head that was checked. Where the browser keeps nothing, the next visit compares nothing. */
export const rememberHead = (log: string, checkpoint: string): void => {
  try {
    localStorage.setItem(keyOf(log), checkpoint)
  } catch {
    // A full or forbidden storage is no reason to say anything about the log.
  }
}

/** What is asked of the log about one document. */
export interface LoggedDocument {
  readonly tenant: string
  readonly reference: string
  readonly jws: string
}

/**
 * Asks for the entries of a document, and checks in this browser that they stand in the log, and that the log only grew since this
 * browser saw it last.
 * @returns `undefined` where the log cannot be asked, or there is none
 */
export const checkLogged = async (
  address: string,
  { tenant, reference, jws }: LoggedDocument,
  keys: PublicKeys,
): Promise<LogCheck | undefined> => {
  const known = rememberedHead(tenant)
  let answer: unknown
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, since: known?.size ?? 0 }),
    })
    if (!response.ok) return undefined
    answer = await response.json()
  } catch {
    return undefined
  }
  const proof = readLogProof(answer)
  if (proof === undefined) return undefined
  const check = await verifyLogged(proof, { reference, jws, keys, known })
  if (check.ok) rememberHead(tenant, proof.checkpoint)
  return check
}
