import type { columnSettingsCalls } from '@etalon/api/contract'
import { and, count, eq, ne, sql, tables } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'

const { columnSettings } = tables

/** More lists than anybody has: what is beyond was not made by a screen. */
const most = 200

export const columnSettingsHandlers: Handlers<typeof columnSettingsCalls> = {
  async submit({ tx, caller, body: { elementId, parameter } }) {
    const accountId = BigInt(caller.personId)
    const [kept] = await tx
      .select({ others: count() })
      .from(columnSettings)
      .where(and(eq(columnSettings.accountId, accountId), ne(columnSettings.elementId, elementId)))
    if ((kept?.others ?? 0) >= most) throw new Refusal(409, 'columns.too-many', { most })
    await tx
      .insert(columnSettings)
      .values({ tenantId: caller.tenant, accountId, elementId, parameter })
      .onConflictDoUpdate({
        target: [columnSettings.tenantId, columnSettings.accountId, columnSettings.elementId],
        set: { parameter, updatedAt: sql`clock_timestamp()` },
      })
    return true
  },
  async detail({ tx, caller, query }) {
    const [kept] = await tx
      .select({ elementId: columnSettings.elementId, parameter: columnSettings.parameter })
      .from(columnSettings)
      .where(and(eq(columnSettings.accountId, BigInt(caller.personId)), eq(columnSettings.elementId, query.elementId)))
    return kept ?? null
  },
}
