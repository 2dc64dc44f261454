import type { SystemConfigAnswer, systemCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'

/** What an institute decides for itself: the parameter, and what holds where there is none. 1 is yes, anything else no. */
const decided = {
  tenantMode: { key: 'system.tenant-mode', usual: true },
  sso: { key: 'system.sso', usual: false },
  upload: { key: 'system.upload', usual: true },
  smsRequired: { key: 'system.sms-required', usual: false },
} as const
type Decision = keyof typeof decided

/** Seconds after which a token is renewed at the latest (section 9), and the part of its life after which it is where that is shorter. */
const longestTokenTime = 3000
const partOfLife = 5 / 6

interface Needs {
  /** Whose institute it is where nobody says so. */
  readonly defaultTenant: string
  readonly accessSeconds: number
}

/** What an institute decided. */
export async function decisionsOf(database: Database, tenant: string): Promise<Readonly<Record<Decision, boolean>>> {
  const told = new Map<string, string>()
  if (await database.isTenant(tenant)) {
    const { rows } = await database.within(tenant, (tx) =>
      tx.execute<{ key: string; value: string }>(sql`select key, value from parameter where key like 'system.%'`),
    )
    for (const { key, value } of rows) told.set(key, value)
  }
  const say = (name: Decision) => {
    const value = told.get(decided[name].key)
    return value === undefined ? decided[name].usual : value.trim() === '1'
  }
  return { tenantMode: say('tenantMode'), sso: say('sso'), upload: say('upload'), smsRequired: say('smsRequired') }
}

/** How the system is set up, for whoever asks before signing in. */
export function systemHandlers({ defaultTenant, accessSeconds }: Needs): Handlers<typeof systemCalls> {
  const decisions = (database: Database, tenantId: string | undefined) => decisionsOf(database, tenantId ?? defaultTenant)
  const tokenTime = Math.max(1, Math.min(longestTokenTime, Math.floor(accessSeconds * partOfLife)))
  return {
    async config({ body, database }): Promise<SystemConfigAnswer> {
      // Whether there are several institutes is no matter of one of them.
      const { tenantMode } = await decisions(database, undefined)
      return { ...(await decisions(database, body.tenantId)), tenantMode, tokenTime }
    },
    smsRequired: async ({ query, database }) => (await decisions(database, query.tenantId)).smsRequired,
    uploadAllowed: async ({ query, database }) => (await decisions(database, query.tenantId)).upload,
  }
}
