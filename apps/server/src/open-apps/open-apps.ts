import { type SQL, sql, type Transaction } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import type { Reach, Seal } from '../session/index.ts'
import { patienceSeconds } from './signature.ts'

/** Another system that is let in, and the account that it acts for. */
export interface OpenAppRow extends Record<string, unknown> {
  id: string
  app_id: string
  sealed_secret: Buffer
  account_id: string
  name: string
  roles: string[]
  department_id: string | null
  enterprise_id: string | null
  reach: Reach
}

/** Systems that are let in whose account is open; `tail` joins more and says which. */
export async function openAppsWhere(tx: Transaction, tail: SQL): Promise<readonly OpenAppRow[]> {
  const { rows } = await tx.execute<OpenAppRow>(sql`
    select app.id, app.app_id, app.sealed_secret, a.id as account_id, a.name, acting_roles(a.roles) as roles, a.department_id, a.enterprise_id,
      case when a.enterprise_id is null then acting_scope(a.roles) else 'enterprise' end as reach
    from open_app app join account a on a.id = app.account_id and a.enabled ${tail}`)
  return rows
}

/** The key of the parameter that says where one goes on in a system. */
export const goOnKey = (appId: SQL) => sql`'sso.' || ${appId} || '.url'`

/** Writes down that a system signed something: once a minute at most, as it may ask often. */
export async function used(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update open_app set last_used_at = clock_timestamp()
    where id = ${id} and (last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute')`)
}

/** What a system's secret is sealed for. */
export const sealedFor = (tenant: string, appId: string) => `open|${tenant}|${appId}`

/** @throws {Refusal} 401 where the secret cannot be read: another key sealed it */
export function secretOf(seal: Seal, tenant: string, row: OpenAppRow): string {
  const secret = seal.open(row.sealed_secret, sealedFor(tenant, row.app_id))
  if (secret === undefined) throw new Refusal(401, 'open.signature')
  return secret
}

/** Spends what may be used once. @returns whether it was used for the first time */
export async function spendNonce(tx: Transaction, tenant: string, appRow: string, nonce: string): Promise<boolean> {
  await tx.execute(sql`delete from open_nonce where expires_at < clock_timestamp()`)
  const { rows } = await tx.execute(sql`
    insert into open_nonce (open_app_id, tenant_id, nonce, expires_at)
    values (${appRow}, ${tenant}, ${nonce}, clock_timestamp() + make_interval(secs => ${2 * patienceSeconds})) on conflict do nothing returning nonce`)
  return rows.length > 0
}
