import { sessionCookies } from '@etalon/api/contract'
import type { SessionSnapshot } from '@etalon/machines/session'
import { parseTokens, type Tokens } from '@etalon/machines/token-refresh'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'

/** Where scripts may read it; the refresh token is the server's alone. */
export const accessCookie = sessionCookies.access
const key = 'etalon.session'

type Context = Pick<SessionSnapshot['context'], 'tokens' | 'user' | 'locked' | 'mustChangePassword'>

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

let written = ''

/** Keeps the session of a machine that is signed in, when something of it changed: other browser tabs write here too. */
export function writeSession({ tokens, user, locked, mustChangePassword }: Context): void {
  if (!tokens || !user) return
  const { accessToken, issuedAt, syncToken } = tokens
  const value = { version: 1, tokens: { issuedAt, syncToken }, user, locked, mustChangePassword }
  const text = JSON.stringify([accessToken, value])
  if (text === written) return
  written = text
  writeCookie(accessCookie, accessToken)
  writeStored(key, value)
}

/** The tokens that all browser tabs share. */
export function readTokens(): Tokens | undefined {
  const stored = readSession()
  return typeof stored === 'object' && stored !== null && 'tokens' in stored ? parseTokens(stored.tokens) : undefined
}

/** Shares new tokens with all browser tabs. */
export function writeTokens({ accessToken, issuedAt, syncToken }: Tokens): void {
  const stored = readStored(key)
  if (typeof stored !== 'object' || stored === null) return
  writeCookie(accessCookie, accessToken)
  writeStored(key, { ...stored, tokens: { issuedAt, syncToken } })
}

/** Forgets who was signed in. */
export function removeSession(): void {
  written = ''
  removeCookie(accessCookie)
  removeStored(key)
}
