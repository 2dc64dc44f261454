import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { keepPickup, movePickup } from '../../modules/pickup/keep-pickup.ts'
import { keepPlan } from '../../modules/trace-plan/keep-plan.ts'
import { plannableStandards } from '../../modules/trace-plan/plan-detail.ts'
import { planTable } from '../../modules/trace-plan/plan-list.ts'
import { moveRecord } from '../../workflow/index.ts'
import type { DemoPart } from './demo-part.ts'

const hours = ['09:00', '10:30', '14:00', '15:30'] as const

/** Appointments of the next days, asked for, accepted, one refused, one done. */
export const seedPickups: DemoPart = async ({ tx, cast, day, at, enterprises, random }) => {
  for (const [place, { id: enterId, contact, mobile, address }] of enterprises.slice(0, 9).entries()) {
    const reception = cast.as('reception', at(1))
    const time = { pickupTime: `${addDays(day, 1 + (place % 5))} ${hours[place % hours.length]}` }
    const what = { instrumentCount: 2 + Math.floor(random() * 12), remark: place % 3 === 0 ? '需带周转箱' : '' }
    const id = await keepPickup(tx, reception, 'zh', { enterId, place: address, contact, mobile, ...time, ...what })
    if (place < 4) continue
    const { rows } = await tx.execute<{ version: number }>(sql`select version from pickup where id = ${id}`)
    const version = rows[0]?.version ?? 0
    if (place === 4) {
      await movePickup(tx, reception, 'zh', { id, version, action: 'reject', reason: '当天车辆已约满，请改期' })
      continue
    }
    const accepted = await movePickup(tx, reception, 'zh', { id, version, action: 'accept' })
    if (place === 8) await movePickup(tx, reception, 'zh', { id, version: accepted.version, action: 'finish' })
  }
}

/** Plans for the traceability of standards: one that waits for its audit, one under way. */
export const seedPlans: DemoPart = async ({ tx, cast, day, at }) => {
  const found = await plannableStandards(tx, { from: day, to: addDays(day, 400) })
  const halves = [found.slice(0, 2), found.slice(2, 5)].filter((half) => half.length > 0)
  for (const [place, half] of halves.entries()) {
    const period = { periodFrom: day, periodTo: addDays(day, place === 0 ? 90 : 400) }
    const lines = half.map(({ standardId }, row) => ({
      ...{ standardId, checkWay: '1', institution: row % 2 === 0 ? '中国计量科学研究院' : '省计量检测研究院', remark: '' },
      plannedOn: addDays(day, 20 + row * 10),
    }))
    const name = place === 0 ? '四季度计量标准溯源计划' : '年度计量标准溯源计划'
    const { id, version } = await keepPlan(tx, cast.as('dispatcher', at(6)), { name, ...period, remark: '', lines })
    const handedIn = await moveRecord(tx, planTable, { id, version, action: 'submit' }, cast.as('dispatcher', at(5)))
    if (place === 1) continue
    await moveRecord(tx, planTable, { id, version: handedIn.version, action: 'approve' }, cast.as('approver', at(4)))
  }
}
