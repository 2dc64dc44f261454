import { isRecord, isTextList } from '../stored-value/index.ts'
import { parseTokens } from '../token-refresh/index.ts'
import type { SavedSession, SessionContext, SessionUser, TokenlessSession } from './session.types.ts'

/** What to keep over a reload; nothing while nobody is signed in. */
export function saveSession(context: SessionContext): SavedSession | undefined {
  const tokenless = saveTokenlessSession(context)
  return context.tokens && tokenless ? { ...tokenless, tokens: context.tokens } : undefined
}

/** The same without the tokens. */
export function saveTokenlessSession({ user, locked, mustChangePassword }: SessionContext): TokenlessSession | undefined {
  return user ? { version: 1, user, locked, mustChangePassword } : undefined
}

/** Reads a stored session. Answers nothing for anything that `saveSession` cannot have made, but for an empty access token. */
export function parseSavedSession(saved: unknown): SavedSession | undefined {
  const tokenless = parseTokenlessSession(saved)
  const tokens = isRecord(saved) ? parseTokens(saved.tokens) : undefined
  return tokens && tokenless ? { ...tokenless, tokens } : undefined
}

/** Reads a stored session without its tokens. Answers nothing for anything that `saveTokenlessSession` cannot have made. */
export function parseTokenlessSession(saved: unknown): TokenlessSession | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { locked, mustChangePassword } = saved
  const user = parseUser(saved.user)
  if (!user || typeof locked !== 'boolean' || typeof mustChangePassword !== 'boolean') return undefined
  return { version: 1, user, locked, mustChangePassword }
}

/** Whether something is stored whose access token is empty, whatever the rest of it is. */
export function hasEmptyToken(saved: unknown): boolean {
  return isRecord(saved) && isRecord(saved.tokens) && saved.tokens.accessToken === ''
}

function parseUser(value: unknown): SessionUser | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, nameEn, tenantId, roles } = value
  if (typeof id !== 'string' || typeof name !== 'string' || typeof tenantId !== 'string' || !isTextList(roles)) return undefined
  return { id, name, ...(typeof nameEn === 'string' ? { nameEn } : {}), tenantId, roles }
}
