import type { Messages } from '../i18n/index.ts'

interface Bounds {
  min?: string | undefined
  max?: string | undefined
}

/**
 * What is wrong with a day or a time that was typed: calendars offer only what is allowed, keys do not.
 * All are written year first, so that letters compare as times do; a day as the last one includes all its seconds.
 * @param value `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`
 * @returns a sentence, or undefined where nothing is wrong
 */
export function dateProblem(value: string | null, { min, max }: Bounds, messages: Messages): string | undefined {
  if (value === null || value === '') return undefined
  if (min && value.slice(0, min.length) < min) return messages.dateTooEarly(min)
  if (max && value.slice(0, max.length) > max) return messages.dateTooLate(max)
  return undefined
}
