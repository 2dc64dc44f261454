import { sessionCookies } from '@etalon/api/contract'
import type { SessionSnapshot } from '@etalon/machines/session'
import { parseTokens, type Tokens } from '@etalon/machines/token-refresh'
import { isRecord } from '../../is-record.ts'
import { readStored, removeStored, writeStored } from '../kept/local-store.ts'
import { personKey } from '../kept/stored-keys.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

/** Where scripts may read it. */
export const accessCookie = sessionCookies.access
/** Where the page itself has to keep the refresh token: Etalon's own server keeps it out of reach of scripts, and tells none. */
const refreshCookie = sessionCookies.refresh
/** What belongs to the access token. It is beside it in a cookie, for what is in local storage reaches another page later. */
const besideCookie = 'etalon.token'

type Context = Pick<SessionSnapshot['context'], 'tokens' | 'user' | 'locked' | 'mustChangePassword'>

/** What this page knows to be stored: the access token, and all of the session that it keeps. */
let known = { token: '', text: '' }

/** What is stored, before anybody has parsed it. */
interface Stored {
  readonly user?: unknown
  readonly locked?: unknown
  readonly mustChangePassword?: unknown
}

const textOf = ({ user, locked, mustChangePassword }: Stored) => JSON.stringify([user, locked, mustChangePassword])

function storedPerson(): Stored | undefined {
  const stored = readStored(personKey)
  return typeof stored === 'object' && stored !== null ? stored : undefined
}

function keepTokens({ accessToken, refreshToken, issuedAt, syncToken }: Tokens): void {
  if (refreshToken === '') removeCookie(refreshCookie)
  else writeCookie(refreshCookie, refreshToken)
  // In this order: who reads between the two takes new tokens for old ones, and only asks for newer.
  writeCookie(accessCookie, accessToken)
  writeCookie(besideCookie, `${issuedAt} ${syncToken}`)
}

/** The tokens that all browser tabs share. */
export function readTokens(): Tokens | undefined {
  const accessToken = readCookie(accessCookie)
  const [issuedAt, ...syncToken] = readCookie(besideCookie)?.split(' ') ?? []
  if (issuedAt === undefined) return undefined
  const refreshToken = readCookie(refreshCookie) ?? ''
  return parseTokens({ accessToken, refreshToken, syncToken: syncToken.join(' '), issuedAt: Number(issuedAt) })
}

/** Shares new tokens with all browser tabs, unless one of them has signed out meanwhile. */
export function writeTokens(tokens: Tokens): void {
  if (readTokens()) keepTokens(tokens)
}

/**
 * What is kept over a reload: the tokens in cookies, which end with the browser, and who is signed in.
 * @returns a `SavedSession` for the machine to parse; undefined where nobody was signed in
 */
export function readSession(): unknown {
  const tokens = readTokens()
  const person = storedPerson()
  if (!tokens || !person) return undefined
  known = { token: tokens.accessToken, text: textOf(person) }
  return { ...person, tokens }
}

/** Whose session was kept, as `readSession` found it: the id of the person; undefined where nobody was signed in. */
export function personOf(saved: unknown): string | undefined {
  const user = isRecord(saved) ? saved.user : undefined
  return isRecord(user) && typeof user.id === 'string' ? user.id : undefined
}

/**
 * Keeps the session of a machine that is signed in, when something of it changed. Other browser tabs write here too: a page that has
 * no newer token than it has read or written leaves those that are stored, which may be newer than its own.
 */
export function writeSession({ tokens, user, locked, mustChangePassword }: Context): void {
  if (!tokens || !user) return
  const person = { user, locked, mustChangePassword }
  const next = { token: tokens.accessToken, text: textOf(person) }
  const isNewToken = next.token !== known.token
  if (!isNewToken && next.text === known.text) return
  known = next
  const isTheirs = JSON.stringify(storedPerson()?.user) !== JSON.stringify(user)
  if (isNewToken || isTheirs || !readTokens()) keepTokens(tokens)
  writeStored(personKey, { version: 1, ...person })
}

/** Forgets who was signed in. */
export function removeSession(): void {
  known = { token: '', text: '' }
  removeCookie(accessCookie)
  removeCookie(besideCookie)
  removeCookie(refreshCookie)
  removeStored(personKey)
}
