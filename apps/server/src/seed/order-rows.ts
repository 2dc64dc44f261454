import { institute, kinds, manufacturers, type Random, randomFrom } from '../demo/index.ts'
import { dayOf, days } from './calendar.ts'
import { line } from './copy-lines.ts'
import { mobileOf, oneOf, personOf } from './enterprise-rows.ts'
import { enterprisesOf, firstOfMonth, type Load } from './load-plan.ts'
import { rareVariants, variants } from './words.ts'

/** Whom the seed lets work: ids of accounts, by the account's name, and of departments by domain. */
export interface Staff {
  readonly accounts: Readonly<Record<string, number>>
  readonly departments: Readonly<Record<string, number>>
}

/** Where an order of the last weeks stands: state of the order, of its samples, items and report. */
const underWay = [
  { order: '50', sample: '50', item: '100', report: null },
  { order: '100', sample: '50', item: '100', report: null },
  { order: '300', sample: '50', item: '100', report: null },
  { order: '300', sample: '100', item: '200', report: null },
  { order: '300', sample: '300', item: '300', report: null },
  { order: '300', sample: '300', item: '400', report: null },
  { order: '300', sample: '300', item: '500', report: null },
  { order: '300', sample: '400', item: '600', report: '400' },
  { order: '300', sample: '400', item: '600', report: '500' },
  { order: '300', sample: '400', item: '600', report: '600' },
  { order: '300', sample: '400', item: '600', report: '700' },
] as const
const done = { order: '1000', sample: '1000', item: '600', report: '1000' } as const
const voided = { order: '0', sample: '0', item: '0', report: null } as const

/** Orders of the last three of a hundred are under way; of the others one in fifty was voided. */
function standingOf(index: number, orders: number, random: Random) {
  if (index >= orders * 0.97) return oneOf(underWay, random)
  return random() < 0.02 ? voided : done
}

export const orderColumns = [
  ...[
    'id',
    'tenant_id',
    'version',
    'state',
    'duties',
    'order_no',
    'enterprise_id',
    'applicant',
    'mobile',
    'bill_type',
    'service_type',
    'send_way',
  ],
  ...['bill_date', 'hope_test_date', 'amount', 'created_by', 'created_at'],
] as const
export const sampleColumns = [
  ...[
    'id',
    'tenant_id',
    'version',
    'state',
    'order_id',
    'sample_no',
    'kind_code',
    'name',
    'name_en',
    'model',
    'serial',
    'manufacturer',
    'range',
  ],
  ...['accuracy', 'label', 'condition', 'received_by', 'received_at'],
] as const
export const itemColumns = [
  ...[
    'id',
    'tenant_id',
    'version',
    'state',
    'duties',
    'order_id',
    'sample_id',
    'item_no',
    'technology_domain',
    'ability_type',
    'regulation',
    'price',
  ],
  // Triggers are off while they are put in: what these would write is among the columns.
  ...['department_id', 'tester_id', 'performed_on', 'instrument_name'],
] as const
export const reportColumns = [
  'id',
  'tenant_id',
  'version',
  'state',
  'duties',
  'order_id',
  'sample_id',
  'item_id',
  'report_no',
  'tester_id',
] as const

/** The lines of one order in each table. */
export interface OrderLines {
  readonly order: string
  readonly sample: string
  readonly item: string
  readonly report: string
}

const testersOf: Readonly<Record<string, readonly string[]>> = {
  '04': ['tester', 'tester2', 'tester2'],
  '10': ['tester', 'tester3'],
  '12': ['tester', 'tester', 'tester3'],
}

/**
 * What an order is, by its place alone: the same one each time.
 * @param chunk how many orders come at once: enterprises come with them, and each order is of one that is there by then
 */
