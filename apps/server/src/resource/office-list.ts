import type { PageRequest } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { Refusal } from '../refusal/index.ts'
import { type ListSource, type Page, readPage, type SearchFields } from '../search/index.ts'
import type { Caller } from '../session/index.ts'

interface OfficeListDefinition {
  readonly source: ListSource
  readonly fields: SearchFields
  /** Which of them somebody may see. */
  readonly reached: (caller: Caller) => SQL
  /** What is shown of one, under the aliases of the source. */
  readonly columns: SQL
  /** The tables that those are columns of. */
  readonly from: SQL
}

/** The list of one kind of record of the office: quotes, contracts, settlements, plans. */
export interface OfficeList<Row> {
  page(tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<Row>>
  /** One as the list shows it. @throws {Refusal} 404 */
  one(tx: Transaction, caller: Caller, id: string): Promise<Row>
}

/** Makes the list of one kind of record of the office. */
export function officeList<Row extends object>({
  source,
  fields,
  reached,
  columns,
  from,
}: OfficeListDefinition): OfficeList<Row> {
  return {
    page: (tx, caller, request) =>
      readPage<Row & Record<string, unknown>>(tx, { source, fields, request, reached: reached(caller), columns, from }),
    async one(tx, caller, id) {
      const { rows } = await tx.execute(sql`select ${columns} from ${from} where ${source.id} = ${id} and ${reached(caller)}`)
      // The columns are ours: `Row` says what the statement above selects.
      const [found] = rows as unknown as readonly Row[]
      if (!found) throw new Refusal(404, 'not-found')
      return found
    },
  }
}
