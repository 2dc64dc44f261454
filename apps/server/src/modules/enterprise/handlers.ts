import type { Enterprise, enterpriseCalls, Instrument, InstrumentKind } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { Refusal } from '../../refusal/index.ts'

const contains = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {
  async search({ tx, caller, query }) {
    const words = query.keyword
      ? sql`(e.name ilike ${contains(query.keyword)} or e.credit_code ilike ${contains(query.keyword)})`
      : sql`true`
    const { rows } = await tx.execute<Enterprise & Record<string, unknown>>(sql`
      select e.id, e.name as "enterName", e.credit_code as "socialNumber", e.business_type as "enterType", e.area as "areaName", e.address,
        e.contact_name as "contactName", e.mobile, e.on_account as "onAccount"
      from enterprise e where ${reachedBy(caller, 'enterprise')} and ${words} order by e.name collate "zh-x-icu", e.id limit 20`)
    return rows
  },
  async instruments({ tx, caller, query: { current = 1, size = 500, type }, body: { enterId, keyword } }) {
    const reached = await tx.execute(
      sql`select e.id from enterprise e where e.id = ${enterId} and ${reachedBy(caller, 'enterprise')}`,
    )
    if (reached.rows.length === 0) throw new Refusal(404, 'not-found')
    const words = keyword
      ? sql`(t.name ilike ${contains(keyword)} or t.model ilike ${contains(keyword)} or t.serial ilike ${contains(keyword)})`
      : sql`true`
    const able = type ? sql`${type} = any(k.ability_types)` : sql`true`
    const which = sql`from enterprise_instrument t join instrument_kind k on k.code = t.kind_code and k.tenant_id = t.tenant_id
      where t.enterprise_id = ${enterId} and ${words} and ${able}`
    const counted = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${which}`)
    const { rows } = await tx.execute<Instrument & Record<string, unknown>>(sql`
      select t.id, t.kind_code as "kindCode", t.name, k.name_en as "nameEn", t.model, t.serial, t.manufacturer, t.range, t.accuracy,
        k.ability_types as "abilityTypes", k.regulation, k.price::text as price
      ${which} order by t.name collate "zh-x-icu", t.serial, t.id limit ${size} offset ${(current - 1) * size}`)
    const total = counted.rows[0]?.total ?? 0
    return { records: rows, total, size, current, pages: Math.ceil(total / size) }
  },
  async kinds({ tx }) {
    const { rows } = await tx.execute<InstrumentKind & Record<string, unknown>>(sql`
      select code, name, name_en as "nameEn", range, unit, accuracy, mpe, regulation, technology_domain as "technologyDomain", ability_types as "abilityTypes",
        price::text as price
      from instrument_kind order by technology_domain, id`)
    return rows
  },
}
