import { randomUUID } from 'node:crypto'
import type { SessionEnd } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { newToken, sha256 } from './secrets.ts'

/** Seconds that an unused session lives, and any session at most. */
const idleSeconds = 12 * 3600
const familySeconds = 7 * 24 * 3600
/** Seconds in which the token just replaced still gets a sibling: another browser tab may have asked at the same moment. */
const graceSeconds = 20

export interface Tokens {
  readonly access: string
  readonly refresh: string
  readonly family: string
  readonly accountId: string
  readonly accessSeconds: number
}

/** Who asks for tokens, and how long an access token lives. */
export interface Opening {
  readonly accessSeconds: number
  /** The browser and system, as it says itself. */
  readonly userAgent: string
}

interface Descent {
  readonly family: string
  readonly generation: number
  /** When the whole family ends, as the database writes it. */
  readonly familyExpiresAt: string | null
}

/** Opens a session: two random tokens, of which the database keeps only the hashes. */
export async function openSession(
  tx: Transaction,
  tenant: string,
  accountId: string,
  { accessSeconds, userAgent }: Opening,
  descent?: Descent,
): Promise<Tokens> {
  const access = newToken()
  const refresh = newToken()
  const family = descent?.family ?? randomUUID()
  await tx.execute(sql`delete from session where account_id = ${accountId} and family_expires_at < clock_timestamp()`)
  await tx.execute(sql`
    insert into session (tenant_id, account_id, family, generation, access_hash, refresh_hash, access_expires_at, refresh_expires_at, family_expires_at, user_agent)
    values (${tenant}, ${accountId}, ${family}, ${descent?.generation ?? 0}, ${sha256(access)}, ${sha256(refresh)},
      clock_timestamp() + make_interval(secs => ${accessSeconds}), clock_timestamp() + make_interval(secs => ${idleSeconds}),
      coalesce(${descent?.familyExpiresAt ?? null}::timestamptz, clock_timestamp() + make_interval(secs => ${familySeconds})), ${userAgent.slice(0, 256)})`)
  return { access, refresh, family, accountId, accessSeconds }
}

/** What comes of a renewal: new tokens, or what ended the session, where that is known to whoever asks. */
export type Renewal = { readonly tokens: Tokens } | { readonly tokens: undefined; readonly endedBy: SessionEnd | undefined }

const nothing: Renewal = { tokens: undefined, endedBy: undefined }

interface Row extends Record<string, unknown> {
  id: string
  account_id: string
  family: string
  generation: number
  family_expires_at: string
  dead: boolean
  ended_by: SessionEnd | null
  replaced_seconds: number | null
  newest: number
}

/**
 * Renews a session. The predecessor gets a sibling of the same generation within the grace time; any older token, or the
 * predecessor later, means that a token was copied: the whole family ends. What ended it is told to whoever has a token of it, and to
 * nobody else.
 */
export async function renewSession(tx: Transaction, tenant: string, refresh: string, opening: Opening): Promise<Renewal> {
  // Its account is held: whoever ends the sessions of an account waits, and ends what this opens with the others.
  const found = await tx.execute<{ family: string }>(sql`
    select s.family from session s join account a on a.id = s.account_id where s.refresh_hash = ${sha256(refresh)} for key share of a`)
  const family = found.rows[0]?.family
  if (!family) return nothing
  await holdFamily(tx, family)
  const { rows } = await tx.execute<Row>(sql`
    select s.id, s.account_id, s.family, s.generation, s.family_expires_at::text,
      (s.revoked_at is not null or s.family_expires_at <= clock_timestamp() or s.refresh_expires_at <= clock_timestamp() or not a.enabled) as dead,
      case when s.revoked_at is not null then s.ended_by when not a.enabled then 'administrator' else 'expired' end as ended_by,
      extract(epoch from clock_timestamp() - s.replaced_at)::float8 as replaced_seconds,
      (select max(generation) from session where family = s.family) as newest
    from session s join account a on a.id = s.account_id where s.refresh_hash = ${sha256(refresh)}`)
  const [row] = rows
  if (!row) return nothing
  if (row.dead) return { tokens: undefined, endedBy: row.ended_by ?? undefined }
  const late = row.replaced_seconds !== null && row.replaced_seconds > graceSeconds
  if (late || row.newest > row.generation + 1) {
    await endFamily(tx, family, 'replayed')
    return { tokens: undefined, endedBy: 'replayed' }
  }
  await tx.execute(sql`update session set replaced_at = coalesce(replaced_at, clock_timestamp()) where id = ${row.id}`)
  const descent = { family, generation: row.generation + 1, familyExpiresAt: row.family_expires_at }
  return { tokens: await openSession(tx, tenant, row.account_id, opening, descent) }
}

/** What ends sessions before their time. */
type Ending = Exclude<SessionEnd, 'expired'>

/** Lets nobody else renew or end what descends from a sign-in, until the transaction ends. */
async function holdFamily(tx: Transaction, family: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${family}, 8))`)
}

/**
 * Ends sessions of some people, and writes down what ended them. What had ended before keeps its reason. Whoever is just signing in, or
 * renewing, is waited for, and ended with the others.
 * @param accountIds whose @param which of their sessions, by a condition on `session`
 * @returns the sign-ins that they descend from
 */
export async function endSessions(
  tx: Transaction,
  accountIds: readonly string[],
  which: SQL,
  by: Ending,
): Promise<ReadonlySet<string>> {
  const accounts = sql`any(${sql.param(accountIds)}::bigint[])`
  await tx.execute(sql`select from account where id = ${accounts} order by id for update`)
  return await endWhere(tx, sql`account_id = ${accounts} and ${which}`, by)
}

/** Ends every session that descends from one sign-in. */
export async function endFamily(tx: Transaction, family: string, by: Ending): Promise<void> {
  await holdFamily(tx, family)
  await endWhere(tx, sql`family = ${family}`, by)
}

async function endWhere(tx: Transaction, which: SQL, by: Ending): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ family: string }>(sql`
    update session set revoked_at = clock_timestamp(), ended_by = ${by} where ${which} and revoked_at is null returning family`)
  return new Set(rows.map(({ family }) => family))
}
