import { orderStateAfter, reportStateAfter, sampleStateAfter } from '@etalon/api/domain'
import { executeNamed, sql, type Transaction } from '../db/index.ts'
import { record } from '../history/index.ts'
import { numberingOf, numberOf } from '../numbering/index.ts'
import { follow } from './follow.ts'
import { followSettlement } from './follow-settlement.ts'
import type { Mover } from './mover.ts'
import { orderTable, reportTable, sampleTable } from './tables.ts'

interface Work {
  readonly order: { id: string; state: string }
  readonly samples: { id: string; state: string; received: boolean }[]
  readonly items: { id: string; state: string; sample_id: string; tester_id: string | null }[]
  readonly reports: { id: string; state: string; item_id: string; sample_id: string }[]
}

async function load(tx: Transaction, orderId: string): Promise<Work | undefined> {
  const { rows } = await executeNamed<Record<string, unknown> & { work: Work }>(
    tx,
    'work-of-order',
    sql`
    select jsonb_build_object(
      'order', (select jsonb_build_object('id', o.id::text, 'state', o.state) from work_order o where o.id = ${orderId}),
      'samples', (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'state', state, 'received', received_at is not null) order by id), '[]') from sample where order_id = ${orderId}),
      'items', (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'state', state, 'sample_id', sample_id::text, 'tester_id', tester_id::text) order by id), '[]') from item where order_id = ${orderId}),
      'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'state', state, 'item_id', item_id::text, 'sample_id', sample_id::text) order by id), '[]') from report where order_id = ${orderId})
    ) as work`,
  )
  return rows[0]?.work
}

/**
 * What moves along after a move, in this order: report, sample, order, settlement; each step its own row of history. A parent's state is
 * computed from its children, never set by hand. The caller holds the lock of the order.
 */
export async function settleOrder(tx: Transaction, mover: Mover, orderId: string): Promise<void> {
  const work = await load(tx, orderId)
  if (!work) return
  for (const item of work.items) {
    if (Number(item.state) >= 300 && !work.reports.some((report) => report.item_id === item.id))
      work.reports.push(await beginReport(tx, mover, orderId, item))
  }
  for (const report of work.reports) {
    const items = work.items.filter((item) => item.id === report.item_id).map((item) => item.state)
    report.state = await follow(tx, mover, reportTable, report, reportStateAfter(report.state, items))
  }
  for (const sample of work.samples) {
    const state = sampleStateAfter(sample.state, {
      items: work.items.filter((item) => item.sample_id === sample.id).map((item) => item.state),
      reports: work.reports.filter((report) => report.sample_id === sample.id).map((report) => report.state),
      received: sample.received,
      order: work.order.state,
    })
    sample.state = await follow(tx, mover, sampleTable, sample, state)
  }
  work.order.state = await follow(
    tx,
    mover,
    orderTable,
    work.order,
    orderStateAfter(
      work.order.state,
      work.samples.map((sample) => sample.state),
    ),
  )
  await followSettlement(tx, mover, work)
}

/** A report is there from the moment its item starts; its drafter is the item's tester. */
async function beginReport(
  tx: Transaction,
  mover: Mover,
  orderId: string,
  item: Work['items'][number],
): Promise<Work['reports'][number]> {
  const number = await numberOf(tx, mover, await numberingOf(tx, 'report'), { itemId: item.id })
  const duties = item.tester_id ? { tester: item.tester_id } : {}
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into report (tenant_id, state, duties, order_id, sample_id, item_id, report_no)
    values (${mover.tenant}, '300', ${JSON.stringify(duties)}::jsonb, ${orderId}, ${item.sample_id}, ${item.id}, ${number}) returning id`)
  const id = rows[0]?.id ?? ''
  await record(tx, mover.tenant, {
    recordKind: 'report',
    recordId: id,
    action: 'begin',
    from: null,
    to: '300',
    byId: null,
    byName: 'system',
    reason: null,
    at: mover.at,
  })
  return { id, state: '300', item_id: item.id, sample_id: item.sample_id }
}
