import type { PageRequest, StandardRow } from '@etalon/api/contract'
import { sql, type Transaction, today } from '../../db/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../../search/index.ts'

/** Where the institute's measuring standards are looked for. */
export const standardSource: ListSource = { table: sql`listed_measuring_standard m`, id: sql`m.id`, joins: [] }

const isUsable = sql`m.device_state = '1' and m.valid_until >= ${today}`

export const standardFields: SearchFields = {
  name: { sql: sql`m.name`, type: 'text' },
  number: { sql: sql`m.number`, type: 'text' },
  range: { sql: sql`m.range`, type: 'text' },
  certificateNumber: { sql: sql`m.certificate_number`, type: 'text' },
  place: { sql: sql`m.place`, type: 'text' },
  technologyDomain: { sql: sql`m.technology_domain`, type: 'key' },
  state: { sql: sql`m.device_state`, type: 'key' },
  validUntil: { sql: sql`m.valid_until`, type: 'date' },
  etalonType: { sql: sql`m.etalon_type`, type: 'key' },
  grade: { sql: sql`m.grade`, type: 'key' },
  classify: { sql: sql`m.classify`, type: 'key' },
}

/**
 * What moves require (`standardProgression`): a certificate that counts today, and one that was made since the last repair. The last
 * calibration has to conform.
 */
export const standardFacts = sql`jsonb_build_object(
  'certificateValid', m.valid_until >= ${today}
    and coalesce((select x.result = '1' from standard_calibration x where x.standard_id = m.id order by x.id desc limit 1), true),
  'calibratedSinceRepair', m.repaired_on is null
    or exists (select from standard_calibration x where x.standard_id = m.id and x.result = '1' and x.calibrated_on >= m.repaired_on))`

/** What a row of the list shows, under the alias `m`. */
export const standardColumns = sql`m.id, m.name, m.name_en as "nameEn", m.number, m.range, m.accuracy, m.certificate_number as "certificateNumber",
  m.valid_until::text as "validUntil", m.device_state as "deviceState", m.technology_domain as "technologyDomain",
  m.expanded_uncertainty::text as "expandedUncertainty", m.coverage_factor::text as "coverageFactor", m.unit, (${isUsable}) as usable,
  jsonb_build_object('state', m.device_state, 'version', m.version, 'duties', m.duties, 'facts', ${standardFacts}) as standing,
  m.cycle, m.place, m.valid_until - ${today} as "daysLeft", m.etalon_type as "etalonType", m.grade, m.classify, m.imported`

export const standardPage = (tx: Transaction, request: PageRequest): Promise<Page<StandardRow>> =>
  readPage<StandardRow & Record<string, unknown>>(tx, {
    source: standardSource,
    fields: standardFields,
    request,
    reached: sql`true`,
    columns: standardColumns,
    from: sql`measuring_standard m`,
  })
