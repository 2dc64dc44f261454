// Bundles what every door of the packages brings to a page at once, and asks size-limit whether each is within its budget. The packages
// have to be built: `npm run check:budgets` does both.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetsFile, bundles } from '../.size-limit.mjs'
import { bundle } from './bundle.mjs'
import { builtPackages } from './doors.mjs'

const root = join(import.meta.dirname, '..')
const sizeLimit = join(root, 'node_modules/.bin/size-limit')

rmSync(bundles, { recursive: true, force: true })
const faults = []
for (const { name, manifest, doors } of builtPackages()) {
  const external = [...Object.keys(manifest.peerDependencies ?? {}), 'react/*', 'react-dom/*']
  const brought = await bundle(doors, { outdir: join(bundles, name), external })
  for (const [door, heavy] of brought)
    if (heavy.length > 0) faults.push(`@etalon/${name}/${door} brings ${heavy.join(', ')} at once`)
}

/**
 * What every door weighs and may weigh, in bytes. size-limit lets one pass that has a budget and is not there, and fails as a whole.
 * @returns {{ name: string, size: number, sizeLimit?: number, passed: boolean }[]}
 */
function weigh() {
  const { stdout } = spawnSync(sizeLimit, ['--json'], { cwd: root, encoding: 'utf8' })
  const told = JSON.parse(stdout)
  if (!Array.isArray(told)) throw new Error(told.error)
  return told.map((door) => ({ ...door, passed: door.passed && door.size > 0 }))
}

if (process.argv.includes('--update')) {
  /** @type {Record<string, Record<string, number>>} */
  const now = {}
  for (const { name, size } of weigh()) {
    const [, folder = '', door = ''] = name.split('/')
    if (size > 0) now[folder] = { ...now[folder], [door]: Math.ceil((size * 31) / 30 / 100) / 10 }
  }
  writeFileSync(budgetsFile, `${JSON.stringify(now, undefined, 2)}\n`)
}

const weighed = weigh()
const kilobytes = (bytes) => (bytes ? (bytes / 1000).toFixed(1) : '–').padStart(6)
const longest = Math.max(...weighed.map(({ name }) => name.length))
console.log(`  ${'door'.padEnd(longest)}     kB  at most`)
for (const { name, size, sizeLimit: most, passed } of weighed)
  console.log(`${passed ? ' ' : '✗'} ${name.padEnd(longest)} ${kilobytes(size)}   ${kilobytes(most)}`)
const tooHeavy = weighed.filter(({ passed }) => !passed)
if (tooHeavy.length > 0)
  console.log('  Budgets: scripts/package-budgets.json, written anew by `npm run check:budgets -- --update`.')
for (const fault of faults) console.log(`✗ ${fault}`)
process.exitCode = tooHeavy.length === 0 && faults.length === 0 ? 0 : 1
