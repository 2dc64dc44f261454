import type { ColumnSettings, columnSettingsCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'
import { Refusal } from '../../refusal/index.ts'

/** More lists than anybody has: what is beyond was not made by a screen. */
const most = 200

export const columnSettingsHandlers: Handlers<typeof columnSettingsCalls> = {
  async submit({ tx, caller, body: { elementId, parameter } }) {
    const { rows } = await tx.execute<{ others: number }>(sql`
      select count(*)::int as others from column_settings where account_id = ${caller.personId} and element_id <> ${elementId}`)
    if ((rows[0]?.others ?? 0) >= most) throw new Refusal(409, 'columns.too-many', { most })
    await tx.execute(sql`
      insert into column_settings (tenant_id, account_id, element_id, parameter)
      values (${caller.tenant}, ${caller.personId}, ${elementId}, ${parameter})
      on conflict (tenant_id, account_id, element_id)
      do update set parameter = excluded.parameter, updated_at = clock_timestamp()`)
    return true
  },
  async detail({ tx, caller, query }) {
    const { rows } = await tx.execute<ColumnSettings & Record<string, unknown>>(sql`
      select element_id as "elementId", parameter from column_settings
      where account_id = ${caller.personId} and element_id = ${query.elementId}`)
    return rows[0] ?? null
  },
}
