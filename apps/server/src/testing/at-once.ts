import type pg from 'pg'
import { expect } from 'vitest'
import { sessionsBehind } from './sessions-behind.ts'

/**
 * Does several things at once: none of them can go on before all of them wait for something that is held meanwhile.
 * @param held what holds it, as SQL; it is committed once all of them wait
 */
export async function atOnce(
  owner: pg.Client,
  held: string,
  deeds: readonly (() => Promise<unknown>)[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  await owner.query('begin')
  await owner.query(held)
  const all = Promise.allSettled(deeds.map((deed) => deed()))
  try {
    await expect.poll(() => sessionsBehind(owner)).toBe(deeds.length)
  } finally {
    await owner.query('commit')
  }
  return await all
}
