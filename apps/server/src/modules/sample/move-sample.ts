import type { SampleMovement, SignatureGiven } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { holdOrder, type Moved, type Mover, sampleTable } from '../../workflow/index.ts'
import { holderOf, openItemsOf } from './sample-resource.ts'

/** A sample that is held, with where it is. */
export interface HeldSample extends Record<string, unknown> {
  id: string
  state: string
  version: number
  received: boolean
  returned: boolean
  holder_id: string | null
  holder_name: string | null
  place: string
  enter_name: string
  open_items: number
}

/** Holds a sample, as the person saw it, until the transaction ends. @throws {Refusal} 404; 409 where it was not received, or changed meanwhile */
export async function heldSample(tx: Transaction, id: string, version: number): Promise<HeldSample> {
  await holdOrder(tx, sampleTable, id)
  const { rows } = await tx.execute<HeldSample>(sql`
    select s.id, s.state, s.version, s.received_at is not null as received, s.returned_at is not null as returned, holder.id::text as holder_id,
      holder.name as holder_name, s.place, e.name as enter_name, ${openItemsOf} as open_items
    from ${sampleTable.from} left join account holder on holder.id = ${holderOf} where s.id = ${id}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  const about = { state: row.state, version: row.version }
  if (!row.received) throw new Refusal(409, 'sample.not-received', {}, about)
  if (row.version !== version) throw new Refusal(409, 'edited-meanwhile', {}, about)
  return row
}

/** A way that a sample goes. */
export interface Movement {
  readonly kind: SampleMovement['kind']
  readonly from: { readonly id: string | null; readonly name: string }
  readonly to: { readonly id: string | null; readonly name: string }
  readonly place?: string
  readonly sendWay?: string
  readonly courier?: string
  readonly trackingNumber?: string
  readonly signature?: SignatureGiven | null
  readonly note?: string
  readonly undoes?: string
  /** What the history says of it, in words of no language. */
  readonly said: string
  /** What becomes of the sample. */
  readonly becomes: SQL
}

/** Writes a movement, where the sample is from then on, and a row of the history that covers both. */
export async function writeMovement(tx: Transaction, mover: Mover, sample: HeldSample, one: Movement): Promise<Moved> {
  const at = mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`
  await tx.execute(sql`
    insert into sample_movement (tenant_id, sample_id, kind, from_id, from_name, to_id, to_name, place, send_way, courier, tracking_number, signature, note,
      by_id, by_name, at, undoes_id)
    values (${mover.tenant}, ${sample.id}, ${one.kind}, ${one.from.id}, ${one.from.name}, ${one.to.id}, ${one.to.name}, ${one.place ?? ''},
      ${one.sendWay ?? ''}, ${one.courier ?? ''}, ${one.trackingNumber ?? ''}, ${one.signature ? JSON.stringify(one.signature) : null}::jsonb,
      ${one.note ?? ''}, ${mover.personId}, ${mover.name}, ${at}, ${one.undoes ?? null})`)
  await tx.execute(sql`update sample set version = version + 1, ${one.becomes} where id = ${sample.id}`)
  await tellOf(tx, { kind: 'sample' }, mover, {
    id: sample.id,
    action: one.kind,
    from: sample.state,
    to: sample.state,
    reason: one.said,
  })
  return { id: sample.id, state: sample.state, version: sample.version + 1 }
}

/** Words of no language, one after the other. */
export const said = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** Who sees to the samples of others. */
const seesToAll = ['reception', 'dispatcher']
const mayMoveFor = (mover: Mover, ...own: readonly (string | null)[]) =>
  own.includes(mover.personId) || mover.roles.some((role) => seesToAll.includes(role))

/**
 * From whoever has it to somebody else of the institute.
 * @throws {Refusal} 403 for whoever neither gives nor takes it nor sees to all samples; 409 once it went home, or where that person has it already
 */
export async function handOver(
  tx: Transaction,
  mover: Mover,
  given: { id: string; version: number; toId: string; place: string; note: string },
): Promise<Moved> {
  const sample = await heldSample(tx, given.id, given.version)
  if (sample.returned) throw new Refusal(409, 'sample.returned', {}, { state: sample.state, version: sample.version })
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from account where id = ${given.toId} and enabled and enterprise_id is null`,
  )
  const [taker] = rows
  if (!taker) throw new FieldRefusal([{ path: 'toId', key: 'field.invalid' }])
  if (!mayMoveFor(mover, sample.holder_id, taker.id)) throw new Refusal(403, 'sample.not-yours')
  if (taker.id === sample.holder_id && given.place === sample.place)
    throw new Refusal(409, 'sample.has-it', { name: taker.name }, { state: sample.state, version: sample.version })
  return await writeMovement(tx, mover, sample, {
    kind: 'handOver',
    from: { id: sample.holder_id, name: sample.holder_name ?? '' },
    to: taker,
    place: given.place,
    note: given.note,
    said: said(`${sample.holder_name ?? ''} → ${taker.name}`, given.place, given.note),
    becomes: sql`holder_id = ${taker.id}, place = ${given.place}`,
  })
}

export interface SendingBack {
  readonly id: string
  readonly version: number
  readonly sendWay: '1' | '2'
  readonly takerName: string
  readonly signature: SignatureGiven | null
  readonly courier: string
  readonly trackingNumber: string
  readonly note: string
}

/**
 * Back to the customer. Whoever fetches it signs; what is posted can be traced.
 * @throws {Refusal} 400 naming what is missing; 409 while it is needed for an item, and once it went home
 */
export async function sendBack(tx: Transaction, mover: Mover, given: SendingBack): Promise<Moved> {
  const isFetched = given.sendWay === '1'
  if (isFetched && given.signature === null) throw new FieldRefusal([{ path: 'signature', key: 'field.required' }])
  if (!isFetched) {
    const missing = (['courier', 'trackingNumber'] as const).filter((name) => given[name] === '')
    if (missing.length > 0) throw new FieldRefusal(missing.map((path) => ({ path, key: 'field.required' as const })))
  }
  const sample = await heldSample(tx, given.id, given.version)
  const about = { state: sample.state, version: sample.version }
  if (sample.returned) throw new Refusal(409, 'sample.returned', {}, about)
  if (sample.open_items > 0) throw new Refusal(409, 'sample.in-work', { count: sample.open_items }, about)
  const posted = isFetched ? {} : { courier: given.courier, trackingNumber: given.trackingNumber }
  return await writeMovement(tx, mover, sample, {
    kind: 'sendBack',
    from: { id: sample.holder_id, name: sample.holder_name ?? '' },
    to: { id: null, name: given.takerName },
    sendWay: given.sendWay,
    ...posted,
    signature: isFetched ? given.signature : null,
    note: given.note,
    said: said(
      `${sample.holder_name ?? ''} → ${sample.enter_name} ${given.takerName}`,
      isFetched ? '' : `${given.courier} ${given.trackingNumber}`,
      given.note,
    ),
    becomes: sql`returned_at = ${mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`}, place = ''`,
  })
}

