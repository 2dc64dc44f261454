// What long runs came to, line by line, so that one that was cut can go on.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

/** A ledger that is kept from run to run beneath `.data/`. */
export interface RunLedger<Entry> {
  write(entry: Entry): void
  /** Every entry that was written whole, the oldest first. */
  read(): Entry[]
  /** Forgets all of it, where a run begins anew. */
  empty(): void
}

/** @param name of the folder beneath `.data/` @param folder under which `.data/` lies @default the project's */
export function runLedger<Entry>(name: string, folder: string = root): RunLedger<Entry> {
  const file = join(folder, '.data', name, 'ledger.jsonl')
  return {
    write(entry) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    read() {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => {
          try {
            return line === '' ? [] : [JSON.parse(line) as Entry]
          } catch {
            // A run that was killed while it wrote.
            return []
          }
        })
    },
    empty: () => rmSync(file, { force: true }),
  }
}
