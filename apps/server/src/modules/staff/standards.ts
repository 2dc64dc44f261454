import type { MeasuringStandard } from '@etalon/api/contract'
import { type SQL, sql, type Transaction, today } from '../../db/index.ts'

/** What a record keeps of a measuring standard, as a row names it. */
export interface StandardRow extends Record<string, unknown> {
  id: string
  name: string
  name_en: string
  number: string
  range: string
  accuracy: string
  certificate_number: string
  valid_until: string
  expanded_uncertainty: string | null
  coverage_factor: string | null
  usable: boolean
}

interface Row extends StandardRow {
  device_state: string
  technology_domain: string
  unit: string
}

export async function selectStandards(tx: Transaction, tail: SQL): Promise<MeasuringStandard[]> {
  const { rows } = await tx.execute<Row>(sql`
    select m.id, m.name, m.name_en, m.number, m.range, m.accuracy, m.certificate_number, m.valid_until::text, m.device_state, m.technology_domain,
      m.expanded_uncertainty::text, m.coverage_factor::text, m.unit,
      (m.device_state = '1' and m.valid_until >= ${today}) as usable
    from measuring_standard m ${tail}`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nameEn: row.name_en,
    number: row.number,
    range: row.range,
    accuracy: row.accuracy,
    certificateNumber: row.certificate_number,
    validUntil: row.valid_until,
    deviceState: row.device_state,
    technologyDomain: row.technology_domain,
    expandedUncertainty: row.expanded_uncertainty,
    coverageFactor: row.coverage_factor,
    unit: row.unit,
    usable: row.usable,
  }))
}

/** So many of the newest items tell with what a kind of instrument is measured. */
const remembered = 500

/**
 * Measuring standards of a domain; those that may be used today first, and of these the ones by which instruments of that kind were
 * measured last: a domain has dozens, and a tester takes the same one or two every day.
 */
export const standardsFor = (tx: Transaction, domain: string, kindCode: string): Promise<MeasuringStandard[]> =>
  selectStandards(
    tx,
    sql`left join (
        select chosen.id, count(*) as times
        from (select s.kind_code, i.record from item i join sample s on s.id = i.sample_id order by i.id desc limit ${remembered}) last,
          jsonb_array_elements_text(last.record->'typed'->'standardIds') chosen(id)
        where last.kind_code = ${kindCode} and last.record is not null
        group by chosen.id
      ) used on used.id = m.id::text
      where m.technology_domain = ${domain} order by usable desc, coalesce(used.times, 0) desc, m.id`,
  )
