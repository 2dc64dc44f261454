import { setTimeout as wait } from 'node:timers/promises'
import {
  dayInShanghai,
  type Evaluation,
  evaluate,
  measurementOf,
  type Sheet,
  sheetFor,
  type TypedReadings,
} from '@etalon/api/domain'
import { type Database, sql, type Transaction } from '../db/index.ts'
import { moveItem } from '../modules/item/handlers.ts'
import { keepOriginalRecord } from '../modules/item/original-record.ts'
import { orderResource } from '../modules/order/order-resource.ts'
import { registerOrder } from '../modules/order/register-order.ts'
import { keepWords, moveReport } from '../modules/report/handlers.ts'
import type { Issuing } from '../modules/report/issue-certificate.ts'
import { receiveSample } from '../modules/sample/receive-sample.ts'
import { nextNumber } from '../numbering/index.ts'
import { type Cast, castOf } from './cast.ts'
import { enterprises } from './catalogue.ts'
import { institute, standardsUsed } from './institute.ts'
import { clockFrom } from './office-clock.ts'
import { type Random, randomFrom } from './random.ts'

/** How far an order of the demonstration has come. */
const stages = [
  'registered',
  'submitted',
  'accepted',
  'received',
  'dispatched',
  'testing',
  'confirming',
  'reviewing',
  'drafting',
  'auditing',
  'approving',
  'issuing',
  'issued',
  'voided',
] as const
type Stage = (typeof stages)[number]

/** Most orders are under way; issued ones are fewer, since each makes its documents. */
const weights: Readonly<Record<Stage, number>> = {
  registered: 6,
  submitted: 8,
  accepted: 6,
  received: 8,
  dispatched: 10,
  testing: 24,
  confirming: 10,
  reviewing: 7,
  drafting: 7,
  auditing: 7,
  approving: 6,
  issuing: 6,
  issued: 16,
  voided: 3,
}

