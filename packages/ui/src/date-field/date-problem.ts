import type { Messages } from '../i18n/index.ts'
import { readDate } from '../iso-date/index.ts'
import type { TypedDates } from './use-typed-dates.ts'

interface Bounds {
  min?: string | undefined
  max?: string | undefined
}

/**
 * What is wrong with a day or a time that was typed: calendars offer only what is allowed, keys do not.
 * All are written year first, so that letters compare as times do; a day as the last one includes all its seconds.
 * @param value `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`, or what stands in the field in its place: `2026-02-31`, `2026-11-`
 * @returns a sentence, or undefined where nothing is wrong
 */
export function dateProblem(value: string | null, { min, max }: Bounds, messages: Messages): string | undefined {
  if (value === null || value === '') return undefined
  const day = value.slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return messages.dateIncomplete
  if (readDate(day) === null) return messages.noSuchDay(day)
  if (value.length > 10 && !/^.{10}[ T]\d{2}:\d{2}(:\d{2})?$/.test(value)) return messages.dateIncomplete
  if (min && value.slice(0, min.length) < min) return messages.dateTooEarly(min)
  if (max && value.slice(0, max.length) > max) return messages.dateTooLate(max)
  return undefined
}

/**
 * What is wrong with what was typed or pasted just now. A year of two figures is refused and not taken as of this century: certificates
 * and instruments of the last one are in use, and 98 would become 2098.
 * @returns a sentence, or undefined where nothing is wrong
 */
export function typedProblem({ refused, isLeft, texts }: TypedDates, messages: Messages): string | undefined {
  if (refused !== undefined) return messages.notADate(refused)
  const short = isLeft ? texts.find((text) => text.startsWith('0') && readDate(text.slice(0, 10)) !== null) : undefined
  return short === undefined ? undefined : messages.wholeYear(short.slice(0, 4))
}
