import type { LedgerRow } from '@etalon/api/contract'
import { cycleThatCounts, isKeyOf, isVerificationCycle, validUntil } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'

interface Kind extends Record<string, unknown> {
  readonly code: string
  readonly cycle_months: string
}

/** The last day on which a test of that day counts; null where nobody knows one, or none is periodic. */
export function dueOn(cycleOfKind: string, ownCycle: string, lastTestedOn: string | null): string | null {
  if (lastTestedOn === null || !isVerificationCycle(cycleOfKind)) return null
  return validUntil(lastTestedOn, cycleThatCounts(cycleOfKind, isVerificationCycle(ownCycle) ? ownCycle : undefined))
}

/** What tells instruments of one enterprise apart. */
const nameOf = ({ kindCode, serial }: Pick<LedgerRow, 'kindCode' | 'serial'>) => `${kindCode}|${serial.toUpperCase()}`

/**
 * Writes down instruments of one enterprise, all or none.
 * @throws {FieldRefusal} 400 naming the row and its field; {Refusal} 404 for an enterprise or a row that is not there, 409 where somebody
 *   changed a row since the version that was seen
 */
export async function keepLedger(
  tx: Transaction,
  caller: Caller,
  enterId: string,
  rows: readonly LedgerRow[],
): Promise<{ added: number; changed: number }> {
  // Those who write in one ledger take turns: nothing is written down twice.
  const held = await tx.execute<{ merged: boolean }>(
    sql`select merged_into is not null as merged from enterprise where id = ${enterId} for update`,
  )
  if (!held.rows[0]) throw new Refusal(404, 'not-found')
  if (held.rows[0].merged) throw new Refusal(409, 'enterprise.merged')
  const kinds = await tx.execute<Kind>(sql`select code, cycle_months from instrument_kind`)
  const cycleOf = new Map(kinds.rows.map(({ code, cycle_months }) => [code, cycle_months]))
  const known = await tx.execute<{ id: string; kindCode: string; serial: string }>(
    sql`select id, kind_code as "kindCode", serial from enterprise_instrument where enterprise_id = ${enterId}`,
  )
  const faults = faultsOf(rows, { cycleOf, cycles: await cyclesAmong(tx, rows), known: known.rows })
  if (faults.length > 0) throw new FieldRefusal(faults.slice(0, 20))
  let added = 0
  for (const row of rows) {
    const ownCycle = row.ownCycle ?? ''
    const last = row.lastTestedOn ?? null
    const due = dueOn(cycleOf.get(row.kindCode) ?? '', ownCycle, last)
    if (row.id === undefined) {
      added += 1
      await tx.execute(sql`
        insert into enterprise_instrument (tenant_id, enterprise_id, kind_code, name, model, serial, manufacturer, range, accuracy, place,
          device_state, own_cycle, last_tested_on, due_on)
        values (${caller.tenant}, ${enterId}, ${row.kindCode}, ${row.name}, ${row.model}, ${row.serial}, ${row.manufacturer}, ${row.range},
          ${row.accuracy}, ${row.place}, ${row.deviceState}, ${ownCycle}, ${last}, ${due})`)
    } else {
      const changed = await tx.execute(sql`
        update enterprise_instrument set version = version + 1, kind_code = ${row.kindCode}, name = ${row.name}, model = ${row.model}, serial = ${row.serial},
          manufacturer = ${row.manufacturer}, range = ${row.range}, accuracy = ${row.accuracy}, place = ${row.place},
          device_state = ${row.deviceState}, own_cycle = ${ownCycle}, last_tested_on = ${last}, due_on = ${due}
        where id = ${row.id} and version = ${row.version} returning id`)
      // The transaction takes back what was written of the others.
      if (!changed.rows[0]) throw new Refusal(409, 'edited-meanwhile')
    }
  }
  return { added, changed: rows.length - added }
}

/** The cycles of rows that the institute's dictionary has. */
async function cyclesAmong(tx: Transaction, rows: readonly LedgerRow[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const cycle of new Set(rows.flatMap(({ ownCycle }) => ownCycle || [])))
    if (await knowsKey(tx, 'VERIFICATION_CYCLE', cycle)) known.add(cycle)
  return known
}

interface LedgerFacts {
  readonly cycleOf: ReadonlyMap<string, string>
  readonly cycles: ReadonlySet<string>
  readonly known: readonly { readonly id: string; readonly kindCode: string; readonly serial: string }[]
}

