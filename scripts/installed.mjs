// Whether the packages of the lockfile are installed, by whomever. Runs under Node 20, before the first install.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether two entries of a lockfile are the same package. Workspaces have neither hash nor, as links, a version. */
const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity && one.link === other.link

/**
 * Whether `node_modules` holds what `package-lock.json` names and nothing else. npm keeps a list of its own of what it installed and writes
 * it last, so an install that was cut off has none. Optional packages may be missing: they are those of other platforms.
 * @param {string} root a folder with both
 */
export function isInstalled(root) {
  try {
    const { '': _own, ...wanted } = packagesOf(join(root, 'package-lock.json'))
    const there = packagesOf(join(root, 'node_modules', '.package-lock.json'))
    return (
      Object.entries(wanted).every(([place, one]) => (there[place] ? isSame(one, there[place]) : one.optional === true)) &&
      Object.keys(there).every((place) => place in wanted)
    )
  } catch {
    return false
  }
}
