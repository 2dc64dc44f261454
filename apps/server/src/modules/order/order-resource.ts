import type { OrderRow } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import { defineResource } from '../../resource/index.ts'
import { orderTable } from '../../workflow/index.ts'

interface Row extends Record<string, unknown> {
  order_no: string
  enterprise_id: string
  enter_name: string
  bill_type: string
  service_type: string
  applicant: string
  mobile: string
  bill_date: string
  hope_test_date: string | null
  sample_count: number
  item_count: number
  items_done: number
  amount: string
  create_staff_name: string
  is_temp: boolean
  is_spot_back: boolean
}

export const orderResource = defineResource<Row, OrderRow>({
  workflow: orderTable,
  tellsCustomersWhy: true,
  joins: sql`join account creator on creator.id = o.created_by`,
  columns: sql`o.order_no, o.enterprise_id, e.name as enter_name, o.bill_type, o.service_type, o.applicant, o.mobile, o.bill_date::text, o.hope_test_date::text,
    (select count(*)::int from sample x where x.order_id = o.id) as sample_count,
    (select count(*)::int from item x where x.order_id = o.id and x.state <> '0') as item_count,
    (select count(*)::int from item x where x.order_id = o.id and x.state = '600') as items_done,
    o.amount::text, creator.name as create_staff_name, o.is_temp,
    exists (select from order_spot_back x where x.order_id = o.id) as is_spot_back`,
  fields: {
    orderNo: { sql: sql`o.order_no`, type: 'text', begins: 'WT' },
    enterName: {
      sql: sql`e.name`,
      type: 'text',
      bigrams: true,
      named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`o.enterprise_id` },
    },
    state: { sql: sql`o.state`, type: 'key' },
    billType: { sql: sql`o.bill_type`, type: 'key' },
    serviceType: { sql: sql`o.service_type`, type: 'key' },
    applicant: { sql: sql`o.applicant`, type: 'text', bigrams: true },
    mobile: { sql: sql`o.mobile`, type: 'text' },
    billDate: { sql: sql`o.bill_date`, type: 'date' },
    hopeTestDate: { sql: sql`o.hope_test_date`, type: 'date', nullable: true },
    amount: { sql: sql`o.amount`, type: 'number' },
    createStaffName: {
      sql: sql`creator.name`,
      alias: sql`creator.name_en`,
      type: 'text',
      named: { table: sql`account`, name: sql`name`, alias: sql`name_en`, key: sql`o.created_by` },
    },
    agent: { sql: sql`o.agent`, type: 'text', sortable: false },
    isTemp: { sql: sql`o.is_temp`, type: 'boolean', sortable: false },
    isSpotBack: { sql: sql`exists (select from order_spot_back x where x.order_id = o.id)`, type: 'boolean', sortable: false },
    createTime: { sql: sql`day_at_institute(o.created_at)`, type: 'date' },
  },
  present: (row, standing) => ({
    id: row.id,
    orderNo: row.order_no,
    standing,
    enterId: row.enterprise_id,
    enterName: row.enter_name,
    billType: row.bill_type,
    serviceType: row.service_type,
    applicant: row.applicant,
    mobile: row.mobile,
    billDate: row.bill_date,
    hopeTestDate: row.hope_test_date,
    sampleCount: row.sample_count,
    itemCount: row.item_count,
    itemsDone: row.items_done,
    amount: row.amount,
    createStaffName: row.create_staff_name,
    isTemp: row.is_temp,
    isSpotBack: row.is_spot_back,
  }),
})
