import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was found: whether there was something to compare with, and the packages that changed in silence. */
export interface SilentChanges {
  readonly compared: boolean
  readonly names: readonly string[]
}

/**
 * Packages whose report changed since the branch began, or on main since the commit before, without a changeset that names them. A
 * release takes the changesets away, and tells the changes by its new version.
 * @param root of a checkout
 */
export function withoutChangeset(root: string): SilentChanges {
  const git = (...words: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  const head = git('rev-parse', 'HEAD')
  const fork = ['origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch))
    .find((commit) => commit !== undefined && commit !== head)
  const base = fork ?? git('rev-parse', '--verify', '--quiet', 'HEAD^')
  if (!base) return { compared: false, names: [] }
  const paths = (text: string | undefined) => (text ?? '').split('\0').filter((path) => path !== '')
  const changed = [
    ...paths(git('diff', '--name-only', '-z', base)),
    ...paths(git('ls-files', '-z', '--others', '--exclude-standard', '.changeset')),
  ]
  const letters = changed
    .filter((path) => /^\.changeset\/.*\.md$/.test(path) && existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const versionIn = (text: string | undefined): unknown => (text ? JSON.parse(text).version : undefined)
  const names = changed.flatMap((path) => {
    const [, name] = path.match(/^packages\/(\w+)\/api-report\.md$/) ?? []
    const before = git('show', `${base}:packages/${name}/package.json`)
    // The first report tells of no change.
    if (!name || git('cat-file', '-e', `${base}:${path}`) === undefined) return []
    const isReleased = versionIn(before) !== versionIn(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'))
    const isTold = letters.some((letter) => letter.includes(`"@etalon/${name}":`))
    return isReleased || isTold ? [] : [`@etalon/${name}`]
  })
  return { compared: true, names }
}