interface Progress {
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Puts in orders in all states, made by the same moves as the screens make: registered, received, tested with readings,
 * checked, issued with their certificates. Goes on where an earlier start stood, and does nothing where all are there.
 */
export async function seedOrders(
  database: Database,
  issuing: Issuing,
  count: number,
  { onProgress }: Progress = {},
): Promise<void> {
  for (;;) {
    // One transaction an order: a start that is cut off goes on where it stood, and two processes that start at once take turns.
    const done = await database.within(institute.id, async (tx) => {
      // Tried, not waited for: on a slow machine an order takes longer than a statement may wait.
      const turn = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(7261003) as mine`)
      if (!turn.rows[0]?.mine) return 'somebody else is at it'
      const { rows } = await tx.execute<{ value: string }>(sql`select value from counter where scope = 'demo'`)
      const index = Number(rows[0]?.value ?? 0)
      if (index >= count) return undefined
      await seedOrder(tx, index, count, issuing)
      await nextNumber(tx, institute.id, 'demo')
      return index + 1
    })
    if (done === undefined) return
    if (typeof done === 'number') onProgress?.(done, count)
    else await wait(50)
  }
}

function stageOf(random: Random): Stage {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  let left = random() * total
  for (const stage of stages) {
    left -= weights[stage]
    if (left < 0) return stage
  }
  return 'testing'
}

async function seedOrder(tx: Transaction, index: number, count: number, issuing: Issuing): Promise<void> {
  const random = randomFrom(index)
  const cast = await castOf(tx)
  // A generator of its own: nights take more of its numbers, and what an order is must not depend on the hour.
  const start = Date.now() - ((count - index) / count) * 110 * 86_400_000 - 6 * 86_400_000
  const tick = clockFrom(start, randomFrom(index + 1_000_000))
  const stage = stageOf(random)
  const has = (wanted: Stage) => stage !== 'voided' && stages.indexOf(stage) >= stages.indexOf(wanted)

  const order = await registerOrder(tx, cast.as('reception', tick()), await formOf(tx, random))
  const moveOrder = (account: string, action: string, reason?: string) => {
    const mover = cast.as(account, tick())
    return orderResource.move(
      tx,
      mover,
      'zh',
      { id: order.id, version: order.version + steps++, action, ...(reason ? { reason } : {}) },
      {},
    )
  }
  let steps = 0
  if (stage === 'voided') {
    await moveOrder('reception', 'void', '客户取消送检')
    return
  }
  if (!has('submitted')) return
  await moveOrder('reception', 'submit')
  if (!has('accepted')) return
  await moveOrder('dispatcher', 'accept')
  if (!has('received')) return
  const { rows: samples } = await tx.execute<{ id: string; version: number }>(
    sql`select id, version from sample where order_id = ${order.id} order by id`,
  )
  for (const [place, sample] of samples.entries()) {
    const worn = random() < 0.15
    await receiveSample(tx, cast.as('reception', tick()), {
      ...sample,
      label: `${place + 1}/${samples.length}`,
      condition: worn ? 'scratched' : 'intact',
      conditionNote: worn ? '表壳有划痕' : '',
      materials: place % 3 === 0 ? ['1'] : [],
    })
  }
  if (!has('dispatched')) return
  const { rows: items } = await tx.execute<{ id: string }>(sql`select id from item where order_id = ${order.id} order by id`)
  for (const [place, item] of items.entries())
    await seedItem(tx, item.id, cast, tick, random, place === 0 ? stage : stageBefore(stage, random), issuing)
}

/** The other items of an order are often a step behind the first. */
function stageBefore(stage: Stage, random: Random): Stage {
  const at = stages.indexOf(stage)
  return stage === 'issued' || random() < 0.5 ? stage : (stages[Math.max(stages.indexOf('dispatched'), at - 1)] ?? stage)
}

async function formOf(tx: Transaction, random: Random) {
  const { rows } = await tx.execute<{ id: string; contact_name: string; mobile: string; address: string }>(
    sql`select id, contact_name, mobile, address from enterprise order by id limit ${enterprises.length}`,
  )
  const enterprise = rows[Math.floor(random() * rows.length)]
  if (!enterprise) throw new Error('the enterprises are seeded first')
  const { rows: owned } = await tx.execute<{
    kind_code: string
    name: string
    model: string
    serial: string
    manufacturer: string
    range: string
    accuracy: string
    ability_types: string[]
  }>(sql`
    select t.kind_code, t.name, t.model, t.serial, t.manufacturer, t.range, t.accuracy, k.ability_types
    from enterprise_instrument t join instrument_kind k on k.code = t.kind_code where t.enterprise_id = ${enterprise.id} order by t.id`)
  const begin = Math.floor(random() * owned.length)
  const pieces = 1 + Math.floor(random() * 3)
  return {
    enterId: enterprise.id,
    applicant: enterprise.contact_name,
    mobile: enterprise.mobile,
    phone: '',
    address: enterprise.address,
    billType: random() < 0.85 ? '1' : '2',
    serviceType: random() < 0.85 ? '1' : '2',
    sendWay: random() < 0.7 ? '1' : '2',
    hopeTestDate: dayInShanghai(new Date(Date.now() + Math.floor(random() * 20 - 5) * 86_400_000)),
    remark: '',
    instruments: Array.from({ length: pieces }, (_, piece) => owned[(begin + piece) % owned.length]).flatMap((one) =>
      one
        ? [
            {
              kindCode: one.kind_code,
              name: one.name,
              model: one.model,
              serial: one.serial,
              manufacturer: one.manufacturer,
              range: one.range,
              accuracy: one.accuracy,
              abilityType: one.ability_types[Math.floor(random() * one.ability_types.length)] ?? '1',
            },
          ]
        : [],
    ),
  }
}

interface ItemRow extends Record<string, unknown> {
  version: number
  technology_domain: string
  ability_type: '1' | '2'
  kind_code: string
}

async function seedItem(
  tx: Transaction,
  id: string,
  cast: Cast,
  tick: () => string,
  random: Random,
  stage: Stage,
  issuing: Issuing,
): Promise<void> {
  const has = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted)
  const read = async () => {
    const { rows } = await tx.execute<ItemRow>(
      sql`select i.version, i.technology_domain, i.ability_type, s.kind_code from item i join sample s on s.id = i.sample_id where i.id = ${id}`,
    )
    if (!rows[0]) throw new Error('the item was there a moment ago')
    return rows[0]
  }
  const moveTo = async (account: string, action: string, assignee?: string) =>
    moveItem(tx, cast.as(account, tick()), 'zh', { id, version: (await read()).version, action, assignee })
  await moveTo('dispatcher', 'dispatch')
  if (!has('testing')) return
  const row = await read()
  const tester =
    row.technology_domain === '04' && random() < 0.6
      ? 'tester2'
      : row.technology_domain !== '04' && random() < 0.4
        ? 'tester3'
        : 'tester'
  await moveTo('dispatcher', 'assign', cast.as(tester, tick()).personId)
  if (!has('confirming')) return
  // Measured first, then kept.
  const [measured, kept] = [tick(), tick()]
  await keepOriginalRecord(tx, cast.as(tester, kept), {
    id,
    version: (await read()).version,
    ...(await typedFor(tx, row, measured, random)),
  })
  await moveTo(tester, 'submit')
  if (!has('reviewing')) return
  const checker = random() < 0.5 ? 'auditor' : 'auditor2'
  await moveTo(checker, 'confirm')
  if (!has('drafting')) return
  await moveTo(checker, 'review')
  await seedReport(tx, id, tester, checker, cast, tick, stage, issuing)
}

async function seedReport(
  tx: Transaction,
  itemId: string,
  tester: string,
  checker: string,
  cast: Cast,
  tick: () => string,
  stage: Stage,
  issuing: Issuing,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; verdict: Evaluation | null }>(
    sql`select r.id, i.result->'evaluation' as verdict from report r join item i on i.id = r.item_id where i.id = ${itemId}`,
  )
  const [report] = rows
  if (!report) throw new Error('a report begins with its item')
  const version = async () =>
    (await tx.execute<{ version: number }>(sql`select version from report where id = ${report.id}`)).rows[0]?.version ?? 0
  const moveTo = async (account: string, action: string) =>
    moveReport(tx, cast.as(account, tick()), 'zh', { id: report.id, version: await version(), action }, issuing)
  const has = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted)
  if (!has('auditing')) return
  await keepWords(tx, cast.as(tester, tick()), {
    id: report.id,
    version: await version(),
    conclusion: report.verdict?.conclusion?.zh ?? '校准结果见内页',
    remark: '',
  })
  await moveTo(tester, 'submit')
  if (!has('approving')) return
  await moveTo(checker, 'audit')
  if (!has('issuing')) return
  await moveTo('approver', 'approve')
  const { rows: payer } = await tx.execute<{ on_account: boolean }>(
    sql`select e.on_account from report r join work_order o on o.id = r.order_id join enterprise e on e.id = o.enterprise_id where r.id = ${report.id}`,
  )
  if (has('issued') && payer[0]?.on_account) await moveTo('issuer', 'issue')
}

/** Readings that an instrument in good order would give; one in twelve is not in good order. */
function readingsFor(sheet: Sheet, random: Random): TypedReadings {
  const bad = sheet.limit !== undefined && random() < 1 / 12
  const readings = sheet.points.map((point) =>
    sheet.columns.map((column, place) => {
      const scale = 10 ** -column.places
      if (sheet.method === 'platinum-resistance' && place > 0) {
        const t = Number(point)
        return (100 * (1 + 3.9083e-3 * t - 5.775e-7 * t * t) + (random() - 0.5) * 0.02).toFixed(column.places)
      }
      const off = bad ? Number(point) * 0.03 + 5 * scale : Math.round((random() - 0.5) * 2) * scale
      return (Number(point) + (Number(point) === 0 ? 0 : off)).toFixed(column.places)
    }),
  )
  return { readings, observations: Object.fromEntries(sheet.observations.map(({ key }) => [key, true])) }
}

async function typedFor(tx: Transaction, row: ItemRow, at: string, random: Random) {
  const sheet = sheetFor(row.kind_code, row.ability_type)
  if (!sheet) throw new Error(`no method for ${row.kind_code}`)
  const performedOn = dayInShanghai(new Date(at))
  const { rows } = await tx.execute<{
    id: string
    name: string
    name_en: string
    expanded: string | null
    factor: string | null
  }>(sql`
    select id, name, name_en, expanded_uncertainty::text as expanded, coverage_factor::text as factor from measuring_standard
    where number = any(${sql.param([...(standardsUsed[row.kind_code] ?? [])])}::text[]) and valid_until >= ${performedOn}::date order by id`)
  const typed = {
    place: '检定室',
    performedOn,
    conditions: Object.fromEntries(
      sheet.conditions.map(({ key, minimum, maximum }) => [key, ((Number(minimum) + Number(maximum)) / 2 + random()).toFixed(1)]),
    ),
    standardIds: rows.map((one) => one.id),
    ...readingsFor(sheet, random),
  }
  const measured = measurementOf(
    sheet,
    typed,
    rows.map((one) => ({ zh: one.name, en: one.name_en, expanded: one.expanded, coverageFactor: one.factor })),
  )
  if (!measured) throw new Error(`incomplete readings for ${row.kind_code}`)
  return { typed: { ...typed, readings: typed.readings.map((cells) => [...cells]) }, evaluation: evaluate(measured) }
}
