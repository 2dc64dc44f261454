// `npm run test:planted`: faults that are written into a copy of the checkout on purpose, and whether the tests find them. `-- lost-await` plants
// that one. Ends with 1 where one is not found or no longer fits the code; writes docs/reliability/planted.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root, withPrepared } from '../prepare.mjs'
import { stateOfSources } from '../sources.ts'
import { copyCheckout } from './copy.ts'
import { type PlantedFault, plantedFaults } from './faults.ts'
import { plant, withFault } from './patch.ts'
import { documentOf, keepResult, type Look, readResults } from './results.ts'
import { type Finding, runGuard } from './run-guards.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !plantedFaults.some((fault) => fault.id === id))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}: the faults are ${plantedFaults.map(({ id }) => id).join(', ')}.\n`)
  process.exit(2)
}
const chosen = plantedFaults.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
// All of them first: a patch that no longer fits is told before an hour is spent.
for (const fault of plantedFaults) withFault(readFileSync(join(root, fault.file), 'utf8'), fault)

await withPrepared(build)
const sources = stateOfSources(root)
const copy = copyCheckout(root)
const end = () => {
  copy.remove()
  process.exit(130)
}
process.once('SIGINT', end).once('SIGTERM', end)
try {
  for (const fault of chosen) {
    const look = lookAt(fault)
    keepResult(root, fault.id, look)
    const [finding] = look.found
    const said = finding ? `found by “${finding.title}”` : 'NOT FOUND'
    process.stdout.write(`${fault.id}: ${said}, ${look.tests} tests, ${look.seconds} s\n`)
  }
} finally {
  copy.remove()
}
const results = readResults(root)
const file = join(root, 'docs/reliability/planted.md')
writeFileSync(file, documentOf(results, sources))
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file, file.replace(/md$/, 'json')], { stdio: 'ignore' })
const missed = chosen.filter(({ id }) => results[id]?.last.found.length === 0)
process.stdout.write(`${chosen.length - missed.length} of ${chosen.length} found. Written: docs/reliability/planted.md\n`)
process.exitCode = missed.length > 0 ? 1 : 0

/** Plants a fault and runs what claims to guard the place, until a test fails that does not fail without it. */
function lookAt(fault: PlantedFault): Look {
  const began = Date.now()
  let tests = 0
  const found: Finding[] = []
  for (const { project, paths } of fault.guards) {
    for (const path of paths) {
      const takeOut = plant(copy.folder, fault)
      let failed: readonly Finding[]
      try {
        const run = runGuard(copy.folder, { project, paths: [path] }, { bail: true })
        tests += run.tests
        failed = run.failed
      } finally {
        takeOut()
      }
      if (failed.length === 0) continue
      const files = [...new Set(failed.map(({ file }) => file))]
      const without = runGuard(copy.folder, { project, paths: files }, { bail: false }).failed
      found.push(...failed.filter(({ title }) => !without.some((one) => one.title === title)))
      if (found.length > 0) break
    }
    if (found.length > 0) break
  }
  return { day: new Date().toISOString().slice(0, 10), sources, found, tests, seconds: Math.round((Date.now() - began) / 1000) }
}
