import { randomInt } from 'node:crypto'
import { randomFrom } from '../demo/index.ts'

/** A whole number that the environment sets, for the commands that run a test at its full length. */
export function environmentNumber(name: string, usual: number): number {
  const given = process.env[name]
  if (given === undefined || given === '') return usual
  const number = Number(given)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${name}=${given} is not a whole number.`)
  return number
}

/** The seed of a walk: the one of `ETALON_TEST_SEED`, else a new one. Whoever uses it prints it. */
export const newSeed = (): number => environmentNumber('ETALON_TEST_SEED', randomInt(2 ** 31))

/** Numbers that look random and are the same again from the same seed. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  below(below: number): number
  /** True with this chance, from 0 to 1. */
  chance(chance: number): boolean
  pick<T>(from: readonly T[]): T
}

/** Choices that follow from a seed alone. */
export function randomOf(seed: number): Random {
  const next = randomFrom(seed)
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    chance: (chance) => next() < chance,
    pick(from) {
      const picked = from[below(from.length)]
      if (picked === undefined && from.length === 0) throw new RangeError('there is nothing to pick from')
      return picked as (typeof from)[number]
    },
  }
}
