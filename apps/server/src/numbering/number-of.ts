import {
  composeNumber,
  type NumberedKind,
  type NumberingFacts,
  type NumberingItem,
  seriesOf,
  usualNumbering,
} from '@etalon/api/domain'
import { executeNamed, sql, type Transaction } from '../db/index.ts'
import { instituteDay } from './institute-day.ts'
import { nextNumber } from './next-number.ts'

/** For whom something is numbered, and when. */
export interface Numberer {
  readonly tenant: string
  readonly personId: string
  /** The moment where it is not now: demonstration data. */
  readonly at?: string
}

/** What is numbered. */
interface Numbered {
  readonly orderNo?: string
  readonly orderId?: string
  readonly itemId?: string
  readonly specialty?: string
  readonly verificationType?: string
  /** Of an item: which one of its order it is, counted from 1. */
  readonly serial?: number
}

const taken: Readonly<Record<Exclude<NumberedKind, 'item'>, (number: string) => ReturnType<typeof sql>>> = {
  order: (number) => sql`select from work_order where order_no = ${number}`,
  sample: (number) => sql`select from sample where sample_no = ${number}`,
  report: (number) => sql`select from report where report_no = ${number}`,
}

/** What orders begin with where an institute has no rule of its own. */
const usualLetters = 'WT'
const projectOf = (orderNo: string) => (orderNo.startsWith(usualLetters) ? orderNo.slice(usualLetters.length) : orderNo)

/** What the rule asks for and the caller did not give. */
export async function factsOf(
  tx: Transaction,
  numberer: Numberer,
  numbered: Numbered,
  items: readonly NumberingItem[],
): Promise<NumberingFacts> {
  const { orderId = null, itemId = null } = numbered
  const hasDay = items.some(({ type }) => type === '4' || type === '9')
  const day = hasDay ? await instituteDay(tx, numberer.at) : ''
  const facts = {
    ...{ day, calibrationDay: '', departmentShortName: '', departmentCode: '', groupCode: '' },
    specialty: numbered.specialty ?? '',
    project: projectOf(numbered.orderNo ?? ''),
    verificationType: numbered.verificationType ?? '',
  }
  const isGiven = items.every(
    ({ type }) => ['3', '4', '7'].includes(type) || (numbered.orderNo !== undefined && ['5', '6', '8'].includes(type)),
  )
  if (isGiven) return facts
  const { rows } = await tx.execute<
    Record<'shortName' | 'code' | 'category' | 'orderNo' | 'specialty' | 'ability' | 'groupCode', string | null>
  >(sql`
    select d.short_name as "shortName", d.code, d.category, o.order_no as "orderNo", i.technology_domain as specialty, i.ability_type as ability,
      (select g.code from work_group g where g.id = i.group_id) as "groupCode"
    from account a
      left join item i on i.id = ${itemId}
      left join work_order o on o.id = coalesce(${orderId}::bigint, i.order_id)
      left join department d on d.id = coalesce(i.department_id, a.department_id)
    where a.id = ${numberer.personId}`)
  const [row] = rows
  return {
    ...facts,
    departmentShortName: row?.shortName ?? '',
    departmentCode: row?.code ?? '',
    // The calibration group of the work itself, or the group that a person belongs to in the institute.
    groupCode: row?.groupCode ?? (row?.category === '3' ? (row.code ?? '') : ''),
    specialty: row?.specialty ?? facts.specialty,
    project: row?.orderNo ? projectOf(row.orderNo) : facts.project,
    verificationType: row?.ability ?? facts.verificationType,
  }
}

/** The rule of one kind of record. */
export interface Numbering {
  readonly kind: NumberedKind
  readonly items: readonly NumberingItem[]
  /** Whether the institute has made it. */
  readonly isOwn: boolean
}

/** By which rule an institute numbers records of a kind: its own, or as usual. */
export async function numberingOf(tx: Transaction, kind: NumberedKind): Promise<Numbering> {
  const { rows } = await executeNamed<{ items: NumberingItem[] }>(
    tx,
    'numbering-rule',
    sql`select items from numbering_rule where kind = ${kind}`,
  )
  const own = rows[0]?.items
  return { kind, items: own ?? usualNumbering[kind], isOwn: own !== undefined }
}

/**
 * The number of a record by a rule. Where the rule was changed, and makes a number that there is already, the next one is taken.
 */
export async function numberOf(
  tx: Transaction,
  numberer: Numberer,
  { kind, items, isOwn }: Numbering,
  numbered: Numbered = {},
): Promise<string> {
  const facts = await factsOf(tx, numberer, numbered, items)
  if (kind === 'item') return composeNumber(items, facts, numbered.serial ?? 1)
  for (;;) {
    const number = composeNumber(items, facts, await nextNumber(tx, numberer.tenant, seriesOf(kind, items, facts)))
    if (!isOwn || (await tx.execute(taken[kind](number))).rows.length === 0) return number
  }
}
