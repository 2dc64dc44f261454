import type { ExportWishBody } from '@etalon/api/contract'
import { type LongReader, type SQL, sql, type TextRow } from '../../db/index.ts'
import { checkCall, reachedBy } from '../../policies/index.ts'
import { type Language, Refusal } from '../../refusal/index.ts'
import { compileSearch, fieldsFor, tablesFor } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { type Take, writeCsv, writeXlsx } from '../../spreadsheet/index.ts'
import { labelsOf } from './export-labels.ts'
import { type ExportColumn, type ExportSource, exportSources } from './export-sources.ts'

/** Rows that are read together. */
const batch = 2000

/** What a file is written of. */
export interface ExportPlan {
  readonly source: ExportSource
  readonly columns: readonly (ExportColumn & { readonly header: string })[]
  /** Which rows, of those that the caller reaches. */
  readonly where: SQL
  readonly orderBy: SQL
}

/**
 * Which rows of a list somebody has chosen, of those that they reach, and in which order.
 * @throws {Refusal} 400 for what the list cannot be asked
 */
export function chosenOf(
  source: Pick<ExportSource, 'list' | 'about' | 'always' | 'fields'>,
  caller: Caller,
  { search, rows }: Pick<ExportWishBody, 'search' | 'rows'>,
): Pick<ExportPlan, 'where' | 'orderBy'> {
  const fields = fieldsFor(source.fields, caller.enterpriseId === null)
  const { where, orderBy } = compileSearch(fields, search, source.list.id)
  const conditions = [reachedBy(caller, source.about), where, ...(source.always ? [source.always] : [])]
  if (rows) {
    const chosen = sql`${source.list.id} = any(${sql.param(rows.ids)}::bigint[])`
    conditions.push(rows.mode === 'these' ? chosen : sql`not (${chosen})`)
  }
  return { where: sql.join(conditions, sql` and `), orderBy }
}

/** Says what a wish asks of the database. @throws {Refusal} 400 for what the list does not have, 403 for who may not read it */
export function planOf(wish: ExportWishBody, caller: Caller): ExportPlan {
  const source = exportSources[wish.resource]
  checkCall(caller, source.call, source.policy)
  const columns = wish.columns.map(({ field, header }) => {
    const column = Object.hasOwn(source.columns, field) ? source.columns[field] : undefined
    if (!column || (column.staffOnly && caller.enterpriseId !== null)) throw new Refusal(400, 'export.column', { name: field })
    return { ...column, header }
  })
  const { where, orderBy } = chosenOf(source, caller, wish)
  return { source, columns, where, orderBy }
}

/** The tables that expressions name, as the lists are looked for in them. */
const tablesOf = ({ source, where }: ExportPlan, shown: readonly SQL[]) => tablesFor(source.list, [where, ...shown])

/** The rows of a plan, each column as text. */
export const statementOf = (plan: ExportPlan): SQL =>
  sql`select ${sql.join(
    plan.columns.map((column) => column.sql),
    sql`, `,
  )} from ${tablesOf(plan, [plan.orderBy, ...plan.columns.map((column) => column.sql)])} where ${plan.where} order by ${plan.orderBy}`

/** What whoever waits for a file is told. */
export interface Told {
  readonly expected: (rows: number) => void
  readonly written: (rows: number) => void
}

/** Writes the file of a wish, handing on its bytes as they are made. @throws {Refusal} see {@link planOf} */
export async function writeExport(
  { tx, rows }: LongReader,
  caller: Caller,
  language: Language,
  wish: ExportWishBody,
  take: Take,
  told: Told,
): Promise<void> {
  const plan = planOf(wish, caller)
  const counted = await tx.execute<{ count: string }>(
    sql`select count(*)::text as count from ${tablesOf(plan, [])} where ${plan.where}`,
  )
  told.expected(Number(counted.rows[0]?.count ?? 0))
  const labels = await labelsOf(tx, caller.tenant, language, plan.columns)
  const labelled = labels.flatMap((label, at) => (label ? [{ at, label }] : []))
  const named = (row: TextRow): TextRow => {
    const said = [...row]
    for (const { at, label } of labelled) {
      const key = said[at]
      if (key !== null && key !== undefined) said[at] = label(key)
    }
    return said
  }
  const begin = wish.format === 'csv' ? writeCsv : writeXlsx
  const writer = await begin({ title: wish.title, columns: plan.columns }, take)
  try {
    let written = 0
    for await (const read of rows(statementOf(plan), batch)) {
      await writer.rows(labelled.length === 0 ? read : read.map(named))
      written += read.length
      told.written(written)
    }
    await writer.end()
  } catch (error) {
    writer.abandon()
    throw error
  }
}
