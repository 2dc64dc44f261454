import type { staffCalls } from '@etalon/api/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../../http/index.ts'
import { compileSearch, type SearchFields } from '../../search/index.ts'
import { candidatesFor } from '../item/assignment.ts'
import { itemResource } from '../item/item-resource.ts'
import { selectStandards } from './standards.ts'

const standardFields: SearchFields = {
  name: { sql: sql`m.name`, type: 'text' },
  number: { sql: sql`m.number`, type: 'text' },
  technologyDomain: { sql: sql`m.technology_domain`, type: 'key' },
  deviceState: { sql: sql`m.device_state`, type: 'key' },
  validUntil: { sql: sql`m.valid_until`, type: 'date' },
}

export const staffHandlers: Handlers<typeof staffCalls> = {
  async candidates({ tx, caller, query, language }) {
    await itemResource.one(tx, caller, query.itemId)
    return await candidatesFor(tx, query.itemId, language)
  },
  async standards({ tx, query }) {
    const domain = query.technologyDomain === undefined ? sql`true` : sql`m.technology_domain = ${query.technologyDomain}`
    const words = query.keyword ? sql`m.name ilike ${`%${query.keyword.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
    return await selectStandards(tx, sql`where ${domain} and ${words} order by usable desc, m.id limit 200`)
  },
  async standardPage({ tx, body }) {
    const { where, orderBy } = compileSearch(standardFields, body, sql`m.id`)
    const { rows } = await tx.execute<{ total: number }>(
      sql`select count(*)::int as total from measuring_standard m where ${where}`,
    )
    const total = rows[0]?.total ?? 0
    const records = await selectStandards(
      tx,
      sql`where ${where} order by ${orderBy} limit ${body.size} offset ${(body.current - 1) * body.size}`,
    )
    return { records, total, size: body.size, current: body.current, pages: Math.ceil(total / body.size) }
  },
}
