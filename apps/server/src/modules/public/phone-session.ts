import { createHmac } from 'node:crypto'
import { sql, type Transaction } from '../../db/index.ts'
import { newToken, sha256 } from '../../session/index.ts'

/** Minutes for which somebody who proved a phone sees its reports. */
export const listMinutes = 15

/** Somebody who proved a phone. */
export interface PhoneSession {
  readonly id: string
  readonly phone: string
}

/** The key under which the calls of a session are signed; every process of the institute comes to the same one. */
export const phoneKeyOf = (secret: string, token: string): string => createHmac('sha256', secret).update(token).digest('hex')

/** Begins a session. @returns its token, of which the database keeps a digest alone */
export async function openPhoneSession(tx: Transaction, tenant: string, phone: string): Promise<string> {
  await tx.execute(sql`delete from phone_session where tenant_id = ${tenant} and expires_at < clock_timestamp()`)
  const token = newToken()
  await tx.execute(sql`
    insert into phone_session (tenant_id, hash, phone, expires_at)
    values (${tenant}, ${sha256(token)}, ${phone}, clock_timestamp() + make_interval(mins => ${listMinutes}))`)
  return token
}

/** Whose token it is, while it lives. */
export async function phoneSessionOf(tx: Transaction, tenant: string, token: string): Promise<PhoneSession | undefined> {
  const { rows } = await tx.execute<{ id: string; phone: string }>(sql`
    select id::text, phone from phone_session where tenant_id = ${tenant} and hash = ${sha256(token)} and expires_at > clock_timestamp()`)
  return rows[0]
}

/** Ends a session at every process. */
export async function closePhoneSession(tx: Transaction, tenant: string, token: string): Promise<void> {
  await tx.execute(sql`delete from phone_session where tenant_id = ${tenant} and hash = ${sha256(token)}`)
}

/** Spends what may be used once in a session. @returns whether it was used for the first time */
export async function spendPhoneNonce(tx: Transaction, tenant: string, { id }: PhoneSession, nonce: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into phone_nonce (tenant_id, session_id, nonce) values (${tenant}, ${id}, ${nonce}) on conflict do nothing returning nonce`)
  return rows.length > 0
}
