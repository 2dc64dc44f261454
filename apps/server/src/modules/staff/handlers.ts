import type { staffCalls } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { candidatesFor } from '../item/assignment.ts'
import { itemResource } from '../item/item-resource.ts'
import { selectStandards } from './standards.ts'

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
}
