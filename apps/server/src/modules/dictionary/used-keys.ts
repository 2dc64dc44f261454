import { type DictionaryCode, isKeyOf, isOpenDictionary, isOwnKey, type OpenDictionary } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'

/** Where records hold a key of each dictionary that an institute may add to. */
const heldBy: Readonly<Record<OpenDictionary, (key: string) => readonly SQL[]>> = {
  technology_domain_type: (key) => [
    sql`instrument_kind where technology_domain = ${key}`,
    sql`department_ability where technology_domain = ${key}`,
    sql`staff_qualification where technology_domain = ${key}`,
    sql`measuring_standard where technology_domain = ${key}`,
    sql`item where technology_domain = ${key}`,
  ],
  VERIFICATION_CYCLE: (key) => [
    sql`instrument_kind where cycle_months = ${key}`,
    sql`measuring_standard where cycle = ${key}`,
    sql`enterprise_instrument where own_cycle = ${key}`,
  ],
  discount_type: (key) => [sql`settlement_line where discounts @> ${JSON.stringify([{ type: key }])}::jsonb`],
  reduction_type: (key) => [sql`settlement_line where reductions @> ${JSON.stringify([{ type: key }])}::jsonb`],
  charge_type: (key) => [sql`charge_record where charge_type = ${key}`],
  INCOME_SOURCE: (key) => [sql`charge_record where income_source = ${key}`],
  INVOICE_TYPE: (key) => [sql`invoice where invoice_type = ${key}`],
  business_type: (key) => [sql`enterprise where business_type = ${key}`],
  education_type: (key) => [sql`staff_record where education_type = ${key}`],
  dutyid_type: (key) => [sql`staff_record where dutyid_type = ${key}`],
  titlepost_type: (key) => [sql`staff_record where titlepost_type = ${key}`],
  ethnic_type: (key) => [sql`staff_record where ethnic_type = ${key}`],
  acceptance_material: (key) => [sql`sample where ${key} = any (materials)`],
  STAFF_CERTIFICATE_LEVEL: (key) => [sql`staff_qualification where level = ${key}`],
}

/**
 * Whether a dictionary has a key: the specification's, or the institute's own. One of its own is held until the transaction ends, so that
 * nobody takes it away while a record that names it is written.
 */
export async function knowsKey(tx: Transaction, code: DictionaryCode, key: string): Promise<boolean> {
  if (isKeyOf(code, key)) return true
  if (!isOpenDictionary(code) || !isOwnKey(code, key)) return false
  const { rows } = await tx.execute(
    sql`select id from dictionary where not business and code = ${code} and dict_key = ${key} for key share`,
  )
  return rows.length > 0
}

/** @throws {Refusal} 409 where a record names the key, which was taken away in this transaction */
export async function refuseUsed(tx: Transaction, code: string, key: string): Promise<void> {
  if (!isOpenDictionary(code)) return
  const places = heldBy[code](key).map((place) => sql`exists (select from ${place})`)
  const { rows } = await tx.execute<{ held: boolean }>(sql`select ${sql.join(places, sql` or `)} as held`)
  if (rows[0]?.held) throw new Refusal(409, 'dictionary.key-used', { key })
}
