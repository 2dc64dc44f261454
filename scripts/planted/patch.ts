import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlantedFault } from './faults.ts'

/**
 * A file with its fault.
 * @throws Error where what is to be replaced does not stand there exactly once: the code has moved on, and the fault has to follow it
 */
export function withFault(text: string, { id, file, replaced, by }: PlantedFault): string {
  const times = text.split(replaced).length - 1
  if (times !== 1)
    throw new Error(`The fault ${id} does not fit ${file} any more: what it replaces stands there ${times} times, not once.`)
  // A function, since the words of a text in place of it would be read as patterns.
  return text.replace(replaced, () => by)
}

/** Plants a fault in a copy of the checkout. @returns takes it out again */
export function plant(folder: string, fault: PlantedFault): () => void {
  const path = join(folder, fault.file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, withFault(before, fault))
  return () => writeFileSync(path, before)
}
