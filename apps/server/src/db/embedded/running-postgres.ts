import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const socketLine = 4

/** Connection string of a database of the embedded PostgreSQL. */
export const socketUrl = (socketFolder: string, database: string) =>
  `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=postgres`

/**
 * How to reach the PostgreSQL that another process runs on a cluster's folder, by what its postmaster wrote down.
 * @returns undefined where it wrote nothing: it does not run, or is still starting
 */
export function runningPostgres(dataFolder: string, database: string): string | undefined {
  try {
    const socketFolder = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[socketLine]
    return socketFolder ? socketUrl(socketFolder, database) : undefined
  } catch {
    return undefined
  }
}
