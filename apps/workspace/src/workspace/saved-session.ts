import type { SessionSnapshot } from '@etalon/machines/session'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'

/** The cookies' names are given (SES-3). The server keeps x-refresh-token, where no script can read it. */
export const accessCookie = 'x-access-token'
const key = 'etalon.session'

type Context = SessionSnapshot['context']

/**
 * What is kept over a reload: the token in its cookie, which ends with the browser, and beside it who is signed in.
 * @returns a `SavedSession` for the machine to parse; undefined where nobody was signed in
 */
export function readSession(): unknown {
  const accessToken = readCookie(accessCookie)
  if (accessToken === undefined) return undefined
  const stored = readStored(key)
  if (typeof stored !== 'object' || stored === null || !('tokens' in stored) || typeof stored.tokens !== 'object')
    return undefined
  return { ...stored, tokens: { ...stored.tokens, accessToken, refreshToken: '' } }
}

/** Keeps the session of a machine that is signed in. */
export function writeSession({ tokens, user, locked, mustChangePassword }: Context): void {
  if (!tokens || !user) return
  writeCookie(accessCookie, tokens.accessToken)
  writeStored(key, {
    version: 1,
    tokens: { issuedAt: tokens.issuedAt, syncToken: tokens.syncToken },
    user,
    locked,
    mustChangePassword,
  })
}

/** Forgets who was signed in. */
export function removeSession(): void {
  removeCookie(accessCookie)
  removeStored(key)
}
