import type { ContractRow } from '@etalon/api/contract'
import { contractProgression } from '@etalon/api/domain'
import { sql, today } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { officeList } from '../../resource/index.ts'
import type { ListSource, SearchFields } from '../../search/index.ts'
import type { OfficeTable } from '../../workflow/index.ts'

/** Whether it is in force and today is one of its days. */
export const countsToday = sql`(t.state = '300' and t.valid_from <= ${today} and t.valid_to >= ${today})`

/** What moves require: days that are not over, the terms of its type, and no other contract of the enterprise for one of its days. */
const facts = sql`jsonb_build_object(
  'inDate', t.valid_to >= ${today},
  'termsGiven', case t.contract_type when '0' then exists (select from contract_price x where x.contract_id = t.id)
    when '1' then t.share is not null else t.package_sum is not null and t.package_items is not null end,
  'onlyOne', not exists (select from contract x where x.enterprise_id = t.enterprise_id and x.id <> t.id and x.state = '300'
    and daterange(x.valid_from, x.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')))`

export const contractTable: OfficeTable = {
  kind: 'contract',
  table: sql`contract`,
  from: sql`contract t`,
  id: sql`t.id`,
  standing: sql`t.state, t.version, t.duties`,
  facts,
  progression: contractProgression,
}

/** Where contracts are looked for. */
export const contractSource: ListSource = {
  table: sql`listed_contract t`,
  id: sql`t.id`,
  joins: [
    { alias: 'e', join: sql`join listed_enterprise e on e.id = t.enterprise_id` },
    { alias: 'creator', join: sql`join account creator on creator.id = t.created_by` },
  ],
}

export const contractFields: SearchFields = {
  contractNo: { sql: sql`t.contract_no`, type: 'text', begins: 'HT' },
  name: { sql: sql`t.name`, type: 'text' },
  enterName: {
    sql: sql`e.name`,
    type: 'text',
    bigrams: true,
    named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`t.enterprise_id` },
  },
  enterId: { sql: sql`t.enterprise_id`, type: 'id' },
  state: { sql: sql`t.state`, type: 'key' },
  contractType: { sql: sql`t.contract_type`, type: 'key' },
  counts: { sql: countsToday, type: 'boolean', sortable: false },
  validFrom: { sql: sql`t.valid_from`, type: 'date' },
  validTo: { sql: sql`t.valid_to`, type: 'date' },
  createStaffName: {
    sql: sql`creator.name`,
    alias: sql`creator.name_en`,
    type: 'text',
    named: { table: sql`account`, name: sql`name`, alias: sql`name_en`, key: sql`t.created_by` },
  },
}

/** How many items were settled by a package. */
export const usedOf = sql`(select count(*)::int from settlement_line x where x.contract_id = t.id)`

const columns = sql`t.id, t.contract_no as "contractNo", t.name, t.enterprise_id as "enterId", e.name as "enterName",
  t.contract_type as "contractType", t.valid_from::text as "validFrom", t.valid_to::text as "validTo", ${countsToday} as counts,
  ${usedOf} as used, creator.name as "createStaffName", day_at_institute(t.created_at)::text as "createDate",
  jsonb_build_object('state', t.state, 'version', t.version, 'duties', t.duties, 'facts', ${facts}) as standing`
const tables = sql`contract t join enterprise e on e.id = t.enterprise_id join account creator on creator.id = t.created_by`

/** The list of contracts. */
export const contracts = officeList<ContractRow>({
  source: contractSource,
  fields: contractFields,
  reached: (caller) => reachedBy(caller, 'contract'),
  columns,
  from: tables,
})
