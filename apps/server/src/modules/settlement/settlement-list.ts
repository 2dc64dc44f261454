import type { SettlementRow } from '@etalon/api/contract'
import { settlementProgression } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { officeList } from '../../resource/index.ts'
import type { ListSource, SearchFields } from '../../search/index.ts'
import type { OfficeTable } from '../../workflow/index.ts'

/** What moves require; the sum and the day of a guarantee come with the request. */
const facts = sql`jsonb_build_object('sumAgrees', true, 'guaranteeUntilGiven', true, 'nothingPaid', b.paid = 0,
  'nothingInvoiced', b.invoiced = 0, 'chargeRecorded', b.paid = b.amount)`

export const settlementTable: OfficeTable = {
  kind: 'settlement',
  table: sql`settlement`,
  from: sql`settlement b`,
  id: sql`b.id`,
  standing: sql`b.state, b.version, b.duties`,
  facts,
  progression: settlementProgression,
}

/** What is still owed: nothing before it is settled, and nothing of what was cancelled. */
export const owedOf = sql`case when b.state in ('200', '300', '400') then b.amount - b.paid else 0 end`

/** What stands between the numbers of the orders of one settlement. */
export const orderNosBetween = '、'

/** Where settlements are looked for. */
export const settlementSource: ListSource = {
  table: sql`listed_settlement b`,
  id: sql`b.id`,
  joins: [
    { alias: 'o', join: sql`join listed_work_order o on o.id = b.order_id` },
    { alias: 'e', join: sql`join listed_enterprise e on e.id = b.enterprise_id` },
  ],
}

export const settlementFields: SearchFields = {
  settlementNo: { sql: sql`b.settlement_no`, type: 'text', begins: 'JS' },
  // Several numbers may stand in it: one is looked for wherever it stands.
  orderNo: { sql: sql`b.order_nos`, type: 'text', between: orderNosBetween },
  enterName: {
    sql: sql`e.name`,
    type: 'text',
    bigrams: true,
    named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`b.enterprise_id` },
  },
  enterId: { sql: sql`b.enterprise_id`, type: 'id' },
  state: { sql: sql`b.state`, type: 'key' },
  onAccount: { sql: sql`e.on_account`, type: 'boolean' },
  amount: { sql: sql`b.amount`, type: 'number' },
  paid: { sql: sql`b.paid`, type: 'number' },
  owed: { sql: owedOf, type: 'number' },
  invoiced: { sql: sql`b.invoiced`, type: 'number' },
  settledOn: { sql: sql`b.settled_on`, type: 'date', nullable: true },
  guaranteeUntil: { sql: sql`b.guarantee_until`, type: 'date', nullable: true },
  billDate: { sql: sql`o.bill_date`, type: 'date' },
  unfiled: {
    sql: sql`exists (select from charge_record c where c.settlement_id = b.id and c.status = '2')`,
    type: 'boolean',
    sortable: false,
  },
}

const columns = sql`b.id, b.settlement_no as "settlementNo", b.order_id as "orderId", b.order_nos as "orderNo",
  1 + (select count(*)::int from settlement x where x.joined_into = b.id) as "orderCount", b.enterprise_id as "enterId",
  e.name as "enterName", e.on_account as "onAccount", b.gross::text, b.amount::text, b.paid::text, round(${owedOf}, 2)::text as owed,
  b.invoiced::text, b.settled_on::text as "settledOn", b.guarantee_until::text as "guaranteeUntil", o.bill_date::text as "billDate",
  jsonb_build_object('state', b.state, 'version', b.version, 'duties', b.duties, 'facts', ${facts}) as standing`
const tables = sql`settlement b join work_order o on o.id = b.order_id join enterprise e on e.id = b.enterprise_id`

/** The list of settlements. */
export const settlements = officeList<SettlementRow>({
  source: settlementSource,
  fields: settlementFields,
  reached: (caller) => reachedBy(caller, 'settlement'),
  columns,
  from: tables,
})
