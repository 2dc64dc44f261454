// Writes api-report.md of each package: what it gives away. With --check compares instead, and asks for a changeset beside a change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPackages } from '../doors.mjs'
import { withoutChangeset } from './changesets.ts'
import { reportOf } from './report.ts'

const isCheck = process.argv.includes('--check')
const root = join(import.meta.dirname, '../..')
const faults: string[] = []

/** The first line that differs, as it was and as it is. */
function difference(before: string, now: string): string {
  const [old, fresh] = [before.split('\n'), now.split('\n')]
  const place = fresh.findIndex((line, index) => line !== old[index])
  return `line ${place + 1}\n  - ${old[place] ?? ''}\n  + ${fresh[place] ?? ''}`
}

for (const { name, folder, doors } of builtPackages()) {
  const path = join(folder, 'api-report.md')
  const now = reportOf(`@etalon/${name}`, join(folder, 'dist'), Object.keys(doors))
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (!isCheck) writeFileSync(path, now)
  else if (before !== now)
    faults.push(
      `@etalon/${name} gives away something else than its report says, ${difference(before, now)}\n  Run npm run api-report, and say it in a changeset.`,
    )
}
if (isCheck) {
  const { compared, names } = withoutChangeset(root)
  if (!compared) console.log('There is no earlier commit here to compare the reports with.')
  for (const name of names) faults.push(`${name} gives away something else, and no changeset says so: npm run changeset`)
}
for (const fault of faults) console.log(`✗ ${fault}`)
if (isCheck && faults.length === 0) console.log('The packages give away what their reports say.')
process.exitCode = faults.length === 0 ? 0 : 1
