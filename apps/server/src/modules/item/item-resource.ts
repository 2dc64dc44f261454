import type { ItemRow } from '@etalon/api/contract'
import { sql } from '../../db/index.ts'
import { defineResource } from '../../resource/index.ts'
import { itemTable } from '../../workflow/index.ts'

interface Row extends Record<string, unknown> {
  item_no: string
  order_id: string
  order_no: string
  sample_id: string
  sample_no: string | null
  enter_name: string
  name: string
  model: string
  serial: string
  kind_code: string
  ability_type: string
  technology_domain: string
  regulation: string
  dept_name: string | null
  tester_name: string | null
  group_name: string | null
  group_name_en: string | null
  hope_test_date: string | null
  report_id: string | null
}

export const itemResource = defineResource<Row, ItemRow>({
  workflow: itemTable,
  joins: sql`left join department dept on dept.id = i.department_id left join account tester on tester.id = i.tester_id`,
  columns: sql`i.item_no, o.id as order_id, o.order_no, s.id as sample_id, s.sample_no, e.name as enter_name, s.name, s.model, s.serial, s.kind_code,
    i.ability_type, i.technology_domain, i.regulation, dept.name as dept_name, tester.name as tester_name, (select g.name from work_group g where g.id = i.group_id) as group_name,
    (select g.name_en from work_group g where g.id = i.group_id) as group_name_en, o.hope_test_date::text,
    (select r.id from report r where r.item_id = i.id order by r.id desc limit 1) as report_id`,
  fields: {
    itemNo: { sql: sql`i.item_no`, type: 'text', begins: 'XM' },
    orderNo: { sql: sql`o.order_no`, type: 'text', begins: 'WT' },
    sampleNo: { sql: sql`s.sample_no`, type: 'text', begins: 'YP', nullable: true },
    enterName: {
      sql: sql`e.name`,
      type: 'text',
      bigrams: true,
      named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`o.enterprise_id` },
    },
    instrumentName: { sql: sql`s.name`, type: 'text', bigrams: true, beside: sql`i.instrument_name` },
    model: { sql: sql`s.model`, type: 'text' },
    serial: { sql: sql`s.serial`, type: 'text', fourgrams: true },
    state: { sql: sql`i.state`, type: 'key' },
    abilityType: { sql: sql`i.ability_type`, type: 'key' },
    technologyDomain: { sql: sql`i.technology_domain`, type: 'key' },
    regulation: { sql: sql`i.regulation`, type: 'text' },
    deptName: {
      sql: sql`dept.name`,
      type: 'text',
      nullable: true,
      named: { table: sql`department`, name: sql`name`, key: sql`i.department_id` },
    },
    testerName: {
      sql: sql`tester.name`,
      alias: sql`tester.name_en`,
      type: 'text',
      nullable: true,
      named: { table: sql`account`, name: sql`name`, alias: sql`name_en`, key: sql`i.tester_id` },
    },
    testerId: { sql: sql`i.tester_id`, type: 'id', sortable: false, staffOnly: true },
    orderState: { sql: sql`o.state`, type: 'key', sortable: false },
    hopeTestDate: { sql: sql`o.hope_test_date`, type: 'date', nullable: true },
    // What statistics ask, whose files are made of this list.
    area: { sql: sql`e.area`, type: 'text', sortable: false, staffOnly: true },
    testerOrNobody: { sql: sql`coalesce(i.tester_id, 0)`, type: 'id', sortable: false, staffOnly: true },
    billDate: { sql: sql`o.bill_date`, type: 'date', staffOnly: true },
    amount: { sql: sql`i.price`, type: 'number', staffOnly: true },
  },
  present: (row, standing) => ({
    id: row.id,
    itemNo: row.item_no,
    standing,
    orderId: row.order_id,
    orderNo: row.order_no,
    sampleId: row.sample_id,
    sampleNo: row.sample_no,
    enterName: row.enter_name,
    instrumentName: row.name,
    model: row.model,
    serial: row.serial,
    kindCode: row.kind_code,
    abilityType: row.ability_type,
    technologyDomain: row.technology_domain,
    regulation: row.regulation,
    deptName: row.dept_name,
    testerName: row.tester_name,
    groupName: row.group_name,
    groupNameEn: row.group_name_en,
    hopeTestDate: row.hope_test_date,
    reportId: row.report_id,
  }),
})
