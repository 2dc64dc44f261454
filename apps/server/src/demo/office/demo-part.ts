import type { Transaction } from '../../db/index.ts'
import type { Cast } from '../cast.ts'
import type { Random } from '../random.ts'

/** What a part of the office's records is made from. */
export interface DemoSurroundings {
  readonly tx: Transaction
  readonly cast: Cast
  readonly random: Random
  /** Today, `2026-11-24`. */
  readonly day: string
  /** A moment so many days ago, in the forenoon. */
  readonly at: (daysAgo: number) => string
  readonly enterprises: readonly {
    readonly id: string
    readonly name: string
    readonly contact: string
    readonly mobile: string
    readonly address: string
  }[]
}

/** Puts in one kind of record, made by the same steps as the screens make. */
export type DemoPart = (surroundings: DemoSurroundings) => Promise<void>
