import type { ReportRow } from '@etalon/api/contract'
import { documentKindOf } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { defineResource } from '../../resource/index.ts'
import type { Caller } from '../../session/index.ts'
import { reportTable } from '../../workflow/index.ts'
import { abilityTypeOf } from '../item/original-record.ts'

interface Row extends Record<string, unknown> {
  report_no: string
  order_id: string
  order_no: string
  sample_no: string | null
  item_id: string
  item_no: string
  enter_name: string
  name: string
  model: string
  serial: string
  ability_type: string
  failed: boolean
  /** What was issued, whatever was measured since. */
  issued_kind: ReportRow['documentKind'] | null
  tester_name: string | null
  certificate_number: string | null
  issued_at: string | null
  validity: string | null
  replaces_number: string | null
}

/**
 * Whether a person may see what came of a test. Results are released by issuing (ISO/IEC 17025:2017, 7.8.1.1): until then they are the
 * institute's own, and a customer sees only how far the work is.
 */
export const maySeeResults = (caller: Caller, certificateNumber: string | null): boolean =>
  caller.enterpriseId === null || certificateNumber !== null

export const reportResource = defineResource<Row, ReportRow>({
  workflow: reportTable,
  joins: sql`left join account tester on tester.id = r.tester_id left join certificate c on c.report_id = r.id
    left join certificate before on before.report_id = r.replaces_id`,
  columns: sql`r.report_no, o.id as order_id, o.order_no, s.sample_no, i.id as item_id, i.item_no, e.name as enter_name, s.name, s.model, s.serial, i.ability_type,
    coalesce(i.result->'evaluation'->>'verdict' = 'fail', false) as failed, c.kind as issued_kind, tester.name as tester_name, c.number as certificate_number,
    to_char(c.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as issued_at,
    c.validity, before.number as replaces_number`,
  fields: {
    reportNo: { sql: sql`r.report_no`, type: 'text', begins: 'BG' },
    orderNo: { sql: sql`o.order_no`, type: 'text', begins: 'WT' },
    itemNo: { sql: sql`i.item_no`, type: 'text', begins: 'XM' },
    sampleNo: { sql: sql`s.sample_no`, type: 'text', begins: 'YP', nullable: true },
    enterName: {
      sql: sql`e.name`,
      type: 'text',
      bigrams: true,
      named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`o.enterprise_id` },
    },
    instrumentName: { sql: sql`s.name`, type: 'text', bigrams: true },
    model: { sql: sql`s.model`, type: 'text' },
    serial: { sql: sql`s.serial`, type: 'text', fourgrams: true },
    state: { sql: sql`r.state`, type: 'key' },
    abilityType: { sql: sql`i.ability_type`, type: 'key' },
    testerName: {
      sql: sql`tester.name`,
      alias: sql`tester.name_en`,
      type: 'text',
      nullable: true,
      named: { table: sql`account`, name: sql`name`, alias: sql`name_en`, key: sql`r.tester_id` },
    },
    certificateNumber: { sql: sql`c.number`, type: 'text', nullable: true },
    issuedAt: { sql: sql`day_at_institute(c.issued_at)`, type: 'date', nullable: true },
    validity: { sql: sql`c.validity`, type: 'key', nullable: true, sortable: false },
  },
  present: (row, standing, caller) => ({
    id: row.id,
    reportNo: row.report_no,
    standing,
    orderId: row.order_id,
    orderNo: row.order_no,
    sampleNo: row.sample_no,
    itemId: row.item_id,
    itemNo: row.item_no,
    enterName: row.enter_name,
    instrumentName: row.name,
    model: row.model,
    serial: row.serial,
    abilityType: row.ability_type,
    documentKind:
      row.issued_kind ??
      documentKindOf(abilityTypeOf(row.ability_type), row.failed && maySeeResults(caller, row.certificate_number)),
    testerName: row.tester_name,
    certificateNumber: row.certificate_number,
    issuedAt: row.issued_at,
    validity: row.validity,
    replacesNumber: row.replaces_number,
  }),
})
