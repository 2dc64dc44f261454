import { type Call, contract, type ExportedResource } from '@etalon/api/contract'
import { type DictionaryCode, ownStates } from '@etalon/api/domain'
import { type SQL, sql, today } from '../../db/index.ts'
import { type Policy, policies, type RecordKind } from '../../policies/index.ts'
import type { Language } from '../../refusal/index.ts'
import { listSources } from '../../resource/index.ts'
import type { ListSource, SearchFields } from '../../search/index.ts'
import type { CellKind } from '../../spreadsheet/index.ts'
import { contractFields, contractSource, countsToday, usedOf } from '../contract/contract-list.ts'
import { enterpriseFields, enterpriseSource, isOwn, stateOf } from '../enterprise/enterprise-list.ts'
import { itemResource } from '../item/item-resource.ts'
import { cycleThatCounts, ledgerFields, ledgerSource } from '../ledger/ledger-list.ts'
import { orderResource } from '../order/order-resource.ts'
import { quoteFields, quoteSource, quoteStatus } from '../quote/quote-list.ts'
import { reportResource } from '../report/report-resource.ts'
import { sampleResource } from '../sample/sample-resource.ts'
import { owedOf, settlementFields, settlementSource } from '../settlement/settlement-list.ts'

/** A column that a file can have. */
export interface ExportColumn {
  /** Its value as text. */
  readonly sql: SQL
  readonly kind: CellKind
  /** What its keys are called: by a dictionary, or by words of our own. @default its values are shown as they are */
  readonly labels?: DictionaryCode | Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** Its value is several keys with commas between them. @default false */
  readonly several?: true
  /** Customers are told nothing of it. @default false */
  readonly staffOnly?: true
}

/** A list that can be taken out as a file. */
export interface ExportSource {
  readonly list: ListSource
  /** By which it is decided which rows somebody reaches. */
  readonly about: RecordKind
  /** What holds of every row of the list. @default nothing */
  readonly always?: SQL
  readonly fields: SearchFields
  /** Whoever may read this list may take it out, and nobody else. */
  readonly call: Call
  readonly policy: Policy
  readonly columns: Readonly<Record<string, ExportColumn>>
}

const text = (value: SQL): ExportColumn => ({ sql: value, kind: 'text' })
const number = (value: SQL): ExportColumn => ({ sql: sql`(${value})::text`, kind: 'number' })
const day = (value: SQL): ExportColumn => ({ sql: sql`to_char(${value}, 'YYYY-MM-DD')`, kind: 'day' })
const moment = (value: SQL): ExportColumn => ({
  sql: sql`to_char(${value} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`,
  kind: 'moment',
})
const key = (value: SQL, labels: NonNullable<ExportColumn['labels']>): ExportColumn => ({ sql: value, kind: 'text', labels })

const wordsOf = (states: Readonly<Record<string, Readonly<Record<Language, string>>>>) => ({
  zh: Object.fromEntries(Object.entries(states).map(([name, { zh }]) => [name, zh])),
  en: Object.fromEntries(Object.entries(states).map(([name, { en }]) => [name, en])),
})

const conditions = {
  zh: { intact: '完好', scratched: '有划痕', damaged: '有损伤', incomplete: '缺件' },
  en: { intact: 'Intact', scratched: 'Scratched', damaged: 'Damaged', incomplete: 'Incomplete' },
}

const contractStates = wordsOf(ownStates.contract_examine_status)
const validities = {
  zh: { valid: '有效', withdrawn: '已撤回', replaced: '已被替换' },
  en: { valid: 'Valid', withdrawn: 'Withdrawn', replaced: 'Replaced' },
}

const itemsOf = sql`(select count(*) from item x where x.order_id = o.id and x.state <> '0')`
const itemsDoneOf = sql`(select count(*) from item x where x.order_id = o.id and x.state = '600')`

