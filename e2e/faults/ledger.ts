import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../running.ts'

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

/** Where it is kept from run to run. */
const ledgerFile = join(root, '.data/faults/ledger.jsonl')

export function writeLedger(entry: LedgerEntry): void {
  mkdirSync(dirname(ledgerFile), { recursive: true })
  appendFileSync(ledgerFile, `${JSON.stringify(entry)}\n`)
}

/** Every entry that was written whole, the oldest first. */
export function readLedger(): LedgerEntry[] {
  if (!existsSync(ledgerFile)) return []
  return readFileSync(ledgerFile, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as LedgerEntry]
      } catch {
        // A run that was killed while it wrote.
        return []
      }
    })
}
