import { type KnownParameterKey, knownParameters, saysYes } from '@etalon/api/domain'
import { type Database, sql, type Transaction } from '../db/index.ts'

/** What an institute decides for itself, by the keys of the parameters that say it. */
const decided = {
  tenantMode: 'system.tenant-mode',
  sso: 'system.sso',
  upload: 'system.upload',
  smsRequired: 'system.sms-required',
} as const satisfies Record<string, KnownParameterKey>

type DecisionKey = (typeof decided)[keyof typeof decided]

/** What holds where an institute says nothing. */
const usual = new Map<string, boolean>(
  knownParameters.flatMap((one) => (one.kind === 'decision' ? [[one.key, one.usual] as const] : [])),
)

/** What an institute decides for itself. */
export type Decisions = Readonly<Record<keyof typeof decided, boolean>>

/** The parameter by which codes from text messages are required. */
export const smsRequiredKey: DecisionKey = decided.smsRequired

/** What the institute of a transaction decided. */
export async function decisionsWithin(tx: Transaction): Promise<Decisions> {
  const { rows } = await tx.execute<{ key: string; value: string }>(
    sql`select key, value from parameter where key like 'system.%'`,
  )
  const told = new Map(rows.map(({ key, value }) => [key, value]))
  return decisionsBy((key) => told.get(key))
}

/** What an institute decided; of a tenant that nobody has, what is usual. */
export async function decisionsOf(database: Database, tenant: string): Promise<Decisions> {
  if (await database.isTenant(tenant)) return await database.within(tenant, decisionsWithin)
  return decisionsBy(() => undefined)
}

function decisionsBy(said: (key: string) => string | undefined): Decisions {
  const say = (name: keyof typeof decided) => {
    const value = said(decided[name])
    return value === undefined ? usual.get(decided[name]) === true : saysYes(value)
  }
  return { tenantMode: say('tenantMode'), sso: say('sso'), upload: say('upload'), smsRequired: say('smsRequired') }
}
