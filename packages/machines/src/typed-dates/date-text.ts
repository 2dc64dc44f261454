import { isDay } from '../calendar-day/index.ts'

const form = /^(\d{4})-(\d{2})-(\d{2})([ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/

/**
 * Whether a text is a date: `yyyy-MM-dd`, or with a time `yyyy-MM-dd HH:mm` and `yyyy-MM-dd HH:mm:ss`, a T between them or not. The 31st
 * of February is none.
 */
export function isTypedDate(text: string, withTime: boolean): boolean {
  const parts = form.exec(text)
  if (parts === null) return false
  const [, year, month, day, time] = parts
  return (time !== undefined) === withTime && isDay(Number(year), Number(month), Number(day))
}

/** A date as a value is written: a time has seconds, and a blank before it. What is no date stays as it is. */
export function writtenDate(text: string, withTime: boolean): string {
  if (!withTime || !isTypedDate(text, withTime)) return text
  const time = text.replace('T', ' ')
  return time.length < 'yyyy-MM-dd HH:mm:ss'.length ? `${time}:00` : time
}

/** Whether texts are a value: a date each, or nothing at all. A span with one end is none. */
export function areWhole(texts: readonly string[], withTime: boolean): boolean {
  return texts.every((text) => text === '') || texts.every((text) => isTypedDate(text, withTime))
}

/** Whether both say the same. */
export function areSame(texts: readonly string[], others: readonly string[]): boolean {
  return texts.length === others.length && texts.every((text, place) => text === others[place])
}
