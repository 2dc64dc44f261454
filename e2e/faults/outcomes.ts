import type { CataloguedFault } from './catalogue.ts'
import type { LedgerEntry } from './ledger.ts'

/** What is known of a fault by now. */
export interface Outcome {
  readonly outcome: 'held' | 'not held' | 'not made' | 'not run'
  /** Sentences of what was seen. */
  readonly seen: readonly string[]
  readonly seconds: number
  /** yyyy-MM-dd of the last of it. */
  readonly day: string
  readonly seed: string
}

/** Puts together what the ledger says of a fault: of each of its files the newest run counts, and each must have one. */
export function outcomeOf(fault: CataloguedFault, entries: readonly LedgerEntry[], sources: string): Outcome {
  const own = entries.filter((entry) => entry.sources === sources && entry.faults.includes(fault.id))
  const ofFiles = fault.places.map(({ file }) => {
    const last = own.findLast((entry) => entry.file === file)
    return own.filter((entry) => entry.file === file && entry.run === last?.run)
  })
  const counted = ofFiles.flat()
  const isPartly = ofFiles.some((found) => found.length === 0)
  const outcome = counted.some((entry) => entry.outcome === 'not held')
    ? 'not held'
    : isPartly || counted.length === 0
      ? 'not run'
      : counted.some((entry) => entry.outcome === 'not made')
        ? 'not made'
        : 'held'
  return {
    outcome,
    seen: counted.map(({ seen }) => seen),
    seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0),
    day: counted.at(-1)?.run.slice(0, 10) ?? '',
    seed: counted.at(-1)?.seed ?? '',
  }
}