function faultsOf(rows: readonly LedgerRow[], { cycleOf, cycles, known }: LedgerFacts): FieldFault[] {
  const isThere = new Set(known.map(({ id }) => id))
  const written = new Set(rows.flatMap(({ id }) => id ?? []))
  const taken = new Set(known.filter(({ id }) => !written.has(id)).map(nameOf))
  return rows.flatMap((row, place): FieldFault[] => {
    const at = (field: string) => `instruments.${place}.${field}`
    if (row.id !== undefined && !isThere.has(row.id)) throw new Refusal(404, 'not-found')
    if (row.id !== undefined && row.version === undefined) return [{ path: at('version'), key: 'field.required' }]
    if (!cycleOf.has(row.kindCode)) return [{ path: at('kindCode'), key: 'field.invalid' }]
    if (!isKeyOf('DEVICE_STATE', row.deviceState)) return [{ path: at('deviceState'), key: 'field.invalid' }]
    if (row.ownCycle && !cycles.has(row.ownCycle)) return [{ path: at('ownCycle'), key: 'field.invalid' }]
    const name = nameOf(row)
    if (taken.has(name)) return [{ path: at('serial'), key: 'ledger.serial-known' }]
    taken.add(name)
    return []
  })
}

/** What a certificate says of an instrument. */
interface Tested {
  readonly reportId: string
  readonly performed: string
  /** Whether it passed, or nothing was judged. */
  readonly isGood: boolean
}

/**
 * Notes in the ledger of whoever ordered that an instrument was tested: what nobody had written down is from now on. What failed is due
 * at no day: it comes back repaired, or not.
 */
export async function noteTested(tx: Transaction, { reportId, performed, isGood }: Tested): Promise<void> {
  const { rows } = await tx.execute<{
    id: string | null
    cycle_months: string
    own_cycle: string | null
    sample_id: string
    enterprise_id: string
  }>(sql`
    select t.id, k.cycle_months, t.own_cycle, s.id as sample_id, o.enterprise_id
    from report r join sample s on s.id = r.sample_id join work_order o on o.id = r.order_id
      join instrument_kind k on k.code = s.kind_code and k.tenant_id = s.tenant_id
      left join enterprise_instrument t on t.enterprise_id = o.enterprise_id and t.kind_code = s.kind_code and upper(t.serial) = upper(s.serial)
    where r.id = ${reportId} limit 1`)
  const [found] = rows
  if (!found) return
  const due = isGood ? dueOn(found.cycle_months, found.own_cycle ?? '', performed) : null
  if (found.id === null)
    await tx.execute(sql`
      insert into enterprise_instrument (tenant_id, enterprise_id, kind_code, name, model, serial, manufacturer, range, accuracy, last_tested_on, due_on)
      select s.tenant_id, ${found.enterprise_id}, s.kind_code, s.name, s.model, s.serial, s.manufacturer, s.range, s.accuracy, ${performed}, ${due}
      from sample s where s.id = ${found.sample_id}`)
  else
    await tx.execute(sql`
      update enterprise_instrument set version = version + 1, last_tested_on = ${performed}, due_on = ${due}
      where id = ${found.id} and (last_tested_on is null or last_tested_on <= ${performed})`)
}

/**
 * Notes in the ledger that a certificate does not count any more: the instrument was tested last when the newest of those says that still
 * hold, and is due by that one; where there is none, nobody knows.
 */
export async function noteNotTested(tx: Transaction, reportId: string): Promise<void> {
  const { rows } = await tx.execute<{
    id: string
    cycle_months: string
    own_cycle: string
    performed: string | null
    failed: boolean
  }>(sql`
    select t.id, k.cycle_months, t.own_cycle, newest.performed, coalesce(newest.failed, false) as failed
    from report r join sample s on s.id = r.sample_id join work_order o on o.id = r.order_id
      join instrument_kind k on k.code = s.kind_code and k.tenant_id = s.tenant_id
      join enterprise_instrument t on t.enterprise_id = o.enterprise_id and t.kind_code = s.kind_code and upper(t.serial) = upper(s.serial)
      left join lateral (
        select c.frozen->>'performed' as performed, c.frozen->'evaluation'->>'verdict' = 'fail' as failed
        from certificate c join report x on x.id = c.report_id join item i on i.id = x.item_id join sample y on y.id = i.sample_id
          join work_order z on z.id = i.order_id
        where c.validity = 'valid' and z.enterprise_id = o.enterprise_id and y.kind_code = s.kind_code and upper(y.serial) = upper(s.serial)
        order by c.frozen->>'performed' desc, c.id desc limit 1) newest on true
    where r.id = ${reportId}`)
  const [found] = rows
  if (!found) return
  const due = found.performed === null || found.failed ? null : dueOn(found.cycle_months, found.own_cycle, found.performed)
  await tx.execute(
    sql`
      update enterprise_instrument set version = version + 1, last_tested_on = ${found.performed}, due_on = ${due}
      where id = ${found.id}`,
  )
}
