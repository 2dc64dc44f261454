import {
  sampleSettlementAfter,
  sampleSettlementProgression,
  settlementProgression,
  settlementStateAfter,
} from '@etalon/api/domain'
import { sql, type Transaction } from '../db/index.ts'
import { record } from '../history/index.ts'
import { instituteDay, nextNumber } from '../numbering/index.ts'
import { type Following, follow } from './follow.ts'
import type { Mover } from './mover.ts'

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
  const found = await tx.execute<{ id: string; state: string }>(
    sql`select id, state from settlement where order_id = ${order.id}`,
  )
  const isAccepted = order.state === '300' || order.state === '1000'
  const settlement = found.rows[0] ?? (isAccepted ? await begin(tx, mover, order.id) : undefined)
  if (!settlement) return
  const to = settlementStateAfter(settlement.state, {
    items: work.items.map(({ state }) => state),
    reports: work.reports.map(({ state }) => state),
    order: order.state,
  })
  const state = await follow(tx, mover, settlements, settlement, to)
  if (state === '50' || state === '100')
    await tx.execute(sql`
      update settlement set gross = cost.sum, amount = cost.sum
      from (select coalesce(sum(price), 0) as sum from item where order_id = ${order.id} and state <> '0') cost
      where id = ${settlement.id} and (gross <> cost.sum or amount <> cost.sum)`)
  await followSamples(tx, mover, work, state)
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

async function begin(tx: Transaction, mover: Mover, orderId: string): Promise<{ id: string; state: string }> {
  const month = (await instituteDay(tx, mover.at)).slice(0, 7).replace('-', '')
  const number = `JS${month}${String(await nextNumber(tx, mover.tenant, `settlement:${month}`)).padStart(4, '0')}`
  const { rows } = await tx.execute<{ id: string; state: string }>(sql`
    insert into settlement (tenant_id, state, settlement_no, order_id, enterprise_id, gross, amount)
    select ${mover.tenant}, '50', ${number}, o.id, o.enterprise_id, cost.sum, cost.sum
    from work_order o, (select coalesce(sum(price), 0) as sum from item where order_id = ${orderId} and state <> '0') cost
    where o.id = ${orderId} returning id, state`)
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
  return row
}
