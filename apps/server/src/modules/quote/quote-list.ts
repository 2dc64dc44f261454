import type { QuoteRow } from '@etalon/api/contract'
import { quoteProgression } from '@etalon/api/domain'
import { sql, today } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { officeList } from '../../resource/index.ts'
import type { ListSource, SearchFields } from '../../search/index.ts'
import type { OfficeTable } from '../../workflow/index.ts'

/** The order that was registered by it, unless that is void. */
export const orderOfQuote = sql`(select jsonb_build_object('id', x.id::text, 'orderNo', x.order_no) from work_order x
  where x.quote_id = q.id and x.state <> '0' order by x.id limit 1)`

/** A key of `quote_status`: 100 for what was audited, holds today, was not replaced, and has no order yet. */
export const quoteStatus = sql`case when q.state = '300' and q.valid_until >= ${today} and q.replaced_by_id is null
  and not exists (select from work_order x where x.quote_id = q.id and x.state <> '0') then '100' else '200' end`

export const quoteTable: OfficeTable = {
  kind: 'quote',
  table: sql`quote`,
  from: sql`quote q`,
  id: sql`q.id`,
  standing: sql`q.state, q.version, q.duties`,
  facts: sql`jsonb_build_object('inDate', q.valid_until >= ${today})`,
  progression: quoteProgression,
}

/** Where quotes are looked for. */
export const quoteSource: ListSource = {
  table: sql`listed_quote q`,
  id: sql`q.id`,
  joins: [
    { alias: 'e', join: sql`join listed_enterprise e on e.id = q.enterprise_id` },
    { alias: 'creator', join: sql`join account creator on creator.id = q.created_by` },
  ],
}

export const quoteFields: SearchFields = {
  quoteNo: { sql: sql`q.quote_no`, type: 'text', begins: 'BJ' },
  enterName: {
    sql: sql`e.name`,
    type: 'text',
    bigrams: true,
    named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`q.enterprise_id` },
  },
  enterId: { sql: sql`q.enterprise_id`, type: 'id' },
  state: { sql: sql`q.state`, type: 'key' },
  quoteStatus: { sql: quoteStatus, type: 'key', sortable: false },
  discountType: { sql: sql`q.discount_type`, type: 'key' },
  validUntil: { sql: sql`q.valid_until`, type: 'date' },
  amount: { sql: sql`q.amount`, type: 'number' },
  createStaffName: {
    sql: sql`creator.name`,
    alias: sql`creator.name_en`,
    type: 'text',
    named: { table: sql`account`, name: sql`name`, alias: sql`name_en`, key: sql`q.created_by` },
  },
  createDate: { sql: sql`day_at_institute(q.created_at)`, type: 'date' },
}

const momentText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)

const columns = sql`q.id, q.quote_no as "quoteNo", q.enterprise_id as "enterId", e.name as "enterName", q.discount_type as "discountType",
  ${quoteStatus} as "quoteStatus", q.valid_until::text as "validUntil",
  (select count(*)::int from quote_line x where x.quote_id = q.id) as "lineCount", q.gross::text, q.amount::text,
  creator.name as "createStaffName", day_at_institute(q.created_at)::text as "createDate", q.accepted_by_name as "acceptedByName",
  to_char(q.accepted_at at time zone 'UTC', ${momentText}) as "acceptedAt", ${orderOfQuote} as "order",
  jsonb_build_object('state', q.state, 'version', q.version, 'duties', q.duties, 'facts', ${quoteTable.facts}) as standing`
const tables = sql`quote q join enterprise e on e.id = q.enterprise_id join account creator on creator.id = q.created_by`

/** The list of quotes. */
export const quotes = officeList<QuoteRow>({
  source: quoteSource,
  fields: quoteFields,
  reached: (caller) => reachedBy(caller, 'quote'),
  columns,
  from: tables,
})
