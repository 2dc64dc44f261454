import type { RecordTemplate } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'

/** What of a template a record is made by. */
export type RecordFields = Pick<RecordTemplate, 'id' | 'version' | 'name' | 'nameEn' | 'fields'>

/** The template in use for a kind of instrument and an ability. */
export async function templateFor(tx: Transaction, kindCode: string, abilityType: string): Promise<RecordFields | undefined> {
  const { rows } = await tx.execute<RecordFields & Record<string, unknown>>(sql`
    select id::text, version, name, name_en as "nameEn", fields from record_template
    where kind_code = ${kindCode} and ability_type = ${abilityType} and status = '0'`)
  return rows[0]
}
