import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How many demonstration orders there may be in data that are kept; other numbers are added to those without any. */
const kept: readonly string[] = ['0', '6', '12', '30', '40']

/** Names the folder of a run in which data are kept. */
const setting = 'ETALON_E2E_PREPARED'

/** A folder for the data that the journeys of a run begin with, for as long as the run takes. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-prepared-'))
  process.env[setting] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Puts into a place what a first start of the product makes: its database, keys and demonstration. The first that asks for so many
 * orders makes them, the others copy. Each has data of its own afterwards.
 * @param make starts the product on a folder for the first time and stops it again
 * @returns false where nothing is kept, as outside of a run of tests
 */
export async function copyPreparedData(
  place: string,
  orders: string,
  make: (dataFolder: string, orders: string) => Promise<void>,
): Promise<boolean> {
  const home = process.env[setting]
  if (!home) return false
  const count = kept.includes(orders) ? orders : '0'
  const prepared = join(home, count)
  await once(prepared, (folder) => make(folder, count))
  if (!existsSync(prepared)) return false
  mkdirSync(place, { recursive: true })
  // PostgreSQL's folder belongs to a user of its own.
  execFileSync('cp', ['-a', `${prepared}/.`, place])
  return true
}

/** Lets the first make a folder while others wait; where it could not, nobody has one. */
async function once(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const making = `${folder}.making`
  const failed = `${folder}.failed`
  while (!existsSync(folder) && !existsSync(failed)) {
    try {
      mkdirSync(making)
    } catch {
      await wait(100)
      continue
    }
    try {
      await make(join(making, 'data'))
      renameSync(join(making, 'data'), folder)
    } catch (error) {
      mkdirSync(failed)
      throw error
    }
  }
}