interface Last extends Record<string, unknown> {
  id: string
  kind: Movement['kind']
  from_id: string | null
  from_name: string
  to_id: string | null
  to_name: string
  place_before: string
}

/**
 * Takes the last movement back, by another one: both stay on record. What was taken back is not taken back again.
 * @throws {Refusal} 409 where there is nothing to take back; 403 for whoever had no part in it; 400 for a return without a reason
 */
export async function takeBack(
  tx: Transaction,
  mover: Mover,
  given: { id: string; version: number; reason?: string | undefined },
): Promise<Moved> {
  const sample = await heldSample(tx, given.id, given.version)
  const { rows } = await tx.execute<Last>(sql`
    select m.id, m.kind, m.from_id::text, m.from_name, m.to_id::text, m.to_name,
      coalesce((select b.place from sample_movement b where b.sample_id = m.sample_id and b.id < m.id and b.kind in ('handOver', 'handBack', 'receiveAgain') order by b.id desc limit 1),
        '') as place_before
    from sample_movement m where m.sample_id = ${sample.id} order by m.id desc limit 1`)
  const [last] = rows
  if (!last || (last.kind !== 'handOver' && last.kind !== 'sendBack'))
    throw new Refusal(409, 'sample.nothing-to-undo', {}, { state: sample.state, version: sample.version })
  const back = { from: { id: last.to_id, name: last.to_name }, to: { id: last.from_id, name: last.from_name } }
  const why = given.reason ?? ''
  if (last.kind === 'handOver') {
    if (!mayMoveFor(mover, last.from_id, last.to_id)) throw new Refusal(403, 'sample.not-yours')
    return await writeMovement(tx, mover, sample, {
      ...back,
      kind: 'handBack',
      place: last.place_before,
      note: why,
      undoes: last.id,
      said: said(`${last.to_name} → ${last.from_name}`, last.place_before, why),
      becomes: sql`holder_id = ${last.from_id}, place = ${last.place_before}`,
    })
  }
  if (!mover.roles.includes('reception')) throw new Refusal(403, 'sample.not-yours')
  if (why === '') throw new FieldRefusal([{ path: 'reason', key: 'field.required' }])
  return await writeMovement(tx, mover, sample, {
    ...back,
    kind: 'takeBack',
    note: why,
    undoes: last.id,
    said: said(`${sample.enter_name} ${last.to_name} → ${last.from_name}`, why),
    becomes: sql`returned_at = null, holder_id = ${last.from_id}`,
  })
}
