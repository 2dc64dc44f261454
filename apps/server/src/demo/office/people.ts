import { addDays } from '@etalon/api/domain'
import { sql } from '../../db/index.ts'
import { keepLeave, moveLeave } from '../../modules/leave/keep-leave.ts'
import { finishTraining, keepTraining } from '../../modules/training/keep-training.ts'
import type { DemoPart } from './demo-part.ts'

const requests = [
  { account: 'tester', kind: 'annual', from: 14, days: 3, reason: '回家探亲，在检任务已交接给林知夏' },
  { account: 'tester2', kind: 'sick', from: 2, days: 1, reason: '复诊，当天没有到期的任务' },
  { account: 'reception', kind: 'personal', from: 7, days: 1, reason: '办理房产手续，窗口由唐婉值守' },
  { account: 'auditor', kind: 'annual', from: 30, days: 5, reason: '年休假，核验工作由另一名核验员承担' },
  { account: 'tester', kind: 'compensatory', from: 5, days: 1, reason: '周末在客户现场检定，调休一天' },
] as const

/** The first Monday to Friday from a day on. */
const workdayFrom = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** Requests for leave that wait, were agreed to and refused, and a draft. */
export const seedLeave: DemoPart = async ({ tx, cast, day, at }) => {
  for (const [place, { account, kind, from, days, reason }] of requests.entries()) {
    const applicant = cast.as(account, at(3))
    const first = workdayFrom(addDays(day, from))
    const span = { fromDay: first, fromHalf: 'am', toDay: addDays(first, days - 1), toHalf: 'pm' } as const
    const id = await keepLeave(tx, applicant, 'zh', { kind, ...span, reason, handIn: place < 4 })
    const { rows } = await tx.execute<{ version: number; handler: string | null }>(
      sql`select l.version, h.account as handler from leave_request l left join account h on h.id = l.handler_id where l.id = ${id}`,
    )
    const [held] = rows
    if (held === undefined || (place !== 0 && place !== 2)) continue
    const decider = cast.as(held.handler ?? 'admin', at(1))
    const words = place === 0 ? { action: 'agree' } : { action: 'refuse', reason: '当天窗口只有一人，请改期' }
    await moveLeave(tx, decider, 'zh', { id, version: held.version, ...words })
  }
}

const lessons = [
  {
    title: 'GB/T 8170 数值修约与不确定度评定',
    mode: '2',
    type: '1',
    from: -40,
    hours: 8,
    place: '三楼培训室',
    trainer: '陆明远',
  },
  { title: 'JJG 52 压力表检定规程宣贯', mode: '2', type: '1', from: -12, hours: 4, place: '力学室', trainer: '高嵘' },
  { title: '一级注册计量师继续教育', mode: '1', type: '2', from: 10, hours: 24, place: '', trainer: '省计量测试学会' },
] as const

/** Trainings that were held and evaluated, and one to come. */
export const seedTrainings: DemoPart = async ({ tx, cast, day, at }) => {
  const planner = cast.as('dispatcher', at(45))
  const people = ['tester', 'tester2', 'tester3', 'auditor'].map((account) => cast.as(account, at(0)).personId)
  for (const { from, ...lesson } of lessons) {
    const days = { fromDay: addDays(day, from), toDay: addDays(day, from + (lesson.hours > 8 ? 2 : 0)) }
    const id = await keepTraining(tx, planner, { ...lesson, ...days, content: '', participants: people })
    if (from > 0) continue
    const { rows } = await tx.execute<{ version: number }>(sql`select version from training where id = ${id}`)
    const results = people.map((accountId, place) => ({ accountId, evaluation: place === 0 ? '1' : '2', remark: '' }))
    await finishTraining(tx, cast.as('dispatcher', at(Math.max(1, -from - 1))), { id, version: rows[0]?.version ?? 0, results })
  }
}
