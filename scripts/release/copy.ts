import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is committed, in a folder of its own, with the packages as they are built: there a release can be made and looked at. */
export interface ReleaseCopy {
  readonly folder: string
  readonly commit: string
  /** Files of the checkout that are not committed, and so are not in it. */
  readonly uncommitted: readonly string[]
  /** Where the checkout comes from, as manifests name it; undefined where it comes from nowhere on the web. */
  readonly repository: string | undefined
  remove(): void
}

const git = (folder: string, ...words: readonly string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()

/** The address of a remote as a manifest writes it; undefined for a path of this machine. */
export function repositoryAddress(remote: string): string | undefined {
  const [, host, path] = remote.match(/^(?:git@|ssh:\/\/git@|git\+https:\/\/|https:\/\/)([^/:@]+)[:/](.+?)(?:\.git)?\/?$/) ?? []
  return host && path ? `git+https://${host}/${path}.git` : undefined
}

function originOf(root: string): string | undefined {
  try {
    return repositoryAddress(git(root, 'remote', 'get-url', 'origin'))
  } catch {
    return undefined
  }
}

/**
 * Makes such a copy; the packages must be built.
 * @param root the checkout
 */
export function copyForRelease(root: string): ReleaseCopy {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-release-'))
  const commit = git(root, 'rev-parse', 'HEAD')
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder)
  git(folder, 'checkout', '--quiet', '--detach', commit)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'packages')))
    cpSync(join(root, 'packages', name, 'dist'), join(folder, 'packages', name, 'dist'), { recursive: true })
  const status = git(root, 'status', '--porcelain')
  const copy: ReleaseCopy = {
    folder,
    commit: commit.slice(0, 12),
    uncommitted: status === '' ? [] : status.split('\n').map((line) => line.slice(3)),
    repository: originOf(root),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  nameRepository(copy)
  return copy
}

/** Writes into each manifest where its sources are: whoever looks at the package, and provenance, want to know. */
function nameRepository({ folder, repository }: ReleaseCopy): void {
  if (repository === undefined) return
  for (const name of readdirSync(join(folder, 'packages'))) {
    const path = join(folder, 'packages', name, 'package.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    const { license, ...rest } = manifest
    const url = { type: 'git', url: repository, directory: `packages/${name}` }
    writeFileSync(path, `${JSON.stringify({ ...rest, license, repository: url }, undefined, 2)}\n`)
  }
}

/** The letters of `.changeset` that no version has taken up yet. */
export const waitingLetters = (folder: string): readonly string[] =>
  existsSync(join(folder, '.changeset'))
    ? readdirSync(join(folder, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')
    : []

/** Turns the letters into versions and changelogs, as `npx changeset version` does. */
export function takeUpLetters(folder: string): void {
  execFileSync(process.execPath, [join(folder, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
