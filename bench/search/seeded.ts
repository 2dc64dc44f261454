import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The data folder of an institute with so many orders; seeded where it is not there, and kept in `.data/bench-search`. */
export function seeded(orders: number): string {
  const folder = join(root, '.data/bench-search', String(orders))
  const mark = join(folder, 'seeded')
  if (existsSync(mark)) return folder
  console.log(`seeding ${orders} orders`)
  execFileSync('npm', ['run', '--silent', 'seed', '--', '--orders', String(orders)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ETALON_DATA: folder },
  })
  writeFileSync(mark, '')
  return folder
}
