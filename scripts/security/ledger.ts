import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What came of a test, or that a file of tests was gone through. */
export type LedgerLine =
  | { readonly kind: 'test'; readonly path: string; readonly title: string; readonly held: boolean }
  | { readonly kind: 'file'; readonly path: string; readonly held: boolean }

/** A ledger of what was seen of a checkout: one line for each fact, so that a run that is cut off keeps what it has. */
export interface Ledger {
  /** Facts of this state of the checkout, the last of each counting. */
  read(): readonly LedgerLine[]
  write(line: LedgerLine): void
}

/** @param state of the checkout; lines of another one do not count */
export function openLedger(file: string, state: string): Ledger {
  return {
    read() {
      if (!existsSync(file)) return []
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LedgerLine & { readonly state: string })
        .filter((line) => line.state === state)
      const last = new Map(lines.map((line) => [line.kind === 'test' ? `${line.path}\n${line.title}` : line.path, line]))
      return [...last.values()]
    },
    write(line) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify({ state, ...line })}\n`)
    },
  }
}