export function orderLines(load: Load, index: number, chunk: number, { accounts, departments }: Staff): OrderLines {
  const { orders, before, until } = load
  const random = randomFrom(index + Number(load.id) * 7919)
  const place = dayOf(index, orders)
  const day = days(until)[place]
  if (!day) throw new Error('an order has its day')
  const inMonth = index - firstOfMonth(load, place, day.month)
  const standing = standingOf(index, orders, random)
  const isReceived = !['50', '0'].includes(standing.sample)
  const isDispatched = !['100', '0'].includes(standing.item)
  const isGiven = isDispatched && standing.item !== '200'
  const isChecked = standing.item === '600'

  const orderId = before.work_order + 1 + index
  // Enterprises come with the orders: those of the chunks before and of its own are there.
  const known = enterprisesOf(Math.min(orders, (Math.floor(index / chunk) + 1) * chunk))
  const enterpriseId = before.enterprise + 1 + Math.floor(random() ** 1.3 * known)
  const number = `${day.month}${String((load.given.order[day.month] ?? 0) + inMonth + 1).padStart(4, '0')}`
  const at = `${day.date} ${String(1 + Math.floor(random() * 8)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}:00+00`
  const hoped =
    random() < 0.8 ? (days(until)[Math.min(place + 5 + Math.floor(random() * 20), days(until).length - 1)]?.date ?? null) : null
  const person = (account: string) => accounts[account] ?? 0
  const reception = person('reception')
  let [sample, item, report] = ['', '', '']
  let amount = 0
  // Ids rise with time: before this order, one in twenty has had two.
  const reports = standing.report === null ? 0 : index % 20 === 7 ? 2 : 1
  for (let piece = 0; piece < 3; piece += 1) {
    const kind = oneOf(kinds, random)
    const ability = oneOf(kind.abilityTypes, random)
    const variant = random() < 0.0005 ? oneOf(rareVariants, random) : oneOf(variants, random)
    const name = `${variant}${kind.name}`
    const sampleId = before.sample + 1 + index * 3 + piece
    const itemId = before.item + 1 + index * 3 + piece
    const sampleNumber = String((load.given.sample[day.month] ?? 0) + inMonth * 3 + piece + 1).padStart(5, '0')
    const serial = `${oneOf(['A', 'B', 'H', 'T', 'X', 'Z'], random)}${10 + Math.floor(random() * 16)}-${String(Math.floor(random() * 1e7)).padStart(7, '0')}`
    const tester = oneOf(testersOf[kind.domain] ?? ['tester'], random)
    const checker = random() < 0.5 ? 'auditor' : 'auditor2'
    const duties = isChecked
      ? { tester: String(person(tester)), auditor: String(person(checker)), reviewer: String(person(checker)) }
      : isGiven
        ? { tester: String(person(tester)) }
        : {}
    amount += Number(kind.price)
    sample += line([
      ...[
        sampleId,
        institute.id,
        isReceived ? 1 : 0,
        standing.sample,
        orderId,
        isReceived ? `YP${day.month.slice(2)}${sampleNumber}` : null,
      ],
      ...[kind.code, name, kind.nameEn, `${kind.code}-${1 + Math.floor(random() * 40)}`, serial],
      ...[
        oneOf(manufacturers, random),
        kind.range,
        kind.accuracy,
        isReceived ? `${piece + 1}/3` : '',
        isReceived ? 'intact' : '',
      ],
      ...[isReceived ? reception : null, isReceived ? at : null],
    ])
    item += line([
      ...[
        itemId,
        institute.id,
        0,
        standing.item,
        JSON.stringify(duties),
        orderId,
        sampleId,
        `XM${number}-0${piece + 1}`,
        kind.domain,
        ability,
      ],
      ...[kind.regulation, kind.price, isDispatched ? (departments[kind.domain] ?? null) : null, isGiven ? person(tester) : null],
      ...[isChecked ? day.date : null, name],
    ])
    if (piece < reports) {
      const reportId = before.report + 1 + index + Math.floor((index + 12) / 20) + piece
      const reportNumber = String((load.given.report[day.month] ?? 0) + inMonth * 2 + piece + 1).padStart(4, '0')
      const signed = {
        tester: duties.tester,
        auditor: duties.auditor,
        approver: String(person('approver')),
        issuer: String(person('issuer')),
      }
      const held = standing.report === '1000' ? signed : { tester: duties.tester }
      report += line([
        ...[reportId, institute.id, 0, standing.report, JSON.stringify(held), orderId, sampleId, itemId],
        ...[`BG${day.month}${reportNumber}`, isGiven ? person(tester) : null],
      ])
    }
  }
  const duties = standing.order === '50' ? {} : { registrar: String(reception) }
  const order = line([
    ...[
      orderId,
      institute.id,
      0,
      standing.order,
      JSON.stringify(duties),
      `WT${number}`,
      enterpriseId,
      personOf(random),
      mobileOf(random),
    ],
    ...[
      random() < 0.85 ? '1' : '2',
      random() < 0.85 ? '1' : '2',
      random() < 0.7 ? '1' : '2',
      day.date,
      hoped,
      amount.toFixed(2),
      reception,
      at,
    ],
  ])
  return { order, sample, item, report }
}
