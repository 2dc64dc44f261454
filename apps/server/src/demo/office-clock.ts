import type { Random } from './random.ts'

const minute = 60_000
const hour = 60 * minute
/** The office is open from 8:30 to 17:30 by the clock of Shanghai, which is eight hours ahead and keeps no summer time. */
const opens = 8.5 * hour
const closes = 17.5 * hour

/** The moment itself where the office is open then, else a little after it opens next. */
function whileOpen(moment: number, random: Random): number {
  const sinceMidnight = (moment + 8 * hour) % (24 * hour)
  if (sinceMidnight >= opens && sinceMidnight <= closes) return moment
  const day = moment - sinceMidnight + (sinceMidnight > closes ? 24 * hour : 0)
  return day + opens + random() * 40 * minute
}

/** Moves along a clock: an order's steps are an hour or some apart, while people work, and none lies in the future. */
export function clockFrom(start: number, random: Random): () => string {
  let now = start
  return () => {
    now = Math.min(whileOpen(now + (0.5 + random() * 3) * hour, random), Date.now() - minute)
    return new Date(now).toISOString()
  }
}
