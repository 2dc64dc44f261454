import type { Progression } from '@etalon/api/domain'
import { decideMove, recordAfter } from '@etalon/machines/workflow'
import { type SQL, sql, type Transaction } from '../db/index.ts'
import { type RecordKind, tellOf } from '../history/index.ts'
import { type Language, Refusal } from '../refusal/index.ts'
import { labelsOf, type Moved, type MoveRequest, refusalOf } from './move.ts'
import type { Mover } from './mover.ts'

/** A kind of record of the office: it moves by itself, and nothing moves along with it. */
export interface OfficeTable {
  readonly kind: RecordKind
  readonly table: SQL
  /** The table under its alias. */
  readonly from: SQL
  readonly id: SQL
  /** Columns `state, version, duties` under the same alias. */
  readonly standing: SQL
  /** Facts that its moves require, as one JSON object for each row. */
  readonly facts: SQL
  readonly progression: Progression
}

/** Where a record of the office stands, held until the transaction ends. */
export interface HeldRecord {
  readonly state: string
  readonly version: number
  readonly duties: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, boolean>>
}

/**
 * Holds a record until the transaction ends, as the person saw it.
 * @throws {Refusal} 404; 409 with where it stands now, where somebody was faster
 */
export async function holdRecord(
  tx: Transaction,
  target: OfficeTable,
  { id, version }: { readonly id: string; readonly version: number },
  reason: 'changed' | 'edited-meanwhile',
  language: Language,
): Promise<HeldRecord> {
  await tx.execute(sql`select id from ${target.table} where id = ${id} for update`)
  const { rows } = await tx.execute<HeldRecord & Record<string, unknown>>(
    sql`select ${target.standing}, ${target.facts} as facts from ${target.from} where ${target.id} = ${id}`,
  )
  const [held] = rows
  if (!held) throw new Refusal(404, 'not-found')
  if (held.version === version) return held
  const state = labelsOf(target, language).state(held.state)
  throw new Refusal(409, reason, { state }, { state: held.state, version: held.version })
}

/**
 * Moves a record of the office by its progression.
 * @param facts known only with the request
 * @throws {Refusal} 404, 409 (somebody was faster, or the state forbids it), 403 (role, duty, four eyes), 400 (reason)
 */
export async function moveRecord(
  tx: Transaction,
  target: OfficeTable,
  request: MoveRequest,
  mover: Mover,
  facts: Readonly<Record<string, boolean>> = {},
): Promise<Moved> {
  const { id, action, reason } = request
  const held = await holdRecord(tx, target, request, 'changed', mover.language)
  const standing = { ...held, facts: { ...held.facts, ...facts } }
  const decision = decideMove(target.progression, standing, mover, action, reason)
  if (!decision.allowed) throw refusalOf(decision, action, held.state, labelsOf(target, mover.language))
  const { duties } = recordAfter(standing, mover, decision)
  await tx.execute(sql`
    update ${target.table} set state = ${decision.to}, version = version + 1, duties = ${JSON.stringify(duties)}::jsonb where id = ${id}`)
  await tellOf(tx, target, mover, { id, action, from: held.state, to: decision.to, reason })
  return { id, state: decision.to, version: held.version + 1 }
}
