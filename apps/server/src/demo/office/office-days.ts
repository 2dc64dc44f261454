import { dayInShanghai } from '@etalon/api/domain'

const dayLong = 86_400_000
const minute = 60_000

/** The day on which the office's records are put in, and the moments before it. */
export interface OfficeDays {
  /** `2026-11-24`: the day of `at(0)` by the clock of Shanghai, so that nothing of that day lies in the future. */
  readonly day: string
  /** Ten in the forenoon so many days ago; nothing is later than a minute ago. */
  readonly at: (daysAgo: number) => string
}

/** @param now the moment at which they are put in */
export function officeDaysAt(now: Date): OfficeDays {
  const forenoon = Date.parse(`${dayInShanghai(now)}T10:00:00+08:00`)
  const at = (daysAgo: number) => new Date(Math.min(forenoon - daysAgo * dayLong, now.getTime() - minute)).toISOString()
  return { day: dayInShanghai(new Date(at(0))), at }
}
