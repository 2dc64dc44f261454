import { readDate } from '../iso-date/index.ts'

/** One part of a date as it stands in a field. */
export interface TypedPart {
  readonly type: string
  readonly isPlaceholder: boolean
  readonly text: string
}

/**
 * What stands in the parts of a date, whether or not there is such a date: `2026-02-31`, or `2026-11-` where the day is missing.
 * @returns an empty text where nothing is typed
 */
export function typedText(parts: readonly TypedPart[]): string {
  const part = (type: string, figures: number) => {
    const found = parts.find((one) => one.type === type)
    return found === undefined || found.isPlaceholder ? '' : found.text.padStart(figures, '0')
  }
  const day = [part('year', 4), part('month', 2), part('day', 2)]
  const time = ['hour', 'minute', 'second'].filter((type) => parts.some((one) => one.type === type)).map((type) => part(type, 2))
  const has = (texts: readonly string[]) => texts.some((text) => text !== '')
  if (!has(day) && !has(time)) return ''
  return has(time) ? `${day.join('-')} ${time.join(':')}` : day.join('-')
}

const written =
  /(?<!\d)(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2})(?!\d))(?:[ T]*(\d{1,2})[:：时](\d{1,2})(?:[:：分](\d{1,2})秒?|分)?)?/g
const two = (figures: string | undefined) => (figures ?? '').padStart(2, '0')

/** A date that was found in a text. */
export interface FoundDate {
  /** `yyyy-MM-dd`; there may be no such day. */
  readonly day: string
  /** `HH:mm:ss`, where a time was written. */
  readonly time: string | undefined
}

/** The dates in a text that was pasted, as people and other programs write them: year first, with or without a time. */
export function datesIn(text: string): FoundDate[] {
  const plain = text.replaceAll(/[０-９]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
  return Array.from(plain.matchAll(written), ([, year = '', month, day, shortMonth, shortDay, hour, minute, second]) => ({
    day: `${year}-${two(month ?? shortMonth)}-${two(day ?? shortDay)}`,
    time: hour === undefined ? undefined : `${two(hour)}:${two(minute)}:${two(second)}`,
  }))
}

/** How many days the month of a typed date has; undefined where that is not known yet. */
export function daysOfTyped(text: string): number | undefined {
  const [year = '', month = ''] = text.split('-')
  // Without a year February may have 29 days.
  const first = readDate(`${year === '' ? '2024' : year}-${month}-01`)
  return first === null ? undefined : first.calendar.getDaysInMonth(first)
}
