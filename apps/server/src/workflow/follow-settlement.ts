import {
  sampleSettlementAfter,
  sampleSettlementProgression,
  settlementProgression,
  settlementStateAfter,
} from '@etalon/api/domain'
import { executeNamed, sql, type Transaction } from '../db/index.ts'
import { record } from '../history/index.ts'
import { instituteDay, nextNumber } from '../numbering/index.ts'
import { type Following, follow } from './follow.ts'
import type { Mover } from './mover.ts'

/** What a settlement follows from, besides its own present state. */
interface Around {
  readonly items: readonly string[]
  readonly reports: readonly string[]
  readonly order: string
}

/** What the settlement of an order follows from, as it stands after everything else moved. */
interface SettledWork {
  readonly order: { readonly id: string; readonly state: string }
  readonly samples: readonly { readonly id: string }[]
  readonly items: readonly { readonly id: string; readonly state: string; readonly sample_id: string }[]
  readonly reports: readonly { readonly state: string; readonly sample_id: string }[]
}

const settlements: Following = { kind: 'settlement', table: sql`settlement`, progression: settlementProgression }
const sampleSettlements: Following = {
  kind: 'sample_settlement',
  table: sql`sample`,
  progression: sampleSettlementProgression,
  set: (state) => sql`settlement = ${state}`,
}

/**
 * The last that moves along: an accepted order has a settlement, which is to be settled once its reports are approved, and each sample
 * says how far its own settling is. What the items cost is told until somebody settles. The caller holds the lock of the order.
 */
export async function followSettlement(tx: Transaction, mover: Mover, work: SettledWork): Promise<void> {
  const { order } = work
  const found = await executeNamed<{ id: string }>(
    tx,
    'settlement-of-order',
    sql`select coalesce(joined_into, id) as id from settlement where order_id = ${order.id}`,
  )
  const isAccepted = order.state === '300' || order.state === '1000'
  const id = found.rows[0]?.id ?? (isAccepted ? await begin(tx, mover, order.id) : undefined)
  if (id === undefined) return
  // Of several orders that are settled together, others may be worked on at this moment: one comes after the other from here on.
  const { rows: held } = await tx.execute<{ id: string; state: string; isJoint: boolean }>(sql`
    select id, state, exists (select from settlement x where x.joined_into = b.id) as "isJoint" from settlement b where id = ${id} for update`)
  const [settlement] = held
  if (!settlement) throw new Error('the settlement was there a moment ago')
  const to = settlementStateAfter(settlement.state, settlement.isJoint ? await aroundAll(tx, id) : aroundOne(work))
  const state = await follow(tx, mover, settlements, settlement, to)
  if (state === '50' || state === '100')
    await tx.execute(sql`
      update settlement set gross = cost.sum, amount = cost.sum
      from (select coalesce(sum(i.price), 0) as sum from item i where i.order_id in (select id from ${ordersOf(id)} o) and i.state <> '0') cost
      where id = ${id} and (gross <> cost.sum or amount <> cost.sum)`)
  await followSamples(tx, mover, work, state)
}

const aroundOne = ({ order, items, reports }: SettledWork): Around => ({
  items: items.map(({ state }) => state),
  reports: reports.map(({ state }) => state),
  order: order.state,
})

/** The orders of a settlement; void ones do not count where there are others. */
const ordersOf = (id: string) => sql`(
  select o.id, o.state from settlement t join work_order o on o.id = t.order_id where (t.id = ${id} or t.joined_into = ${id})
    and (o.state <> '0' or not exists (select from settlement x join work_order y on y.id = x.order_id
      where (x.id = ${id} or x.joined_into = ${id}) and y.state <> '0')))`

/** What a settlement of several orders follows from: everything of all of them. */
async function aroundAll(tx: Transaction, id: string): Promise<Around> {
  const { rows } = await tx.execute<Around & Record<string, unknown>>(sql`
    select (select coalesce(jsonb_agg(i.state), '[]') from item i where i.order_id in (select id from ${ordersOf(id)} o)) as items,
      (select coalesce(jsonb_agg(r.state), '[]') from report r where r.order_id in (select id from ${ordersOf(id)} o)) as reports,
      (select o.state from ${ordersOf(id)} o limit 1) as order`)
  const [around] = rows
  if (!around) throw new Error('an aggregate returns its row')
  return around
}

/** Leads the samples of an order where its settlement leads them. */
async function followSamples(tx: Transaction, mover: Mover, work: SettledWork, settlement: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; state: string }>(
    sql`select id, settlement as state from sample where order_id = ${work.order.id} order by id`,
  )
  for (const sample of rows) {
    const to = sampleSettlementAfter(sample.state, {
      items: work.items.filter((item) => item.sample_id === sample.id).map(({ state }) => state),
      reports: work.reports.filter((report) => report.sample_id === sample.id).map(({ state }) => state),
      settlement,
    })
    await follow(tx, mover, sampleSettlements, sample, to)
  }
}

/** @returns its id */
async function begin(tx: Transaction, mover: Mover, orderId: string): Promise<string> {
  const month = (await instituteDay(tx, mover.at)).slice(0, 7).replace('-', '')
  const number = `JS${month}${String(await nextNumber(tx, mover.tenant, `settlement:${month}`)).padStart(4, '0')}`
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into settlement (tenant_id, state, settlement_no, order_id, order_nos, enterprise_id, gross, amount)
    select ${mover.tenant}, '50', ${number}, o.id, o.order_no, o.enterprise_id, cost.sum, cost.sum
    from work_order o, (select coalesce(sum(price), 0) as sum from item where order_id = ${orderId} and state <> '0') cost
    where o.id = ${orderId} returning id`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  await record(tx, mover.tenant, {
    recordKind: 'settlement',
    recordId: row.id,
    action: 'beginSettlement',
    from: null,
    to: '50',
    byId: null,
    byName: 'system',
    reason: null,
    at: mover.at,
  })
  return row.id
}