/** Each list with the columns that its file can have, by the properties that its rows have on the screen. */
export const exportSources: Readonly<Record<ExportedResource, ExportSource>> = {
  order: {
    list: listSources.order,
    about: 'order',
    fields: orderResource.source.fields,
    call: contract.order.page,
    policy: policies.order.page,
    columns: {
      orderNo: text(sql`o.order_no`),
      enterName: text(sql`e.name`),
      state: key(sql`o.state`, 'order_status'),
      serviceType: key(sql`o.service_type`, 'SERVICE_TYPE'),
      applicant: text(sql`o.applicant`),
      mobile: text(sql`o.mobile`),
      billDate: day(sql`o.bill_date`),
      hopeTestDate: day(sql`o.hope_test_date`),
      sampleCount: number(sql`(select count(*) from sample x where x.order_id = o.id)`),
      itemCount: number(itemsOf),
      itemsDone: number(itemsDoneOf),
      progress: text(sql`${itemsDoneOf} || '/' || ${itemsOf}`),
      amount: number(sql`o.amount`),
      createStaffName: text(sql`creator.name`),
      createTime: moment(sql`o.created_at`),
    },
  },
  sample: {
    list: listSources.sample,
    about: 'sample',
    fields: sampleResource.source.fields,
    call: contract.sample.page,
    policy: policies.sample.page,
    columns: {
      sampleNo: text(sql`s.sample_no`),
      orderNo: text(sql`o.order_no`),
      enterName: text(sql`e.name`),
      name: text(sql`s.name`),
      model: text(sql`s.model`),
      serial: text(sql`s.serial`),
      label: text(sql`s.label`),
      state: key(sql`s.state`, 'sample_state'),
      condition: key(sql`s.condition`, conditions),
      materials: { ...key(sql`array_to_string(s.materials, ',')`, 'acceptance_material'), several: true },
      receivedByName: text(sql`receiver.name`),
      receivedAt: moment(sql`s.received_at`),
      holderName: { ...text(sql`holder.name`), staffOnly: true },
      place: { ...text(sql`s.place`), staffOnly: true },
      returnedAt: moment(sql`s.returned_at`),
    },
  },
  item: {
    list: listSources.item,
    about: 'item',
    fields: itemResource.source.fields,
    call: contract.item.page,
    policy: policies.item.page,
    columns: {
      itemNo: text(sql`i.item_no`),
      orderNo: text(sql`o.order_no`),
      sampleNo: text(sql`s.sample_no`),
      enterName: text(sql`e.name`),
      instrumentName: text(sql`s.name`),
      model: text(sql`s.model`),
      serial: text(sql`s.serial`),
      abilityType: key(sql`i.ability_type`, 'ability_type'),
      regulation: text(sql`i.regulation`),
      state: key(sql`i.state`, 'item_state'),
      deptName: text(sql`dept.name`),
      testerName: text(sql`tester.name`),
      hopeTestDate: day(sql`o.hope_test_date`),
      area: text(sql`e.area`),
      billDate: day(sql`o.bill_date`),
      amount: number(sql`i.price`),
    },
  },
  report: {
    list: listSources.report,
    about: 'report',
    fields: reportResource.source.fields,
    call: contract.report.page,
    policy: policies.report.page,
    columns: {
      reportNo: text(sql`r.report_no`),
      orderNo: text(sql`o.order_no`),
      itemNo: text(sql`i.item_no`),
      sampleNo: text(sql`s.sample_no`),
      enterName: text(sql`e.name`),
      instrumentName: text(sql`s.name`),
      model: text(sql`s.model`),
      serial: text(sql`s.serial`),
      abilityType: key(sql`i.ability_type`, 'ability_type'),
      state: key(sql`r.state`, 'report_state'),
      testerName: text(sql`tester.name`),
      certificateNumber: text(sql`c.number`),
      validity: key(sql`c.validity`, validities),
      issuedAt: moment(sql`c.issued_at`),
    },
  },
  enterprise: {
    list: enterpriseSource,
    about: 'enterprise',
    always: isOwn,
    fields: enterpriseFields,
    call: contract.enterprise.page,
    policy: policies.enterprise.page,
    columns: {
      enterName: text(sql`e.name`),
      socialNumber: text(sql`e.credit_code`),
      enterType: key(sql`e.business_type`, 'business_type'),
      areaName: text(sql`e.area`),
      address: text(sql`e.address`),
      contactName: text(sql`e.contact_name`),
      mobile: text(sql`e.mobile`),
      onAccount: key(sql`case when e.on_account then '1' else '0' end`, 'yes_no'),
      state: key(stateOf, 'm_enable_status'),
      instrumentCount: number(sql`(select count(*) from enterprise_instrument x where x.enterprise_id = e.id)`),
      orderCount: number(sql`(select count(*) from work_order x where x.enterprise_id = e.id)`),
      lastOrderDate: day(sql`(select max(x.bill_date) from work_order x where x.enterprise_id = e.id)`),
    },
  },
  ledger: {
    list: ledgerSource,
    about: 'enterprise',
    fields: ledgerFields,
    call: contract.ledger.page,
    policy: policies.ledger.page,
    columns: {
      enterName: text(sql`e.name`),
      contactName: text(sql`e.contact_name`),
      mobile: text(sql`e.mobile`),
      name: text(sql`t.name`),
      model: text(sql`t.model`),
      serial: text(sql`t.serial`),
      manufacturer: text(sql`t.manufacturer`),
      range: text(sql`t.range`),
      accuracy: text(sql`t.accuracy`),
      place: text(sql`t.place`),
      regulation: text(sql`k.regulation`),
      mandatoryMark: key(sql`k.mandatory_mark`, 'strong_inspection_mark'),
      deviceState: key(sql`t.device_state`, 'DEVICE_STATE'),
      cycle: key(cycleThatCounts, 'VERIFICATION_CYCLE'),
      lastTestedOn: day(sql`t.last_tested_on`),
      dueDate: day(sql`t.due_on`),
      daysLeft: number(sql`case when t.device_state = '1' then t.due_on - ${today} end`),
    },
  },
  quote: {
    list: quoteSource,
    about: 'quote',
    fields: quoteFields,
    call: contract.quote.page,
    policy: policies.quote.page,
    columns: {
      quoteNo: text(sql`q.quote_no`),
      enterName: text(sql`e.name`),
      state: key(sql`q.state`, 'quote_examine_status'),
      // Of one whose audit is not over nothing can be said yet, as the list shows.
      quoteStatus: key(sql`case when q.state = '300' then ${quoteStatus} else '' end`, 'quote_status'),
      discountType: key(sql`q.discount_type`, 'discountType'),
      lineCount: number(sql`(select count(*) from quote_line x where x.quote_id = q.id)`),
      gross: number(sql`q.gross`),
      amount: number(sql`q.amount`),
      validUntil: day(sql`q.valid_until`),
      acceptedByName: text(sql`q.accepted_by_name`),
      createStaffName: text(sql`creator.name`),
      createDate: day(sql`day_at_institute(q.created_at)`),
      order: text(sql`(select x.order_no from work_order x where x.quote_id = q.id and x.state <> '0' order by x.id limit 1)`),
    },
  },
  contract: {
    list: contractSource,
    about: 'contract',
    fields: contractFields,
    call: contract.contract.page,
    policy: policies.contract.page,
    columns: {
      contractNo: text(sql`t.contract_no`),
      name: text(sql`t.name`),
      enterName: text(sql`e.name`),
      contractType: key(sql`t.contract_type`, 'contract_type'),
      state: key(sql`t.state`, contractStates),
      counts: key(sql`case when ${countsToday} then '1' else '0' end`, 'yes_no'),
      validFrom: day(sql`t.valid_from`),
      validTo: day(sql`t.valid_to`),
      used: number(usedOf),
      createStaffName: text(sql`creator.name`),
      createDate: day(sql`day_at_institute(t.created_at)`),
    },
  },
  settlement: {
    list: settlementSource,
    about: 'settlement',
    fields: settlementFields,
    call: contract.settlement.page,
    policy: policies.settlement.page,
    columns: {
      settlementNo: text(sql`b.settlement_no`),
      orderNo: text(sql`b.order_nos`),
      enterName: text(sql`e.name`),
      state: key(sql`b.state`, 'OBJECT_STATE'),
      onAccount: key(sql`case when e.on_account then '1' else '0' end`, 'yes_no'),
      gross: number(sql`b.gross`),
      amount: number(sql`b.amount`),
      paid: number(sql`b.paid`),
      owed: number(sql`round(${owedOf}, 2)`),
      invoiced: number(sql`b.invoiced`),
      settledOn: day(sql`b.settled_on`),
      guaranteeUntil: day(sql`b.guarantee_until`),
      billDate: day(sql`o.bill_date`),
    },
  },
}
