import type { submissionCalls } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'

export const submissionHandlers: Handlers<typeof submissionCalls> = {
  async outcome({ tx, caller, query }) {
    const { rows } = await tx.execute(
      sql`select from idempotency where account_id = ${caller.personId} and key = ${query.key} and created_at > clock_timestamp() - interval '24 hours'`,
    )
    return { made: rows.length > 0 }
  },
}
