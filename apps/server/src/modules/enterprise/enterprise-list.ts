import type { EnterpriseRow, PageRequest } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

/** Where enterprises are looked for. Those that turned out to be another are found under that one. */
export const enterpriseSource: ListSource = { table: sql`listed_enterprise e`, id: sql`e.id`, joins: [] }

/** A key of `m_enable_status`. */
export const stateOf = sql`case when e.enabled then '0' else '1' end`
export const isOwn = sql`e.merged_into is null`

export const enterpriseFields: SearchFields = {
  enterName: { sql: sql`e.name`, type: 'text', bigrams: true },
  socialNumber: { sql: sql`e.credit_code`, type: 'text' },
  enterType: { sql: sql`e.business_type`, type: 'key' },
  areaName: { sql: sql`e.area`, type: 'text' },
  areaCode: { sql: sql`e.area_code`, type: 'text' },
  address: { sql: sql`e.address`, type: 'text' },
  contactName: { sql: sql`e.contact_name`, type: 'text' },
  mobile: { sql: sql`e.mobile`, type: 'text' },
  onAccount: { sql: sql`e.on_account`, type: 'boolean' },
  state: { sql: stateOf, type: 'key' },
}

/** What a row of the list shows, under the alias `e`. */
export const enterpriseColumns = sql`e.id, e.name as "enterName", e.credit_code as "socialNumber", e.business_type as "enterType",
  e.area_code as "areaCode", e.area as "areaName", e.address, e.contact_name as "contactName", e.mobile, e.on_account as "onAccount",
  ${stateOf} as state, (select count(*)::int from enterprise_instrument x where x.enterprise_id = e.id) as "instrumentCount",
  (select count(*)::int from work_order x where x.enterprise_id = e.id) as "orderCount",
  (select max(x.bill_date)::text from work_order x where x.enterprise_id = e.id) as "lastOrderDate"`

export const enterprisePage = (tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<EnterpriseRow>> =>
  readPage<EnterpriseRow & Record<string, unknown>>(tx, {
    source: enterpriseSource,
    fields: enterpriseFields,
    request,
    reached: sql`${reachedBy(caller, 'enterprise')} and ${isOwn}`,
    columns: enterpriseColumns,
    from: sql`enterprise e`,
  })
