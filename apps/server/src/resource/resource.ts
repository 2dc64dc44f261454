import type { HistoryEntry, PageRequest, Standing } from '@etalon/api/contract'
import { executeNamed, type SQL, sql, type Transaction } from '../db/index.ts'
import { historyOf } from '../history/index.ts'
import { reachedBy } from '../policies/index.ts'
import { type Language, Refusal } from '../refusal/index.ts'
import { fieldsFor, type Page, readPage, type SearchFields } from '../search/index.ts'
import type { Caller } from '../session/index.ts'
import { type Moved, type MoveExtras, type MoveRequest, move, type WorkflowTable } from '../workflow/index.ts'
import { listSources } from './list-sources.ts'

/** What is special about one kind of business record; everything else is the same for all. */
export interface ResourceDefinition<Row extends Record<string, unknown>, Shown> {
  readonly workflow: WorkflowTable
  /** Columns of the list, without the standing. */
  readonly columns: SQL
  /** More tables for the list, joined to the workflow's own. */
  readonly joins?: SQL
  readonly fields: SearchFields
  /** Whether a customer reads why a record of theirs was sent back; the reasons of other kinds are the institute's own affair. @default false */
  readonly tellsCustomersWhy?: boolean
  /** What may leave, to this person: a row of the list as the contract words it. */
  readonly present: (row: Row & StandingColumns, standing: Standing, caller: Caller) => Shown
}

interface StandingColumns {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly duties: Record<string, string>
  readonly facts: Record<string, boolean>
}

/** Where the rows of a resource come from, for whoever reads them otherwise than by pages. */
export interface ResourceSource {
  readonly workflow: WorkflowTable
  /** More tables, joined to the workflow's own. */
  readonly joins: SQL
  readonly fields: SearchFields
}

export interface Resource<Shown> {
  readonly source: ResourceSource
  page(tx: Transaction, caller: Caller, request: PageRequest): Promise<Page<Shown>>
  /** One row of the list, as everybody may see it who may see the list. @throws {Refusal} 404 */
  one(tx: Transaction, caller: Caller, id: string): Promise<Shown>
  move(tx: Transaction, caller: Caller, language: Language, request: MoveRequest, extras?: MoveExtras): Promise<Moved>
  history(tx: Transaction, caller: Caller, id: string): Promise<HistoryEntry[]>
}

/** Makes list, detail, moves and history of one kind of record. The only place where they are written. */
export function defineResource<Row extends Record<string, unknown>, Shown>(
  definition: ResourceDefinition<Row, Shown>,
): Resource<Shown> {
  const { workflow, columns, fields, present } = definition
  const from = sql`${workflow.from} ${definition.joins ?? sql``}`

  const columnsFor = (caller: Caller) =>
    sql`${workflow.id} as id, ${workflow.standing}, ${workflow.facts(caller.personId)} as facts, ${columns}`
  const presented = (caller: Caller) => (row: Row & StandingColumns) =>
    present(row, { state: row.state, version: row.version, duties: row.duties, facts: row.facts }, caller)

  async function one(tx: Transaction, caller: Caller, id: string): Promise<Shown> {
    // To plan so many tables takes longer than to read one row of each. What is asked differs by how far somebody reaches, and by no more.
    const { rows } = await executeNamed(
      tx,
      `one-${workflow.kind}-${caller.reach}`,
      sql`select ${columnsFor(caller)} from ${from} where ${workflow.id} = ${id} and ${reachedBy(caller, workflow.kind)}`,
    )
    // The columns are ours: `Row` says what the statement above selects.
    const [found] = rows as unknown as readonly (Row & StandingColumns)[]
    if (!found) throw new Refusal(404, 'not-found')
    return presented(caller)(found)
  }

  return {
    source: { workflow, joins: definition.joins ?? sql``, fields },
    one,
    async page(tx, caller, request) {
      const page = await readPage<Row & StandingColumns>(tx, {
        source: listSources[workflow.kind],
        fields: fieldsFor(fields, caller.enterpriseId === null),
        request,
        reached: reachedBy(caller, workflow.kind),
        columns: columnsFor(caller),
        from,
      })
      return { ...page, records: page.records.map(presented(caller)) }
    },
    async move(tx, caller, language, request, extras) {
      await one(tx, caller, request.id)
      return await move(tx, workflow, request, { ...caller, language }, extras)
    },
    async history(tx, caller, id) {
      await one(tx, caller, id)
      const entries = await historyOf(tx, workflow.kind, id)
      const isTold = caller.enterpriseId === null || definition.tellsCustomersWhy === true
      return isTold ? entries : entries.map((one) => ({ ...one, reason: null }))
    },
  }
}
