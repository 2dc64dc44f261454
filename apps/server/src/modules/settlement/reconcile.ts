import type { AnswerOf, BalanceRow, PageRequest, settlementCalls } from '@etalon/api/contract'
import { addDays } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { readPage, type SearchFields } from '../../search/index.ts'

type Reconciled = AnswerOf<typeof settlementCalls.reconcile>

/** Days that can be looked at together. */
const longestSpan = 1100

const fields: SearchFields = {
  enterName: { sql: sql`r.name`, type: 'text' },
  opening: { sql: sql`r.opening`, type: 'number' },
  settled: { sql: sql`r.settled`, type: 'number' },
  charged: { sql: sql`r.charged`, type: 'number' },
  closing: { sql: sql`r.closing`, type: 'number' },
  invoiced: { sql: sql`r.invoiced`, type: 'number' },
}

const names = ['opening', 'settled', 'charged', 'closing', 'invoiced'] as const

/**
 * Every enterprise that owed or paid something: what was settled, what came, and what is owed at both ends of the days. Everything is
 * added by the database's own decimals.
 */
function balances(from: string, to: string): SQL {
  return sql`(
    select e.id, e.name, moved.opening, moved.settled, moved.charged, moved.opening + moved.settled - moved.charged as closing, moved.invoiced
    from (
      select enterprise_id,
        sum(case when day < ${from}::date then settled - charged else 0 end) as opening,
        sum(case when day >= ${from}::date then settled else 0 end) as settled,
        sum(case when day >= ${from}::date then charged else 0 end) as charged,
        sum(case when day >= ${from}::date then invoiced else 0 end) as invoiced
      from (
        select b.enterprise_id, b.settled_on as day, b.amount as settled, 0::numeric as charged, 0::numeric as invoiced
        from settlement b where b.settled_on is not null and b.state in ('200', '300', '400')
        union all
        select b.enterprise_id, c.charged_on, 0, c.amount, 0 from charge_record c join settlement b on b.id = c.settlement_id
        union all
        select b.enterprise_id, v.issued_on, 0, 0, v.amount from invoice v join settlement b on b.id = v.settlement_id
        union all
        select b.enterprise_id, v.voided_on, 0, 0, -v.amount from invoice v join settlement b on b.id = v.settlement_id
        where v.voided_on is not null
      ) entry
      where day <= ${to}::date group by enterprise_id
    ) moved join enterprise e on e.id = moved.enterprise_id
    where moved.opening <> 0 or moved.settled <> 0 or moved.charged <> 0 or moved.invoiced <> 0) r`
}

/** Some days of the books, the first and the last. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** @throws {FieldRefusal} 400 where they cannot be looked at together */
export function checkDays({ from, to }: Days): void {
  if (to < from || to > addDays(from, longestSpan)) throw new FieldRefusal([{ path: 'to', key: 'field.range' }])
}

/** Days as the subject of a ticket, which is digits. */
export const subjectOf = ({ from, to }: Days): string => `${from}${to}`.replaceAll('-', '')
/** The days of such a subject. */
export function daysOf(subject: string): Days {
  const day = (at: number) => `${subject.slice(at, at + 4)}-${subject.slice(at + 4, at + 6)}-${subject.slice(at + 6, at + 8)}`
  return { from: day(0), to: day(8) }
}

/** All of the books of some days, who owes most first, and what all of them come to. */
export async function booksOf(
  tx: Transaction,
  { from, to }: Days,
): Promise<{ readonly rows: readonly BalanceRow[]; readonly total: Reconciled['sums'] }> {
  const table = balances(from, to)
  const { rows } = await tx.execute<BalanceRow & Record<string, unknown>>(
    sql`select r.id, r.name as "enterName", ${texts} from ${table} order by r.closing desc, r.name collate "zh-x-icu", r.id`,
  )
  return { rows, total: await sumsOf(tx, table) }
}

const texts = sql.join(
  names.map((name) => sql`round(r.${sql.identifier(name)}, 2)::text as ${sql.identifier(name)}`),
  sql`, `,
)

async function sumsOf(tx: Transaction, table: SQL): Promise<Reconciled['sums']> {
  const added = sql.join(
    names.map((name) => sql`round(coalesce(sum(r.${sql.identifier(name)}), 0), 2)::text as ${sql.identifier(name)}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Reconciled['sums'] & Record<string, unknown>>(sql`select ${added} from ${table}`)
  const [sums] = rows
  if (!sums) throw new Error('a sum returns its row')
  return sums
}

/** What each enterprise owed and paid from one day to another, and what all of them did. @throws {FieldRefusal} 400 */
export async function reconcile(
  tx: Transaction,
  { from, to, page }: { readonly from: string; readonly to: string; readonly page: PageRequest },
): Promise<Reconciled> {
  checkDays({ from, to })
  const table = balances(from, to)
  const answer = await readPage<BalanceRow & Record<string, unknown>>(tx, {
    source: { table, id: sql`r.id`, joins: [] },
    fields,
    request: page,
    reached: sql`true`,
    columns: sql`r.id, r.name as "enterName", ${texts}`,
    from: table,
  })
  return { ...answer, sums: await sumsOf(tx, table) }
}
