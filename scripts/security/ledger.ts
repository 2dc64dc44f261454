import { runLedger } from '../run-ledger.ts'

/** What came of a test, or that a file of tests was gone through. */
export type LedgerLine =
  | { readonly kind: 'test'; readonly path: string; readonly title: string; readonly held: boolean }
  | { readonly kind: 'file'; readonly path: string; readonly held: boolean }

/** A ledger of what was seen of a checkout: one line for each fact, so that a run that is cut off keeps what it has. */
export interface Ledger {
  /** Facts of this state of the checkout, the last of each counting. */
  read(): readonly LedgerLine[]
  write(line: LedgerLine): void
  /** Forgets all of it, of whichever state. */
  empty(): void
}

/** @param state of the checkout; lines of another one do not count */
export function openLedger(state: string): Ledger {
  const ledger = runLedger<LedgerLine & { readonly state: string }>('security')
  return {
    read() {
      const lines = ledger.read().filter((line) => line.state === state)
      const last = new Map(lines.map((line) => [line.kind === 'test' ? `${line.path}\n${line.title}` : line.path, line]))
      return [...last.values()]
    },
    write: (line) => ledger.write({ state, ...line }),
    empty: () => ledger.empty(),
  }
}
