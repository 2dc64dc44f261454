import { createHash } from 'node:crypto'
import type { HistoryEntry } from '@etalon/api/contract'
import type { HistoryKind } from '@etalon/api/domain'
import type pg from 'pg'
import { executeNamed, type LastWriter, sql, type Transaction, writeLast, writeNow } from '../db/index.ts'

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

/** What covers an entry, before and behind what only its place in the chain says: its sequence, and its moment where none was given. */
function linkParts({ recordKind, recordId, action, from, to, byId, byName, reason }: Happening, tenant: string) {
  const within = (values: readonly unknown[]) => JSON.stringify(values).slice(1, -1)
  return {
    head: `[${within([tenant])},`,
    middle: `,${within([recordKind, recordId, action, from, to, byId, byName])},`,
    tail: `,${within([reason])}]`,
  }
}

function linkHash(previous: Buffer, sequence: string, happening: Happening, tenant: string): Buffer {
  const { head, middle, tail } = linkParts(happening, tenant)
  const text = head + JSON.stringify(sequence) + middle + JSON.stringify(happening.at) + tail
  return createHash('sha256').update(previous).update(text).digest()
}

const momentText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`)

/** A moment as the database writes it back, so that a hash can be computed again. */
const toMicroseconds = (moment: string) => new Date(moment).toISOString().replace('Z', '000Z')

/** An entry of one tenant's chain. */
interface Told {
  readonly tenant: string
  readonly happening: Happening
}

/** Of several tenants the locks are taken in one order, whoever was told of first. */
const byTenant = (all: readonly Told[]) =>
  [...Map.groupBy(all, ({ tenant }) => tenant)].toSorted(([one], [other]) => (one < other ? -1 : 1))

/**
 * Nobody else can append to the chain from this on. A statement of its own: what comes next has to see what others appended while this one
 * waited for them.
 */
const holding = (tenant: string): pg.QueryConfig => ({
  name: 'hold-history',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 9))',
  values: [tenant],
})

const appendText = `
  with recursive last as (
    select sequence, hash from history where tenant_id = $1 order by sequence desc limit 1
  ), given as materialized (
    select g.*, coalesce(g.moment, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) as at
    from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
      with ordinality as g (record_kind, record_id, action, from_state, to_state, by_id, by_name, reason, moment, head, middle, tail, place)
  ), chain as (
    select 0::bigint as place, coalesce((select sequence from last), 0) as sequence, null::bytea as previous_hash,
      coalesce((select hash from last), $14::bytea) as hash
    union all
    select g.place, c.sequence + 1, c.hash,
      sha256(c.hash || convert_to(concat(g.head, to_json((c.sequence + 1)::text), g.middle, to_json(g.at), g.tail), 'UTF8'))
    from chain c join given g on g.place = c.place + 1
  )
  insert into history (tenant_id, sequence, record_kind, record_id, action, from_state, to_state, by_id, by_name, at, reason, previous_hash, hash)
  select $1, c.sequence, g.record_kind, g.record_id, g.action, g.from_state, g.to_state, g.by_id, g.by_name, g.at::timestamptz, g.reason, c.previous_hash, c.hash
  from chain c join given g on g.place = c.place order by c.place`

function appending(tenant: string, all: readonly Happening[]): pg.QueryConfig {
  const parts = all.map((one) => linkParts(one, tenant))
  const columns = [
    all.map((one) => one.recordKind),
    all.map((one) => one.recordId),
    all.map((one) => one.action),
    all.map((one) => one.from),
    all.map((one) => one.to),
    all.map((one) => one.byId),
    all.map((one) => one.byName),
    all.map((one) => one.reason),
    all.map((one) => (one.at === undefined ? null : toMicroseconds(one.at))),
    parts.map(({ head }) => head),
    parts.map(({ middle }) => middle),
    parts.map(({ tail }) => tail),
  ]
  return { name: 'append-history', text: appendText, values: [tenant, ...columns, beginning] }
}

/** Appends what a transaction told to the chain of each tenant, at the transaction's end. */
const chains: LastWriter<Told> = {
  locks: true,
  statements: (all) =>
    byTenant(all).flatMap(([tenant, told]) => [
      holding(tenant),
      appending(
        tenant,
        told.map(({ happening }) => happening),
      ),
    ]),
}

/**
 * Appends to the tenant's chain, at the end of the transaction. Each row's hash covers the one before, so that a row changed, taken out or
 * put in later is found by `checkHistory` (FLOW-2). Writers of one tenant take turns at their ends alone: see
 * docs/decisions/history-at-the-end.md. Whoever reads it in the same transaction says so before, by `historyWritten`.
 */
export async function record(tx: Transaction, tenant: string, happening: Happening): Promise<void> {
  writeLast(tx, chains, { tenant, happening })
}

/** What was told in this transaction stands in the chain from here on, for whoever reads it there before the transaction ends. */
export const historyWritten = (tx: Transaction): Promise<void> => writeNow(tx)

/** Whoever does something to a record. */
export interface Doer {
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
  await historyWritten(tx)
  const { rows } = await executeNamed<Row>(
    tx,
    'history-of',
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
  await historyWritten(tx)
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
