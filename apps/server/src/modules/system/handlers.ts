import type { SystemConfigAnswer, systemCalls } from '@etalon/api/contract'
import type { Database } from '../../db/index.ts'
import { decisionsOf } from '../../decisions/index.ts'
import type { Handlers } from '../../http/index.ts'

/** Seconds after which a token is renewed at the latest (section 9), and the part of its life after which it is where that is shorter. */
const longestTokenTime = 3000
const partOfLife = 5 / 6

interface Needs {
  /** Whose institute it is where nobody says so. */
  readonly defaultTenant: string
  readonly accessSeconds: number
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
