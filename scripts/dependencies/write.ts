// `npm run dependency-table`: writes docs/dependencies.md, with the day of each package's newest release as the registry tells it.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../prepare.mjs'
import { dependenciesOf, tablesOf } from './dependencies.ts'

const run = promisify(execFile)

/** The day on which the registry had the newest version. @returns undefined where it does not say */
async function dayOfNewest(name: string): Promise<string | undefined> {
  const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags.latest', '--json'], { maxBuffer: 64 * 2 ** 20 }).catch(
    () => ({
      stdout: '{}',
    }),
  )
  const told = JSON.parse(stdout || '{}')
  const day = told.time?.[told['dist-tags.latest']] ?? told.time?.modified
  return typeof day === 'string' ? day.slice(0, 10) : undefined
}

const dependencies = dependenciesOf(root)
const released = new Map<string, string>()
for (let from = 0; from < dependencies.length; from += 4) {
  const few = dependencies.slice(from, from + 4)
  const days = await Promise.all(few.map(({ name }) => dayOfNewest(name)))
  for (const [place, { name }] of few.entries()) {
    const day = days[place]
    if (day !== undefined) released.set(name, day)
  }
}
const file = join(root, 'docs/dependencies.md')
const head = readFileSync(file, 'utf8').split('## What runs')[0] ?? ''
writeFileSync(file, `${head}${tablesOf(dependencies, released)}`)
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'inherit' })
process.stdout.write(`${released.size} of ${dependencies.length} packages: the registry told the day of their newest release.\n`)
