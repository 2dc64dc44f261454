import type { Jobs } from '../jobs/index.ts'
import type { FileStorage } from './storage.ts'

/** Hours after which whoever began to hand something in has ended, one way or another. */
const patience = 24

/** Keys that no table knows. */
const unknown = `
  select key::text from unnest($1::uuid[]) as given (key)
  where not exists (select from stored_file f where f.key = given.key) and not exists (select from file_trash t where t.key = given.key)
    and not exists (select from export_job j where j.key = given.key)`

interface Options {
  /** Two hexadecimal digits: what begins with them is looked through. */
  readonly first: string
  readonly now?: Date
}

/**
 * Takes out of the storage what no row knows: a process was killed after it had kept the content of a file, and before it could commit
 * the row. What is younger than a day is left alone, for somebody may be about to commit it.
 * @returns the keys that were taken out
 */
export async function sweepStorage(
  storage: FileStorage,
  ask: Jobs['ask'],
  { first, now = new Date() }: Options,
): Promise<readonly string[]> {
  const keys = (await storage.keys(first)).filter((key) => /^[\da-f-]{36}$/.test(key))
  if (keys.length === 0) return []
  const swept: string[] = []
  for (const { key } of await ask<{ key: string }>(unknown, [keys])) {
    const last = await storage.lastKept(key)
    if (!last || now.getTime() - last.getTime() < patience * 3_600_000) continue
    await storage.remove(key)
    swept.push(key)
  }
  return swept
}

/** Sweeps a 256th of a storage each time it is called: all of it in two days where that is every ten minutes. */
export function sweeper(storage: FileStorage, ask: Jobs['ask']): () => Promise<void> {
  // Another beginning for each process, so that all of it has its turn also where none lives for two days.
  let turn = Math.floor(Math.random() * 256)
  return async () => {
    turn = (turn + 1) % 256
    await sweepStorage(storage, ask, { first: turn.toString(16).padStart(2, '0') })
  }
}
