import type { QueryOf, sessionCalls } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { decisionsWithin } from '../../decisions/index.ts'
import { isNow, openAppsWhere, secretOf, signatureOf, spendNonce, used } from '../../open-apps/index.ts'
import { isSameText, type Seal } from '../../session/index.ts'

type Query = QueryOf<typeof sessionCalls.signInFromElsewhere>

/**
 * Who comes from another system, where that system signed for them, now and for the first time, and the password is right. What is
 * wrong is not told apart: neither who has an account nor which systems are let in.
 */
export async function personFromElsewhere(
  tx: Transaction,
  seal: Seal,
  { tenantId: tenant, username, password, accessKeyId, signature }: Query,
): Promise<{ readonly id: string } | 'wrong-password' | 'sso.off' | 'sso.signature'> {
  if (!(await decisionsWithin(tx)).sso) return 'sso.off'
  const [app] = await openAppsWhere(tx, sql`where app.app_id = ${accessKeyId}`)
  const [timestamp = '', signed = ''] = signature.split('.')
  if (!app || !isNow(timestamp)) return 'sso.signature'
  if (!isSameText(signatureOf(secretOf(seal, tenant, app), [tenant, username, timestamp]), signed.toLowerCase()))
    return 'sso.signature'
  if (!(await spendNonce(tx, tenant, app.id, `sign-in ${username} ${timestamp}`))) return 'sso.signature'
  await used(tx, app.id)
  const { rows } = await tx.execute<{ id: string; account: string; sealed: Buffer }>(
    sql`select id::text, account, sealed_password as sealed from account where account = ${username} and enabled for key share`,
  )
  const [person] = rows
  const known = person && seal.open(person.sealed, `${tenant}|${person.account}`)
  return person && known !== undefined && isSameText(known, password) ? { id: person.id } : 'wrong-password'
}
