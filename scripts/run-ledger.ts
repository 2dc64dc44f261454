// What long runs came to, line by line, so that one that was cut can go on; and of which state of the sources it is true.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

/** A ledger that is kept from run to run beneath `.data/`. */
export interface RunLedger<Entry> {
  write(entry: Entry): void
  /** Every entry that was written whole, the oldest first. */
  read(): Entry[]
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
  }
}

/** Names the commit and whatever was changed since, documents excepted: they change nothing that is tested. */
export function stateOfSources(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const changed = git('diff', 'HEAD', '--', '.', ':!docs')
  const added = git('ls-files', '--others', '--exclude-standard', '--', '.', ':!docs')
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => `${path}\n${readFileSync(join(root, path), 'utf8')}`)
  const commit = git('rev-parse', '--short=12', 'HEAD').trim()
  if (changed === '' && added.length === 0) return commit
  const digest = createHash('sha256').update(changed).update(added.join('\n')).digest('hex')
  return `${commit}+${digest.slice(0, 8)}`
}
