import type { FoundSample } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { contains, type SearchField } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

/** Among more of them nobody chooses. */
const most = 20

/** What an instrument bears, as its list searches it. */
const serial: SearchField = { sql: sql`s.serial`, type: 'text', fourgrams: true }

/** What a label says, as it is kept: scanners and people write it in small letters too, and with blanks around. */
const numberOnLabel = (code: string): string => code.trim().toUpperCase()

async function samplesWhere(tx: Transaction, caller: Caller, condition: SQL): Promise<FoundSample[]> {
  const { rows } = await tx.execute<FoundSample & Record<string, unknown>>(sql`
    select s.id, s.sample_no as "sampleNo", s.name, s.model, s.serial, e.name as "enterName", o.order_no as "orderNo",
      to_char(s.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "receivedAt",
      to_char(s.returned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "returnedAt"
    from listed_sample s join listed_work_order o on o.id = s.order_id join listed_enterprise e on e.id = o.enterprise_id
    where ${condition} and ${reachedBy(caller, 'sample')} order by s.id desc limit ${most}`)
  return rows
}

/**
 * Finds samples by what their label says, else by what their instrument bears: its serial number.
 * @returns the newest first; one at least
 * @throws {Refusal} 404
 */
export async function findSamples(tx: Transaction, caller: Caller, code: string): Promise<{ samples: FoundSample[] }> {
  const number = numberOnLabel(code)
  const labelled = await samplesWhere(tx, caller, sql`s.sample_no = ${number}`)
  if (labelled.length > 0) return { samples: labelled }
  // What a serial number has in it has an index; which of them are the number itself is looked at where they stand.
  const has = contains(serial, code.trim(), true)
  const samples = await samplesWhere(tx, caller, sql`${has} and upper(s.serial) = ${number}`)
  if (samples.length === 0) throw new Refusal(404, 'sample.unknown-label', { code: number.slice(0, 32) })
  return { samples }
}
