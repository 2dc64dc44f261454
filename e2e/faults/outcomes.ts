import type { CataloguedFault } from './catalogue.ts'
import type { LedgerEntry } from './ledger.ts'

/** What is known of a fault by now. */
export interface Outcome {
  readonly fault: CataloguedFault
  readonly outcome: 'held' | 'held in part' | 'not held' | 'not made' | 'not run'
  /** Sentences of what was seen. */
  readonly seen: readonly string[]
  readonly seconds: number
}

/** Puts together what the ledger says of a fault: of each of its files the newest run counts, and each must have one. */
export function outcomeOf(fault: CataloguedFault, entries: readonly LedgerEntry[], sources: readonly string[]): Outcome {
  const own = entries.filter((entry) => sources.includes(entry.sources) && entry.faults.includes(fault.id))
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
        : fault.leaves === undefined
          ? 'held'
          : 'held in part'
  return {
    fault,
    outcome,
    seen: [...counted.map(({ seen }) => seen), ...(fault.leaves === undefined ? [] : [`But ${fault.leaves}`])],
    seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
