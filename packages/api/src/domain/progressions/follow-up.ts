import type { Move, Progression } from './progression.ts'

/**
 * What moves along. A parent's state is computed from its children, never set by hand; discarded children do not count.
 * Within one transaction the order is item, report, sample, order, settlement, with one history row for each move.
 */

const discarded = '0'
const live = (states: readonly string[]): readonly string[] => states.filter((state) => state !== discarded)
const allAre = (states: readonly string[], state: string): boolean => states.length > 0 && states.every((one) => one === state)

/** What a sample's state follows from, besides its own present state. */
export interface SampleSurroundings {
  /** States of all its items, discarded ones too. */
  readonly items: readonly string[]
  /** States of all reports that rest on its items, discarded ones too. */
  readonly reports: readonly string[]
  /** Whether it has been received, labelled and its condition noted. */
  readonly received: boolean
  /** State of its order. */
  readonly order: string
}

/**
 * The state of a report after its items moved: 400 (drafting) once all of them are done, back to 300 when one is reopened.
 * From 700 on it stays whatever happens, and without a living item it waits for a person.
 */
export const reportStateAfter = (current: string, items: readonly string[]): string => {
  const counted = live(items)
  if (counted.length === 0) return current
  if (current === '300') return allAre(counted, '600') ? '400' : '300'
  const rewordable = current === '400' || current === '500' || current === '600'
  return rewordable && !allAre(counted, '600') ? '300' : current
}

/** The state of a sample after its order, its receipt, its items or its reports moved. Done and discarded samples stay as they are. */
export const sampleStateAfter = (current: string, { items, reports, received, order }: SampleSurroundings): string => {
  if (current === '1000' || current === discarded) return current
  if (order === discarded || allAre(items, discarded)) return discarded
  const accepted = order === '300' || order === '1000'
  if (current === '50' && !(received && accepted)) return '50'
  const counted = live(items)
  if (allAre(counted, '600')) return allAre(live(reports), '1000') ? '1000' : '400'
  return counted.some((state) => Number(state) >= 300) ? '300' : '100'
}

/** The state of an order after its samples moved: done when every living sample is done and there is one. */
export const orderStateAfter = (current: string, samples: readonly string[]): string =>
  current === '300' && allAre(live(samples), '1000') ? '1000' : current

/** What a settlement follows from, besides its own present state. */
export interface SettlementSurroundings {
  /** States of all items of the order, discarded ones too. */
  readonly items: readonly string[]
  /** States of all their reports, discarded ones too. */
  readonly reports: readonly string[]
  readonly order: string
}

/** Whether everything was tested, and every report approved. */
const isReadyToSettle = ({ items, reports }: Pick<SettlementSurroundings, 'items' | 'reports'>): boolean =>
  allAre(live(items), '600') && live(reports).length > 0 && live(reports).every((state) => Number(state) >= 700)

/** The state of a settlement after its order, items or reports moved. From what was settled on people move it alone. */
export const settlementStateAfter = (current: string, around: SettlementSurroundings): string => {
  if (current !== '50' && current !== '100') return current
  if (around.order === discarded) return discarded
  return current === '50' && isReadyToSettle(around) ? '100' : current
}

/** Whether a sample can be settled, after its items, its reports or the settlement of its order moved. */
export const sampleSettlementAfter = (
  current: string,
  around: Pick<SettlementSurroundings, 'items' | 'reports'> & {
    /** State of the settlement of its order. */
    readonly settlement: string
  },
): string => {
  const { settlement } = around
  if (live(around.items).length === 0 || settlement === discarded) return current
  if (settlement === '400') return '3'
  if (settlement === '200' || settlement === '300') return '2'
  return settlement === '100' || isReadyToSettle(around) || current !== '0' ? '1' : '0'
}

/**
 * The moves by `system` that lead from one state to another, shortest way, each to be written as a row of history.
 * @returns an empty list where nothing has to move
 * @throws RangeError where the progression has no such way, so that no state is ever set without a move
 */
export const systemMoves = (progression: Progression, from: string, to: string): readonly Move[] => {
  let ways: readonly { readonly state: string; readonly moves: readonly Move[] }[] = [{ state: from, moves: [] }]
  const seen = new Set([from])
  while (ways.length > 0) {
    const arrived = ways.find((way) => way.state === to)
    if (arrived) return arrived.moves
    const next: { state: string; moves: readonly Move[] }[] = []
    for (const way of ways) {
      for (const move of progression.moves) {
        if (!move.by.includes('system') || !move.from.includes(way.state) || seen.has(move.to)) continue
        seen.add(move.to)
        next.push({ state: move.to, moves: [...way.moves, move] })
      }
    }
    ways = next
  }
  throw new RangeError(`${progression.name}: nothing leads by itself from ${from} to ${to}`)
}
