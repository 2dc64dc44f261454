// How soon a first visit can use the sign-in page, the shell and the portal, beside three admin templates and a page with React alone.
// `npm run bench:apps` writes bench/results/apps.md and apps.json; `-- --rounds=1` is a look that writes under .data/bench-apps.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { chromiumEnvironment, chromiumPath, chromiumSwitches } from '../../scripts/chromium.mjs'
import { report } from './report.ts'
import { type Subject, subjects } from './subjects.ts'
import { prepareTemplates, serve, type Template, versions } from './templates.ts'
import { type Throttling, type Visit, visit } from './visit.ts'

const { values: given } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const rounds = Number(given.rounds)
const throttling: Throttling = { speed: 1_600_000, latency: 150, processor: 4 }
const root = fileURLToPath(new URL('../..', import.meta.url))
const results = fileURLToPath(new URL(rounds < 9 ? '../../.data/bench-apps/results' : '../results', import.meta.url))

execFileSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
await prepareTemplates()
const folder = mkdtempSync(join(tmpdir(), 'etalon-bench-'))
const server = await startServerProcess({ ETALON_DATA: folder, ETALON_DEMO_ORDERS: '200' })
const served = new Map<Template, Awaited<ReturnType<typeof serve>>>()
for (const { app } of subjects) if (app !== 'ours' && !served.has(app)) served.set(app, await serve(app))
const originOf = ({ app, place }: Subject) =>
  app !== 'ours' ? (served.get(app)?.origin ?? '') : new URL(place === 'portal' ? server.portalUrl : server.workspaceUrl).origin

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumSwitches,
  env: chromiumEnvironment(),
})
const visits: Visit[] = []
try {
  for (let round = 0; round < rounds; round += 1) {
    // Another begins each time, so that none is always the first.
    for (const place of subjects.keys()) {
      const subject = subjects[(place + round) % subjects.length]
      if (!subject) continue
      // A browser that lost a page on the way says nothing of the app; twice is the app's.
      const once = () => visit(browser, originOf(subject), subject, throttling)
      const seen = await once().catch((error: Error) => {
        console.log(`${error.message}: once more`)
        return once()
      })
      visits.push(seen)
      console.log([round + 1, subject.place, subject.app, `${seen.usable.toFixed(0)} ms`, `${seen.scripts} B`].join('  '))
    }
  }
} finally {
  await browser.close()
  await server.stop()
  for (const one of served.values()) one.close()
  rmSync(folder, { recursive: true, force: true })
}
const run = {
  date: new Date().toISOString().slice(0, 10),
  machine: `Node ${process.versions.node}, ${availableParallelism()} processors, ${cpus()[0]?.model.trim()}`,
  chromium: browser.version(),
  ...{ versions, rounds, throttling, visits },
}
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'apps.md'), report(run))
// As every document of the project is written; a look is none, and lies where nobody formats.
if (rounds >= 9)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(results, 'apps.md')], { stdio: 'inherit' })
writeFileSync(join(results, 'apps.json'), `${JSON.stringify(run)}\n`)
console.log(report(run))
