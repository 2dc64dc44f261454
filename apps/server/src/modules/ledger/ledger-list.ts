import type { LedgerInstrument, PageRequest } from '@etalon/api/contract'
import { sql, type Transaction, today } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

const kind = sql`join instrument_kind k on k.code = t.kind_code and k.tenant_id = t.tenant_id`

/** Where the instruments of enterprises are looked for. */
export const ledgerSource: ListSource = {
  table: sql`listed_enterprise_instrument t`,
  id: sql`t.id`,
  joins: [
    { alias: 'e', join: sql`join listed_enterprise e on e.id = t.enterprise_id` },
    { alias: 'k', join: kind },
  ],
}

/** The cycle that counts: that of the regulation, unless the enterprise wants a shorter one. */
export const cycleThatCounts = sql`case when t.own_cycle <> '' and t.own_cycle::int < k.cycle_months::int then t.own_cycle else k.cycle_months end`

export const ledgerFields: SearchFields = {
  id: { sql: sql`t.id`, type: 'id' },
  enterId: { sql: sql`t.enterprise_id`, type: 'id' },
  enterName: {
    sql: sql`e.name`,
    type: 'text',
    bigrams: true,
    named: { table: sql`listed_enterprise`, name: sql`name`, key: sql`t.enterprise_id` },
  },
  name: { sql: sql`t.name`, type: 'text' },
  model: { sql: sql`t.model`, type: 'text' },
  serial: { sql: sql`t.serial`, type: 'text' },
  manufacturer: { sql: sql`t.manufacturer`, type: 'text' },
  place: { sql: sql`t.place`, type: 'text' },
  kindCode: { sql: sql`t.kind_code`, type: 'key' },
  deviceState: { sql: sql`t.device_state`, type: 'key' },
  mandatoryMark: { sql: sql`k.mandatory_mark`, type: 'key' },
  lastTestedOn: { sql: sql`t.last_tested_on`, type: 'date', nullable: true },
  dueDate: { sql: sql`t.due_on`, type: 'date', nullable: true },
}

export const ledgerPage = (tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<LedgerInstrument>> =>
  readPage<LedgerInstrument & Record<string, unknown>>(tx, {
    source: ledgerSource,
    fields: ledgerFields,
    request,
    reached: reachedBy(caller, 'enterprise'),
    columns: sql`t.id, t.version, t.enterprise_id as "enterId", e.name as "enterName", e.contact_name as "contactName", e.mobile,
      t.kind_code as "kindCode", t.name, k.name_en as "nameEn", t.model, t.serial, t.manufacturer, t.range, t.accuracy, k.regulation, t.place,
      t.device_state as "deviceState", t.own_cycle as "ownCycle", ${cycleThatCounts} as cycle, k.mandatory_mark as "mandatoryMark",
      t.last_tested_on::text as "lastTestedOn", t.due_on::text as "dueDate", t.due_on - ${today} as "daysLeft"`,
    from: sql`enterprise_instrument t join enterprise e on e.id = t.enterprise_id ${kind}`,
  })
