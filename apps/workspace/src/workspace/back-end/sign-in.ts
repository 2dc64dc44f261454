import type { Client } from '@etalon/api/client'
import { contract, sessionEndOf, signInFailures, type TokenAnswer } from '@etalon/api/contract'
import type { SignInAnswer, SignInRequest, SsoHandOver } from '@etalon/machines/session'
import type { RefreshAnswer, Tokens } from '@etalon/machines/token-refresh'
import { encodePassword } from './encode-password.ts'

type Success = Extract<TokenAnswer, { access_token: string }>

/** The refresh token stays in a cookie that no script reads: the page knows only that there is one. */
const tokensOf = (answer: Success): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: '',
  syncToken: answer.sync_token ?? '',
  issuedAt: Date.now(),
})

/** Hears who signs in, and what opens their storage on this device. */
export type Admit = (personId: string, storageKey: string) => Promise<void>

/** Signs in as section 7.1 says: the code first, then md5 of the code and the password. */
export async function signIn(
  client: Client,
  { tenantId, username, password, smsCode }: SignInRequest,
  admit: Admit,
): Promise<SignInAnswer> {
  const headers = { 'Tenant-Id': tenantId }
  const { code } = await client.send(contract.session.code, { query: { tenantId, username }, headers, quiet: true })
  const answer = await client.send(contract.session.signIn, {
    query: {
      tenantId,
      username,
      password: encodePassword['code-md5'](password, code),
      grant_type: 'password',
      scope: 'all',
      type: 'account',
      ...(smsCode === undefined ? {} : { sms_code: smsCode }),
    },
    headers,
    quiet: true,
  })
  return await answerOf(answer, admit)
}

/** Signs in whoever comes from another system, with what that handed over (SES-11). */
export async function signInFromElsewhere(
  client: Client,
  { tenantId, ...handOver }: SsoHandOver,
  admit: Admit,
): Promise<SignInAnswer> {
  const answer = await client.send(contract.session.signInFromElsewhere, {
    query: { tenantId, ...handOver, grant_type: 'password', scope: 'all', type: 'account' },
    headers: { 'Tenant-Id': tenantId },
    quiet: true,
  })
  return await answerOf(answer, admit)
}

async function answerOf(answer: TokenAnswer, admit: Admit): Promise<SignInAnswer> {
  if (!('access_token' in answer)) {
    const { error_code: code, error_description: message, wait_seconds: waitSeconds } = answer
    if (code === signInFailures.codeNeeded) return { outcome: 'codeNeeded' }
    if (code === signInFailures.wrongCode) return { outcome: 'wrongCode', message }
    return { outcome: 'refused', message, ...(waitSeconds === undefined ? {} : { waitSeconds }) }
  }
  const roles = answer.role_name.split(',').filter(Boolean)
  const { nick_name: name, nick_name_en: nameEn = '' } = answer
  // Before anything of the work is shown: what a lock left sealed is then as it was.
  if (answer.storage_key !== undefined) await admit(answer.user_id, answer.storage_key)
  return {
    outcome: 'signedIn',
    tokens: tokensOf(answer),
    user: { id: answer.user_id, name, ...(nameEn === '' ? {} : { nameEn }), tenantId: answer.tenant_id, roles },
    mustChangePassword: answer.password_change_required === true,
  }
}

/** Renews the tokens; the server reads the refresh token from its own cookie. */
export async function refresh(client: Client, tenantId: string): Promise<RefreshAnswer> {
  const answer = await client.send(contract.session.refresh, {
    query: { tenantId, refresh_token: '', grant_type: 'refresh_token', scope: 'all' },
    headers: { 'Tenant-Id': tenantId },
    quiet: true,
  })
  if ('access_token' in answer) return { outcome: 'refreshed', tokens: tokensOf(answer) }
  const endedBy = sessionEndOf(answer.ended_by)
  return { outcome: 'refused', ...(endedBy === undefined ? {} : { endedBy }) }
}
