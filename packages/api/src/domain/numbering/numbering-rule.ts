import { isKeyOf } from '../dictionaries/index.ts'

/** What an institute numbers by a rule of its own. */
export const numberedKinds = ['order', 'sample', 'item', 'report'] as const
/** What an institute numbers by a rule of its own. */
export type NumberedKind = (typeof numberedKinds)[number]

/** A part of a number. Each has all of these; what its type does not ask for is not looked at. */
export interface NumberingItem {
  /** A key of `rules_item_type`. */
  readonly type: string
  /** A key of `rules_digits_type`: of a serial number its least length, of the others how much of them is taken; 0 digits is all. */
  readonly digits: string
  /** Of fixed text: the text. */
  readonly text: string
  /** A key of `department_or_type`: whether digits are taken from a place on, or from the end. */
  readonly take: string
  /** From which character on, counted from 1. */
  readonly place: number
  /** Of a date: a key of `now_date_type`. */
  readonly dateFormat: string
}

/** What numbers are made of. What is not known is empty. */
export interface NumberingFacts {
  /** The day at the institute, `yyyy-MM-dd`. */
  readonly day: string
  /** The day of the calibration. */
  readonly calibrationDay: string
  readonly departmentShortName: string
  readonly departmentCode: string
  readonly groupCode: string
  /** A key of `technology_domain_type`. */
  readonly specialty: string
  /** The number of the order without the letters that all orders begin with. */
  readonly project: string
  /** A key of `ability_type`. */
  readonly verificationType: string
}

/** The most parts of a number. */
export const mostNumberingItems = 12

const serial = '3'
const fixedText = '7'
const project = '6'
const dates = ['4', '9']

/** The types of part that each kind can have: what is not known when it is numbered is not offered. */
export const offeredItems: Readonly<Record<NumberedKind, readonly string[]>> = {
  order: ['1', '2', '3', '4', '7', '10'],
  sample: ['1', '2', '3', '4', '6', '7', '10'],
  item: ['1', '2', '3', '4', '5', '6', '7', '8', '10'],
  report: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
}

const part = (type: string, changes: Partial<NumberingItem> = {}): NumberingItem => ({
  ...{ type, digits: '1', text: '', take: '1', place: 1, dateFormat: '2' },
  ...changes,
})

/** How numbers are made where an institute has no rule of its own. The serial number of an item counts within its order. */
export const usualNumbering: Readonly<Record<NumberedKind, readonly NumberingItem[]>> = {
  order: [part(fixedText, { text: 'WT' }), part('4'), part(serial, { digits: '5' })],
  sample: [part(fixedText, { text: 'YP' }), part('4', { dateFormat: '5' }), part(serial, { digits: '6' })],
  item: [part(fixedText, { text: 'XM' }), part(project), part(fixedText, { text: '-' }), part(serial, { digits: '3' })],
  report: [part(fixedText, { text: 'BG' }), part('4'), part(serial, { digits: '5' })],
}

const digitsOf = (key: string) => Number(key) - 1

/** The eight ways in which a date is written: the specification counts them and does not say them, so these are ours. */
function dateText(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const ways: Readonly<Record<string, string>> = {
    '1': year,
    '2': year + month,
    '3': year + month + date,
    '4': year.slice(2),
    '5': year.slice(2) + month,
    '6': year.slice(2) + month + date,
    '7': month,
    '8': month + date,
  }
  return ways[format] ?? ''
}

function cut(value: string, { digits, take, place }: NumberingItem): string {
  const length = digitsOf(digits)
  const letters = [...value]
  if (length === 0) return value
  return (take === '2' ? letters.slice(-length) : letters.slice(place - 1, place - 1 + length)).join('')
}

