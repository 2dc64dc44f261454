import type { Period } from '@etalon/api/contract'
import { periodProgression } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, today } from '../../db/index.ts'
import { type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { moveRecord, type OfficeTable } from '../../workflow/index.ts'

const inMonth = (column: SQL, month: SQL) => sql`(${column} >= ${month} and ${column} < ${month} + interval '1 month')`

/** Entries of a month that are not filed. */
const unfiledIn = (month: SQL) =>
  sql`(select count(*)::int from charge_record c where ${inMonth(sql`c.charged_on`, month)} and c.status = '2')`

const periodTable: OfficeTable = {
  kind: 'period',
  table: sql`charge_period`,
  from: sql`charge_period p`,
  id: sql`p.id`,
  standing: sql`p.state, p.version, p.duties`,
  facts: sql`jsonb_build_object('monthOver', p.month + interval '1 month' <= ${today}, 'allFiled', ${unfiledIn(sql`p.month`)} = 0)`,
  progression: periodProgression,
}

/** The row of a month; there is one from the first time that somebody asks for it to be held. */
async function rowOf(tx: Transaction, tenant: string, month: string): Promise<string> {
  await tx.execute(sql`
    insert into charge_period (tenant_id, month) values (${tenant}, ${`${month}-01`}) on conflict (tenant_id, month) do nothing`)
  const { rows } = await tx.execute<{ id: string }>(sql`select id from charge_period where month = ${`${month}-01`}`)
  return rows[0]?.id ?? ''
}

/**
 * Keeps the months of these days open until the transaction ends: whoever closes one waits, and what was closed before is refused.
 * @throws {Refusal} 409 naming the month
 */
export async function keepOpen(tx: Transaction, tenant: string, days: readonly (string | null)[]): Promise<void> {
  const months = new Set(days.flatMap((day) => (day === null ? [] : [day.slice(0, 7)])))
  for (const month of [...months].toSorted()) {
    await rowOf(tx, tenant, month)
    const { rows } = await tx.execute<{ state: string }>(
      sql`select state from charge_period where month = ${`${month}-01`} for share`,
    )
    if (rows[0]?.state === '1') throw new Refusal(409, 'period.closed', { month })
  }
}

/** The last months of the books, the newest first. */
export async function periodsOf(tx: Transaction): Promise<Period[]> {
  const sumOf = (table: SQL, column: SQL, where = sql`true`) =>
    sql`coalesce((select sum(x.amount) from ${table} x where ${inMonth(sql`x.${column}`, sql`m.month`)} and ${where}), 0)`
  const { rows } = await tx.execute<Period & Record<string, unknown>>(sql`
    with m as (select (date_trunc('month', ${today}) - n * interval '1 month')::date as month from generate_series(0, 23) n)
    select to_char(m.month, 'YYYY-MM') as month,
      jsonb_build_object('state', coalesce(p.state, '0'), 'version', coalesce(p.version, 0), 'duties', coalesce(p.duties, '{}'),
        'facts', jsonb_build_object('monthOver', m.month + interval '1 month' <= ${today}, 'allFiled', ${unfiledIn(sql`m.month`)} = 0)) as standing,
      round(${sumOf(sql`settlement`, sql`settled_on`, sql`x.state in ('200', '300', '400')`)}, 2)::text as settled,
      round(${sumOf(sql`charge_record`, sql`charged_on`)}, 2)::text as charged,
      round(${sumOf(sql`invoice`, sql`issued_on`)} - ${sumOf(sql`invoice`, sql`voided_on`)}, 2)::text as invoiced,
      ${unfiledIn(sql`m.month`)} as unfiled
    from m left join charge_period p on p.month = m.month order by m.month desc`)
  return rows
}

/** Closes a month, or opens it again. @throws {Refusal} 409, 403, 400 */
export async function movePeriod(
  tx: Transaction,
  caller: Caller,
  language: Language,
  { month, ...request }: { month: string; version: number; action: string; reason?: string | undefined },
): Promise<{ month: string; state: string; version: number }> {
  const id = await rowOf(tx, caller.tenant, month)
  const { state, version } = await moveRecord(tx, periodTable, { ...request, id }, { ...caller, language })
  return { month, state, version }
}

/** The id under which the history of a month stands; undefined where nobody has closed it ever. */
export async function periodIdOf(tx: Transaction, month: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from charge_period where month = ${`${month}-01`}`)
  return rows[0]?.id
}
