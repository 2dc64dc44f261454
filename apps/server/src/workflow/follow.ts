import { type Progression, systemMoves } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { type RecordKind, record } from '../history/index.ts'
import type { Mover } from './mover.ts'

/** What moves along: a kind of record, where its states stand, and by which progression it moves. */
export interface Following {
  readonly kind: RecordKind
  readonly table: SQL
  readonly progression: Progression
  /** Sets the state of the row. @default `state`, with its version */
  readonly set?: (state: string) => SQL
}

/** Leads a record to a state by moves of its own, each with its row of history. @returns where it stands then */
export async function follow(
  tx: Transaction,
  mover: Mover,
  { kind, table, progression, set = (state) => sql`state = ${state}, version = version + 1` }: Following,
  row: { readonly id: string; readonly state: string },
  to: string,
): Promise<string> {
  let from = row.state
  for (const step of from === to ? [] : systemMoves(progression, from, to)) {
    await tx.execute(sql`update ${table} set ${set(step.to)} where id = ${row.id}`)
    await record(tx, mover.tenant, {
      recordKind: kind,
      recordId: row.id,
      action: step.action,
      from,
      to: step.to,
      byId: null,
      byName: 'system',
      reason: null,
      at: mover.at,
    })
    from = step.to
  }
  return from
}
