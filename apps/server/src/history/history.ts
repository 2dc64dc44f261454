import { createHash } from 'node:crypto'
import type { HistoryEntry } from '@etalon/api/contract'
import type { HistoryKind } from '@etalon/api/domain'
import { sql, type Transaction } from '../db/index.ts'

/** Kinds of record that have a history. */
export type RecordKind = HistoryKind

/** Something that happened to a record. */
export interface Happening {
  readonly recordKind: RecordKind
  readonly recordId: string
  readonly action: string
  readonly from: string | null
  readonly to: string | null
  /** null where it happened by itself. */
  readonly byId: string | null
  readonly byName: string
  readonly reason: string | null
  /** ISO 8601, UTC; the database's clock where left out. */
  readonly at?: string | undefined
}

const beginning = Buffer.alloc(32)

function linkHash(previous: Buffer, sequence: string, happening: Happening, tenant: string): Buffer {
  const { recordKind, recordId, action, from, to, byId, byName, at, reason } = happening
  const text = JSON.stringify([tenant, sequence, recordKind, recordId, action, from, to, byId, byName, at, reason])
  return createHash('sha256').update(previous).update(text).digest()
}

const momentText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`)

/** A moment as the database writes it back, so that a hash can be computed again. */
const toMicroseconds = (moment: string) => new Date(moment).toISOString().replace('Z', '000Z')

/**
 * Appends to the tenant's chain. Each row's hash covers the one before, so that a row changed, taken out or put in later is
 * found by `checkHistory` (FLOW-2). Writers of one tenant take turns from here to the end of their transactions.
 */
export async function record(tx: Transaction, tenant: string, happening: Happening): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tenant}, 9))`)
  const last = await tx.execute<{ sequence: string; hash: Buffer; now: string }>(sql`
    select coalesce(max(sequence), 0) as sequence, to_char(clock_timestamp() at time zone 'UTC', ${momentText}) as now,
      (select hash from history where tenant_id = ${tenant} order by sequence desc limit 1) as hash
    from history where tenant_id = ${tenant}`)
  const [row] = last.rows
  const sequence = String(BigInt(row?.sequence ?? 0) + 1n)
  const previous = row?.hash ?? beginning
  const whole = { ...happening, at: happening.at === undefined ? (row?.now ?? '') : toMicroseconds(happening.at) }
  const hash = linkHash(previous, sequence, whole, tenant)
  await tx.execute(sql`
    insert into history (tenant_id, sequence, record_kind, record_id, action, from_state, to_state, by_id, by_name, at, reason, previous_hash, hash)
    values (${tenant}, ${sequence}, ${whole.recordKind}, ${whole.recordId}, ${whole.action}, ${whole.from}, ${whole.to}, ${whole.byId}, ${whole.byName},
      ${whole.at}, ${whole.reason}, ${previous}, ${hash})`)
}

/** Whoever does something to a record. */
interface Doer {
  readonly tenant: string
  readonly personId: string
  readonly name: string
  /** ISO 8601, UTC; the database's clock where left out. */
  readonly at?: string | undefined
}

/** Writes down what somebody did to a record. */
export const tellOf = (
  tx: Transaction,
  { kind }: { readonly kind: RecordKind },
  { tenant, personId, name, at }: Doer,
  {
    id,
    reason,
    ...did
  }: Pick<Happening, 'action' | 'from' | 'to'> & {
    readonly id: string
    readonly reason?: string | null | undefined
  },
): Promise<void> =>
  record(tx, tenant, { ...did, recordKind: kind, recordId: id, byId: personId, byName: name, reason: reason ?? null, at })

interface Row extends Record<string, unknown> {
  sequence: string
  id: string
  record_kind: RecordKind
  record_id: string
  action: string
  from_state: string | null
  to_state: string | null
  by_id: string | null
  by_name: string
  at: string
  reason: string | null
  previous_hash: Buffer
  hash: Buffer
}

const columns = sql`sequence, id, record_kind, record_id, action, from_state, to_state, by_id, by_name, to_char(at at time zone 'UTC', ${momentText}) as at, reason, previous_hash, hash`

/** What happened to one record, oldest first. */
export async function historyOf(tx: Transaction, kind: RecordKind, id: string): Promise<HistoryEntry[]> {
  const { rows } = await tx.execute<Row>(
    sql`select ${columns} from history where record_kind = ${kind} and record_id = ${id} order by sequence`,
  )
  return rows.map((row) => ({
    id: row.id,
    recordKind: row.record_kind,
    recordId: row.record_id,
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    byName: row.by_name,
    at: row.at,
    reason: row.reason,
  }))
}

/** What the check of a chain found. */
export interface HistoryCheck {
  readonly rows: number
  /** The first row that is not as it was written: its sequence and what is wrong. */
  readonly broken: { readonly sequence: string; readonly why: 'gap' | 'link' | 'content' } | undefined
}

/** Reads a tenant's whole chain and computes every hash again. */
export async function checkHistory(tx: Transaction, tenant: string): Promise<HistoryCheck> {
  let previous: Buffer = beginning
  let after = 0n
  let count = 0
  for (;;) {
    const { rows } = await tx.execute<Row>(
      sql`select ${columns} from history where tenant_id = ${tenant} and sequence > ${after.toString()} order by sequence limit 1000`,
    )
    if (rows.length === 0) return { rows: count, broken: undefined }
    for (const row of rows) {
      if (BigInt(row.sequence) !== after + 1n) return { rows: count, broken: { sequence: row.sequence, why: 'gap' } }
      if (!row.previous_hash.equals(previous)) return { rows: count, broken: { sequence: row.sequence, why: 'link' } }
      const happening: Happening = {
        recordKind: row.record_kind,
        recordId: row.record_id,
        action: row.action,
        from: row.from_state,
        to: row.to_state,
        byId: row.by_id,
        byName: row.by_name,
        reason: row.reason,
        at: row.at,
      }
      if (!linkHash(previous, row.sequence, happening, tenant).equals(row.hash))
        return { rows: count, broken: { sequence: row.sequence, why: 'content' } }
      previous = row.hash
      after += 1n
      count += 1
    }
  }
}