function partOf(item: NumberingItem, facts: NumberingFacts, count: number | string): string {
  switch (item.type) {
    case '1':
      return cut(facts.departmentShortName, item)
    case '2':
      return cut(facts.departmentCode, item)
    case '4':
      return dateText(facts.day, item.dateFormat)
    case '5':
      return cut(facts.specialty, item)
    case '6':
      return cut(facts.project, item)
    case '7':
      return item.text
    case '8':
      return cut(facts.verificationType, item)
    case '9':
      return dateText(facts.calibrationDay || facts.day, item.dateFormat)
    case '10':
      return cut(facts.groupCode, item)
    default:
      return typeof count === 'string' ? count : String(count).padStart(digitsOf(item.digits), '0')
  }
}

/** The number that a rule makes. @param count a text stands as it is: a mark for what is counted later */
export const composeNumber = (items: readonly NumberingItem[], facts: NumberingFacts, count: number | string): string =>
  items.map((item) => partOf(item, facts, count)).join('')

/** The least length of the serial number in the numbers that a rule makes: shorter ones begin with zeros. */
export const serialLength = (items: readonly NumberingItem[]): number =>
  digitsOf(items.find(({ type }) => type === serial)?.digits ?? '1')

/** The series in which a number is counted: with the month, the department or whatever else stands in it, it begins anew. */
export const seriesOf = (kind: NumberedKind, items: readonly NumberingItem[], facts: NumberingFacts): string =>
  `${kind}:${items
    .filter(({ type }) => type !== serial && type !== fixedText)
    .map((item) => partOf(item, facts, 0))
    .join('')}`

/** Something of which numbers can be shown before there is one. @param day `yyyy-MM-dd` */
export const exampleFacts = (day: string): NumberingFacts => ({
  day,
  calibrationDay: day,
  departmentShortName: 'LX',
  departmentCode: '0102',
  groupCode: '03',
  specialty: '12',
  project: `${day.slice(0, 4)}${day.slice(5, 7)}0001`,
  verificationType: '1',
})

/** What is wrong with a rule. `place` counts from 0; without it the rule as a whole is meant. */
export interface NumberingFault {
  readonly place?: number
  readonly field: 'items' | 'type' | 'digits' | 'text' | 'take' | 'place' | 'dateFormat'
  readonly kind: 'count' | 'serial' | 'project' | 'invalid' | 'text'
}

/** Letters and figures of any language, and what parts them in a number. */
const fixed = /^[\p{L}\p{N}/_.()（）[\]-]{1,16}$/u

function faultsOfItem(kind: NumberedKind, item: NumberingItem): NumberingFault['field'] | undefined {
  if (!offeredItems[kind].includes(item.type)) return 'type'
  if (item.type === fixedText) return fixed.test(item.text) ? undefined : 'text'
  if (dates.includes(item.type)) return isKeyOf('now_date_type', item.dateFormat) ? undefined : 'dateFormat'
  if (!isKeyOf('rules_digits_type', item.digits)) return 'digits'
  if (item.type === serial) return undefined
  if (!isKeyOf('department_or_type', item.take)) return 'take'
  return Number.isInteger(item.place) && item.place >= 1 && item.place <= 32 ? undefined : 'place'
}

/** Everything that keeps a rule from numbering: without exactly one serial number two records would have the same. */
export function numberingFaults(kind: NumberedKind, items: readonly NumberingItem[]): readonly NumberingFault[] {
  const faults: NumberingFault[] = []
  if (items.length === 0 || items.length > mostNumberingItems) faults.push({ field: 'items', kind: 'count' })
  if (items.filter(({ type }) => type === serial).length !== 1) faults.push({ field: 'items', kind: 'serial' })
  // Items are counted within their order, so that its number has to stand in theirs.
  if (kind === 'item' && !items.some(({ type, digits }) => type === project && digitsOf(digits) === 0))
    faults.push({ field: 'items', kind: 'project' })
  for (const [place, item] of items.entries()) {
    const field = faultsOfItem(kind, item)
    if (field !== undefined) faults.push({ place, field, kind: field === 'text' ? 'text' : 'invalid' })
  }
  return faults
}
