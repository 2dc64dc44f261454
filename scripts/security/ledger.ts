import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** What tells one state of a checkout from another: its commit, and everything that was changed since. */
export function stateOf(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const hash = createHash('sha256').update(git('diff', 'HEAD', '--', '.', ':(exclude)docs'))
  for (const path of git('ls-files', '-z', '--others', '--exclude-standard').split('\0').filter(Boolean))
    if (!path.startsWith('docs/')) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return `${git('rev-parse', '--short', 'HEAD').trim()} ${hash.digest('hex').slice(0, 12)}`
}
