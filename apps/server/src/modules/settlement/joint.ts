import { mostJoined } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { Refusal } from '../../refusal/index.ts'
import { holdRecord, type Moved, type Mover } from '../../workflow/index.ts'
import { checkState, followOrders, holdOrders, holdOrdersOf, standsNow } from './settle.ts'
import { orderNosBetween, settlementTable } from './settlement-list.ts'

interface Step {
  readonly id: string
  readonly version: number
}

/** States in which a settlement is neither settled nor over. */
const unsettled: readonly string[] = ['50', '100']

interface Part extends Record<string, unknown> {
  readonly id: string
  readonly settlementNo: string
  readonly orderId: string
  readonly enterId: string
  readonly joinedInto: string | null
}

/** The settlements that are named, with those that were joined into them. @throws {Refusal} 404, 409 */
async function partsOf(tx: Transaction, ids: readonly string[]): Promise<readonly Part[]> {
  const named = sql.param(ids)
  const { rows } = await tx.execute<Part>(sql`
    select id, settlement_no as "settlementNo", order_id as "orderId", enterprise_id as "enterId", joined_into as "joinedInto"
    from settlement where id = any(${named}::bigint[]) or joined_into = any(${named}::bigint[]) order by id`)
  if (ids.some((id) => !rows.some((row) => row.id === id))) throw new Refusal(404, 'not-found')
  if (ids.length < 2) throw new Refusal(409, 'settlement.alone')
  const elsewhere = rows.find(({ id, joinedInto }) => joinedInto !== null && ids.includes(id))
  if (elsewhere) {
    const { rows: into } = await tx.execute<{ number: string }>(
      sql`select settlement_no as number from settlement where id = ${elsewhere.joinedInto}`,
    )
    throw new Refusal(409, 'settlement.joined', { number: into[0]?.number ?? '' })
  }
  if (new Set(rows.map(({ enterId }) => enterId)).size > 1) throw new Refusal(409, 'settlement.other-enterprise')
  if (rows.length > mostJoined) throw new Refusal(409, 'settlement.too-many-orders', { most: mostJoined })
  return rows
}

/** Writes the numbers of the orders that a settlement is about now. */
const renumber = (tx: Transaction, ids: readonly string[]) =>
  tx.execute(sql`
    update settlement b set version = version + 1, order_nos = (
      select string_agg(o.order_no, ${orderNosBetween} order by o.id) from settlement x join work_order o on o.id = x.order_id where x.id = b.id or x.joined_into = b.id)
    where b.id = any(${sql.param(ids)}::bigint[])`)

/**
 * Makes one settlement of several of one enterprise that were not settled yet: the one that is least far, and there first, takes the others
 * in, so that it waits until all of them can be settled.
 * @returns where that one stands
 * @throws {Refusal} 404; 409 (somebody was faster, settled already, another enterprise, joined already, too many orders)
 */
export async function joinSettlements(tx: Transaction, mover: Mover, given: readonly Step[]): Promise<Moved> {
  const steps = [...new Map(given.map((step) => [step.id, step])).values()].toSorted((one, other) =>
    Number(BigInt(one.id) - BigInt(other.id)),
  )
  const ids = steps.map(({ id }) => id)
  const orderIds = (await partsOf(tx, ids)).map(({ orderId }) => orderId)
  await holdOrders(tx, orderIds)
  const held = []
  for (const step of steps) {
    const record = await holdRecord(tx, settlementTable, step, 'changed', mover.language)
    checkState(record, unsettled, mover)
    held.push({ id: step.id, state: record.state })
  }
  // Nobody joins or takes apart what is held: this is how they stand.
  const parts = await partsOf(tx, ids)
  const numberOf = (id: string) => parts.find((part) => part.id === id)?.settlementNo ?? ''
  const lead = held.find(({ state }) => state === '50') ?? held[0]
  if (!lead) throw new Refusal(404, 'not-found')
  const others = held.filter(({ id }) => id !== lead.id)
  const named = sql.param(others.map(({ id }) => id))
  await tx.execute(sql`
    update settlement set joined_into = ${lead.id}, version = version + 1
    where id = any(${named}::bigint[]) or joined_into = any(${named}::bigint[])`)
  await renumber(tx, [lead.id])
  for (const { id, state } of others)
    await tellOf(tx, settlementTable, mover, { id, action: 'join', from: state, to: state, reason: `→ ${numberOf(lead.id)}` })
  await tellOf(tx, settlementTable, mover, {
    id: lead.id,
    action: 'takeIn',
    from: lead.state,
    to: lead.state,
    reason: `← ${others.map(({ id }) => numberOf(id)).join(', ')}`,
  })
  await followOrders(tx, mover, orderIds)
  return await standsNow(tx, lead.id)
}

/**
 * Gives each order of a settlement that was not settled yet its own settlement back.
 * @throws {Refusal} 404; 409 (somebody was faster, settled already, of one order alone)
 */
export async function splitSettlement(tx: Transaction, mover: Mover, step: Step): Promise<Moved> {
  const { orderIds } = await holdOrdersOf(tx, step.id)
  const held = await holdRecord(tx, settlementTable, step, 'changed', mover.language)
  checkState(held, unsettled, mover)
  const { rows } = await tx.execute<{ id: string; state: string; settlementNo: string }>(sql`
    update settlement set joined_into = null, version = version + 1 where joined_into = ${step.id}
    returning id, state, settlement_no as "settlementNo"`)
  if (rows.length === 0) throw new Refusal(409, 'settlement.not-joint')
  await renumber(tx, [step.id, ...rows.map(({ id }) => id)])
  for (const { id, state } of [...rows, { id: step.id, state: held.state }])
    await tellOf(tx, settlementTable, mover, { id, action: 'takeApart', from: state, to: state, reason: null })
  await followOrders(tx, mover, orderIds)
  return await standsNow(tx, step.id)
}
