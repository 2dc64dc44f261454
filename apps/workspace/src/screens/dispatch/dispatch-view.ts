import type { Board, BoardItem, BoardPerson } from '@etalon/api/contract'
import { type TakerRefusal, takerRefusal } from '@etalon/api/domain'

/** Somebody on the board with the work they have in hand. */
export interface BoardLane {
  readonly person: BoardPerson
  readonly items: readonly BoardItem[]
  /** Minutes of it. */
  readonly load: number
}

/** What somebody looks for on the board. */
export interface BoardWish {
  readonly text: string
  /** A key of `technology_domain_type`; empty for all. */
  readonly domain: string
  /** The id of a department; empty for all. */
  readonly department: string
  /** The id of a calibration group; empty for all. */
  readonly group: string
}

export const minutesOf = (items: readonly BoardItem[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0)

/** What waits for somebody. */
export const waitingOf = ({ items }: Board): readonly BoardItem[] => items.filter(({ testerId }) => testerId === null)

/** What of it fits a wish. */
export function foundIn(items: readonly BoardItem[], { text, domain }: BoardWish): readonly BoardItem[] {
  const wanted = text.trim().toLowerCase()
  return items.filter(
    (item) =>
      (domain === '' || item.technologyDomain === domain) &&
      [item.instrumentName, item.itemNo, item.serial, item.sampleNo ?? '', item.enterName].some((one) =>
        one.toLowerCase().includes(wanted),
      ),
  )
}

/** Everybody of a laboratory and of a calibration group, or of all, with what they have in hand. */
export function lanesOf(
  { people, items }: Board,
  { department, group }: Pick<BoardWish, 'department' | 'group'>,
): readonly BoardLane[] {
  const held = Map.groupBy(items, ({ testerId }) => testerId)
  return people
    .filter(({ deptId, groups }) => (department === '' || deptId === department) && (group === '' || groups.includes(group)))
    .map((person) => {
      const own = held.get(person.staffId) ?? []
      return { person, items: own, load: minutesOf(own) }
    })
}

/** Why somebody cannot take all of some work: of the first piece that they cannot. */
export function laneRefusal(
  items: readonly BoardItem[],
  person: BoardPerson,
  today: string,
): { readonly item: BoardItem; readonly refusal: TakerRefusal | undefined } | undefined {
  for (const item of items) {
    const refusal = takerRefusal(item, person, today)
    if (item.refusal !== null || refusal) return { item, refusal }
  }
  return undefined
}
