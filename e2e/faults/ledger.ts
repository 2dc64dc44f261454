import { runLedger } from '../../scripts/run-ledger.ts'

/** What came of one test of a fault. */
export interface LedgerEntry {
  /** The faults that its title names. */
  readonly faults: readonly string[]
  /** Of which state of the sources. */
  readonly sources: string
  /** The run that it belongs to: a later one counts in place of an earlier one. */
  readonly run: string
  /** From which what is at random went. */
  readonly seed: string
  readonly file: string
  readonly title: string
  readonly outcome: 'held' | 'not held' | 'not made'
  /** What was seen, in a sentence; why, where it did not hold or was not made. */
  readonly seen: string
  readonly seconds: number
}

const ledger = runLedger<LedgerEntry>('faults')
/** Every entry that was written whole, the oldest first. */
export const readLedger = (): LedgerEntry[] => ledger.read()
export const writeLedger = (entry: LedgerEntry): void => ledger.write(entry)
