import { type Database, sql, type Transaction } from '../db/index.ts'

/** What an institute decides for itself: the parameter, and what holds where there is none. 1 is yes, anything else no. */
const decided = {
  tenantMode: { key: 'system.tenant-mode', usual: true },
  sso: { key: 'system.sso', usual: false },
  upload: { key: 'system.upload', usual: true },
  smsRequired: { key: 'system.sms-required', usual: false },
} as const

/** What an institute decides for itself. */
export type Decisions = Readonly<Record<keyof typeof decided, boolean>>

/** The parameter by which codes from text messages are required. */
export const smsRequiredKey = decided.smsRequired.key
/** Whether a parameter's value says yes. */
export const saysYes = (value: string) => value.trim() === '1'

/** What the institute of a transaction decided. */
export async function decisionsWithin(tx: Transaction): Promise<Decisions> {
  const { rows } = await tx.execute<{ key: string; value: string }>(
    sql`select key, value from parameter where key like 'system.%'`,
  )
  const told = new Map(rows.map(({ key, value }) => [key, value]))
  const say = (name: keyof Decisions) => {
    const value = told.get(decided[name].key)
    return value === undefined ? decided[name].usual : saysYes(value)
  }
  return { tenantMode: say('tenantMode'), sso: say('sso'), upload: say('upload'), smsRequired: say('smsRequired') }
}

/** What an institute decided; of a tenant that nobody has, what is usual. */
export async function decisionsOf(database: Database, tenant: string): Promise<Decisions> {
  if (await database.isTenant(tenant)) return await database.within(tenant, decisionsWithin)
  const { tenantMode, sso, upload, smsRequired } = decided
  return { tenantMode: tenantMode.usual, sso: sso.usual, upload: upload.usual, smsRequired: smsRequired.usual }
}
