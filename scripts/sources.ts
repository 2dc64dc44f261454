import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names the state of the sources by what stands in them, documents excepted: these change nothing that is tested, and a commit of them, or
 * of what was measured already, makes no other sources.
 * @param root the checkout
 */
export function stateOfSources(root: string): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ':!docs', ':!*.md')
  const hash = createHash('sha256')
  for (const path of paths.split('\0').filter(Boolean).sort())
    if (existsSync(join(root, path)))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
  return hash.digest('hex').slice(0, 12)
}
