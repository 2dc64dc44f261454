/** Numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** A generator that always gives the same numbers for the same seed (mulberry32), so that demonstration data repeat. */
export function randomFrom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
