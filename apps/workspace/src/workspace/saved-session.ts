import { sessionCookies } from '@etalon/api/contract'
import type { SessionSnapshot } from '@etalon/machines/session'
import { parseTokens, type Tokens } from '@etalon/machines/token-refresh'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'

/** Where scripts may read it; the refresh token is the server's alone. */
export const accessCookie = sessionCookies.access
const key = 'etalon.session'

type Context = Pick<SessionSnapshot['context'], 'tokens' | 'user' | 'locked' | 'mustChangePassword'>

/** What this page knows to be stored: the access token, and all of the session that it keeps. */
let known = { token: '', text: '' }

/** What is stored, before anybody has parsed it. */
interface Stored {
  readonly user?: unknown
  readonly locked?: unknown
  readonly mustChangePassword?: unknown
  readonly tokens: { readonly accessToken: string; readonly refreshToken: '' }
}

const textOf = ({ user, locked, mustChangePassword }: Omit<Stored, 'tokens'>) =>
  JSON.stringify([user, locked, mustChangePassword])

function storedSession(): Stored | undefined {
  const accessToken = readCookie(accessCookie)
  if (accessToken === undefined) return undefined
  const stored = readStored(key)
  if (typeof stored !== 'object' || stored === null || !('tokens' in stored) || typeof stored.tokens !== 'object')
    return undefined
  return { ...stored, tokens: { ...stored.tokens, accessToken, refreshToken: '' } }
}

/**
 * What is kept over a reload: the token in its cookie, which ends with the browser, and beside it who is signed in.
 * @returns a `SavedSession` for the machine to parse; undefined where nobody was signed in
 */
export function readSession(): unknown {
  const stored = storedSession()
  if (stored) known = { token: stored.tokens.accessToken, text: textOf(stored) }
  return stored
}

/**
 * Keeps the session of a machine that is signed in, when something of it changed. Other browser tabs write here too: a page that has
 * no newer token than it has read or written leaves those that are stored, which may be newer than its own.
 */
export function writeSession({ tokens, user, locked, mustChangePassword }: Context): void {
  if (!tokens || !user) return
  const { accessToken } = tokens
  const text = textOf({ user, locked, mustChangePassword })
  const isNewToken = accessToken !== known.token
  if (!isNewToken && text === known.text) return
  known = { token: accessToken, text }
  const stored = isNewToken ? undefined : storedSession()
  const isTheirs = stored && JSON.stringify(stored.user) !== JSON.stringify(user)
  const shared = stored && !isTheirs ? parseTokens(stored.tokens) : undefined
  if (!shared) writeCookie(accessCookie, accessToken)
  const { issuedAt, syncToken } = shared ?? tokens
  writeStored(key, { version: 1, tokens: { issuedAt, syncToken }, user, locked, mustChangePassword })
}

/** The tokens that all browser tabs share. */
export function readTokens(): Tokens | undefined {
  const stored = storedSession()
  return stored && parseTokens(stored.tokens)
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
  known = { token: '', text: '' }
  removeCookie(accessCookie)
  removeStored(key)
}
