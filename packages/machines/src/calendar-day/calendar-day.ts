const shortMonths: readonly number[] = [4, 6, 9, 11]

/**
 * Whether a year, a month from 1 and a day from 1 name a day of the Gregorian calendar, reckoned backwards before 1582 as ISO 8601
 * does. Machines have no `Date`, which would turn the 31st of April into the 1st of May.
 */
export function isDay(year: number, month: number, day: number): boolean {
  return Number.isInteger(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return shortMonths.includes(month) ? 30 : 31
}
