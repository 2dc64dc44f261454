import type { staffCalls } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { hasWords } from '../../search/index.ts'
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
    return await selectStandards(
      tx,
      sql`where ${domain} and ${hasWords(sql`m.name`, query.keyword)} order by usable desc, m.id limit 200`,
    )
  },
}
