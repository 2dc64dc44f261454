import { type GroupedWork, type Taker, takerRefusal } from './may-take.ts'

/** A piece of work that waits for somebody. */
export interface WaitingWork extends GroupedWork {
  readonly id: string
  /** `yyyy-MM-dd`; null where nobody asked for a day. */
  readonly due: string | null
  /** Minutes that it takes. */
  readonly minutes: number
  /** Nobody can take it: no laboratory has the ability, or no measuring standard counts. */
  readonly isBlocked: boolean
}

/** Somebody who could take it. */
export interface AvailableTester extends Taker {
  readonly staffId: string
  /** Minutes of the work they have in hand. */
  readonly load: number
}

/** Who is proposed for a piece of work, and what they have in hand with it; nobody where nobody may take it. */
export interface Proposal {
  readonly id: string
  readonly staffId: string | null
  readonly loadAfter: number
}

/** After every day there is. */
const never = '9999-12-31'

/**
 * Proposes who does what: the most urgent work first, each to whoever may take it and has the least in hand by then, the first of the
 * list where several have as little. It is a proposal: nothing is moved by it.
 * @param today `yyyy-MM-dd` at the institute
 */
export function proposeAssignments(
  work: readonly WaitingWork[],
  testers: readonly AvailableTester[],
  today: string,
): readonly Proposal[] {
  const loads = new Map(testers.map(({ staffId, load }) => [staffId, load]))
  const urgent = work.toSorted((one, other) => {
    const [a, b] = [one.due ?? never, other.due ?? never]
    return a < b ? -1 : a > b ? 1 : 0
  })
  return urgent.map((one): Proposal => {
    const able = one.isBlocked ? [] : testers.filter((each) => takerRefusal(one, each, today) === undefined)
    let chosen: { readonly staffId: string; readonly load: number } | undefined
    for (const { staffId } of able) {
      const load = loads.get(staffId) ?? 0
      if (chosen === undefined || load < chosen.load) chosen = { staffId, load }
    }
    if (chosen === undefined) return { id: one.id, staffId: null, loadAfter: 0 }
    const loadAfter = chosen.load + one.minutes
    loads.set(chosen.staffId, loadAfter)
    return { id: one.id, staffId: chosen.staffId, loadAfter }
  })
}
