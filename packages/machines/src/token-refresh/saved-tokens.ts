import { isRecord } from '../stored-value/index.ts'
import type { Tokens } from './token-refresh.types.ts'

/** Reads stored tokens. An empty access token is read too, for a session must know of it. */
export function parseTokens(saved: unknown): Tokens | undefined {
  if (!isRecord(saved)) return undefined
  const { accessToken, refreshToken, syncToken, issuedAt } = saved
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof syncToken !== 'string') return undefined
  if (typeof issuedAt !== 'number' || !Number.isFinite(issuedAt)) return undefined
  return { accessToken, refreshToken, syncToken, issuedAt }
}
