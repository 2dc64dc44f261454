import { type DatabaseSource, isDatabaseSource } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { Refusal } from '../../refusal/index.ts'

/** Of the newest record that the same tester made in the same place of work. */
const last = (
  value: SQL,
) => sql`(select ${value} from item x where x.tester_id = i.tester_id and x.technology_domain = i.technology_domain
  and x.id <> i.id and x.record is not null order by x.performed_on desc nulls last, x.id desc limit 1)`

/** What each source says, of the item `i`. */
const sources: Readonly<Record<DatabaseSource, SQL>> = {
  'sample.model': sql`s.model`,
  'sample.serial': sql`s.serial`,
  'sample.manufacturer': sql`s.manufacturer`,
  'sample.range': sql`s.range`,
  'sample.accuracy': sql`s.accuracy`,
  'enterprise.name': sql`e.name`,
  'order.number': sql`o.order_no`,
  'order.applicant': sql`o.applicant`,
  'last.temperature': last(sql`x.record->'typed'->'conditions'->>'temperature'`),
  'last.humidity': last(sql`x.record->'typed'->'conditions'->>'humidity'`),
  'last.place': last(sql`x.record->'typed'->>'place'`),
}

/** What the institute's own database says of a piece of work; empty where it says nothing. @throws {Refusal} 404 for a source that is none */
export async function storedValue(tx: Transaction, itemId: string, source: string): Promise<string> {
  if (!isDatabaseSource(source)) throw new Refusal(404, 'not-found')
  const { rows } = await tx.execute<{ value: string | null }>(sql`
    select ${sources[source]} as value from item i join sample s on s.id = i.sample_id join work_order o on o.id = i.order_id
      join enterprise e on e.id = o.enterprise_id where i.id = ${itemId}`)
  return rows[0]?.value ?? ''
}
