/** A day without time or place: `2026-03-05`. */
export type CivilDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const textOf = (epochDays: number): CivilDate => new Date(epochDays * 86_400_000).toISOString().slice(0, 10)

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const partsOf = (text: string): Parts | undefined => {
  const match = pattern.exec(text)
  if (match === null) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined
}

/** Whether a text is a day that exists. */
export const isCivilDate = (text: string): boolean => partsOf(text) !== undefined

const required = (text: CivilDate): Parts => {
  const parts = partsOf(text)
  if (parts === undefined) throw new RangeError(`not a date: ${JSON.stringify(text.slice(0, 20))}`)
  return parts
}

/** Days later, or earlier for a negative number. */
export const addDays = (date: CivilDate, days: number): CivilDate => {
  const { year, month, day } = required(date)
  return textOf(Date.UTC(year, month - 1, day) / 86_400_000 + days)
}

/** Whole days from one day to another; below zero where the other is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => {
  const at = ({ year, month, day }: Parts) => Date.UTC(year, month - 1, day) / 86_400_000
  return at(required(to)) - at(required(from))
}

/** Months later; where that month is shorter, its last day. */
export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const { year, month, day } = required(date)
  const counted = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(counted / 12), (counted % 12) + 1]
  return textOf(Date.UTC(newYear, newMonth - 1, Math.min(day, daysIn(newYear, newMonth))) / 86_400_000)
}

/** The day in China (Asia/Shanghai, UTC+8 without summer time) at a moment. */
export const dayInShanghai = (moment: Date): CivilDate => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
