import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What tools keep from run to run beside the packages: a copy has its own. */
const kept: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache'])
const nothing: ReadonlySet<string> = new Set()

/** Copies a folder of packages: by links to the same content where both lie on one disk, since it is large and nobody writes in it. */
function linkPackages(from: string, to: string, without = nothing): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkPackages(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** The checkout as it is, in a folder of its own among the temporary ones: whatever is done to it there, nobody's work is touched. */
export interface CheckoutCopy {
  readonly folder: string
  remove(): void
}

/** @param root the checkout, installed and built */
export function copyCheckout(root: string): CheckoutCopy {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-planted-'))
  const copy = { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    for (const path of files.split('\0')) {
      if (path === '' || !existsSync(join(root, path))) continue
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      copyFileSync(join(root, path), join(folder, path))
    }
    for (const workspace of [
      '.',
      ...['packages', 'apps'].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name))),
    ]) {
      const packages = join(root, workspace, 'node_modules')
      if (existsSync(packages)) linkPackages(packages, join(folder, workspace, 'node_modules'), kept)
      const built = join(root, workspace, 'dist')
      if (existsSync(built)) cpSync(built, join(folder, workspace, 'dist'), { recursive: true })
    }
    return copy
  } catch (error) {
    copy.remove()
    throw error
  }
}
