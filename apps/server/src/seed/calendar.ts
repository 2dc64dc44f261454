/** Days over which orders are spread: three years. */
const span = 1095

interface Day {
  /** `2026-11-20` */
  readonly date: string
  /** `202611` */
  readonly month: string
}

const known = new Map<string, readonly Day[]>()

/** The days of a load, the last of which is `until`. */
export function days(until: string): readonly Day[] {
  const kept = known.get(until)
  if (kept) return kept
  const last = Date.parse(`${until}T00:00:00Z`)
  const made = Array.from({ length: span }, (_, place) => {
    const date = new Date(last - (span - 1 - place) * 86_400_000).toISOString().slice(0, 10)
    return { date, month: date.slice(0, 7).replace('-', '') }
  })
  known.set(until, made)
  return made
}

/** The day of an order by its place among all. */
export const dayOf = (index: number, orders: number) => Math.floor((index * span) / orders)

/** The first order of a day. */
export const firstOfDay = (day: number, orders: number) => Math.ceil((day * orders) / span)

/** The months of a load, each with its first order and the one behind its last. */
export function monthsOf(until: string, orders: number): { month: string; first: number; end: number }[] {
  const months: { month: string; first: number; end: number }[] = []
  for (const [place, { month }] of days(until).entries()) {
    const last = months.at(-1)
    const end = firstOfDay(place + 1, orders)
    if (last?.month === month) last.end = end
    else months.push({ month, first: firstOfDay(place, orders), end })
  }
  return months
}
