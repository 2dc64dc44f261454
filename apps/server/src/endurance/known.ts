import type { Random } from '../testing/index.ts'

type Scalar = string | number | boolean

/** A record that an answer named. */
export interface KnownRecord {
  readonly id: string
  /** What was last told of it, and what the walk noted besides; `state` and `version` as they were then. */
  readonly facts: Readonly<Record<string, Scalar>>
}

/** What a walk has learnt from answers, so that it can ask about what is there. */
export interface Known {
  /** Looks through an answer for records and values. @param area that its records are of */
  learn(area: string, answer: unknown): void
  /** Notes something about one record, which may be a new one. */
  note(area: string, id: string, facts: Readonly<Record<string, Scalar>>): void
  forget(area: string, id: string): void
  /** A record of an area, or undefined where none is known. @param fits which of them @default any */
  record(area: string, fits?: (facts: KnownRecord['facts']) => boolean): KnownRecord | undefined
  /** A value that stood under this name in some answer, or undefined. */
  value(name: string): Scalar | undefined
  /** Anybody's id, of any area. */
  anyId(): string | undefined
}

/** How many records of an area, and values of a name, are remembered; new ones take the place of old ones by chance. */
const most = { records: 120, values: 60 }
/** Objects that are looked at in one answer. */
const mostObjects = 60

interface Options {
  readonly random: Random
  /** Ids of an area that nobody is to ask for, such as those of the people who walk. */
  readonly isSpared: (area: string, id: string) => boolean
  /** A record of an area that belongs to somebody else: it is asked for now and then. */
  readonly foreign: ReadonlyMap<string, string>
}

const isShort = (value: unknown): value is Scalar =>
  typeof value === 'string' ? value.length > 0 && value.length <= 64 : typeof value === 'number' || typeof value === 'boolean'

/** Begins with nothing. */
export function createKnown({ random, isSpared, foreign }: Options): Known {
  const records = new Map<string, KnownRecord[]>()
  const values = new Map<string, Scalar[]>()

  function keep<T>(list: T[], one: T, longest: number): void {
    if (list.length < longest) list.push(one)
    else list[random.below(longest)] = one
  }

  function listOf<T>(lists: Map<string, T[]>, name: string): T[] {
    const list = lists.get(name) ?? []
    lists.set(name, list)
    return list
  }

  function note(area: string, id: string, facts: Readonly<Record<string, Scalar>>): void {
    const list = listOf(records, area)
    const place = list.findIndex((one) => one.id === id)
    if (place >= 0) list[place] = { id, facts: { ...list[place]?.facts, ...facts } }
    else keep(list, { id, facts }, most.records)
  }

  function learnObject(area: string, object: Readonly<Record<string, unknown>>): void {
    const { id, standing } = object
    const told = { ...object, ...(typeof standing === 'object' ? standing : {}) }
    const facts = Object.fromEntries(Object.entries(told).filter((entry): entry is [string, Scalar] => isShort(entry[1])))
    if (typeof id === 'string' && /^\d+$/.test(id) && !isSpared(area, id)) note(area, id, facts)
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value !== 'boolean' && !isSpared(area, String(value))) keep(listOf(values, name), value, most.values)
    }
  }

  return {
    note,
    learn(area, answer) {
      let level: unknown[] = [answer]
      for (let seen = 0; level.length > 0 && seen < mostObjects; ) {
        const next: unknown[] = []
        for (const at of level) {
          if (typeof at !== 'object' || at === null) continue
          seen += 1
          if (!Array.isArray(at)) learnObject(area, at as Record<string, unknown>)
          next.push(...Object.values(at).slice(0, mostObjects))
        }
        level = next
      }
    },
    forget(area, id) {
      records.set(
        area,
        listOf(records, area).filter((one) => one.id !== id),
      )
    },
    record(area, fits) {
      const id = fits === undefined && random.chance(0.06) ? foreign.get(area) : undefined
      if (id !== undefined) return { id, facts: { version: 0 } }
      const list = records.get(area) ?? []
      return pickOf(random, fits ? list.filter(({ facts }) => fits(facts)) : list)
    },
    value: (name) => pickOf(random, values.get(name)),
    anyId: () => pickOf(random, pickOf(random, [...records.values()]))?.id,
  }
}

const pickOf = <T>(random: Random, list: readonly T[] | undefined): T | undefined =>
  list && list.length > 0 ? random.pick(list) : undefined
