import { isRecord, isTextList } from '../stored-value/index.ts'
import { parseTokens } from '../token-refresh/index.ts'
import type { SavedSession, SessionContext, SessionUser } from './session.types.ts'

/** What to keep over a reload; nothing while nobody is signed in. */
export function saveSession({ tokens, user, locked, mustChangePassword }: SessionContext): SavedSession | undefined {
  return tokens && user ? { version: 1, tokens, user, locked, mustChangePassword } : undefined
}

/** Reads a stored session. Answers nothing for anything that `saveSession` cannot have made, but for an empty access token. */
export function parseSavedSession(saved: unknown): SavedSession | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { locked, mustChangePassword } = saved
  const tokens = parseTokens(saved.tokens)
  const user = parseUser(saved.user)
  if (!tokens || !user || typeof locked !== 'boolean' || typeof mustChangePassword !== 'boolean') return undefined
  return { version: 1, tokens, user, locked, mustChangePassword }
}

/** Whether something is stored whose access token is empty, whatever the rest of it is. */
export function hasEmptyToken(saved: unknown): boolean {
  return isRecord(saved) && isRecord(saved.tokens) && saved.tokens.accessToken === ''
}

function parseUser(value: unknown): SessionUser | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, tenantId, roles } = value
  if (typeof id !== 'string' || typeof name !== 'string' || typeof tenantId !== 'string' || !isTextList(roles)) return undefined
  return { id, name, tenantId, roles }
}
