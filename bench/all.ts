// `npm run bench`: every benchmark, one after the other, for nothing may run beside them. Hours. `-- table portal` runs those two. Ends with 1 where
// one of them failed; the others are run all the same.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> }
/** A profile is no figure: it is drawn when one is wanted. */
const known = Object.keys(scripts).flatMap((name) => (/^bench:\w+$/.test(name) ? name.slice('bench:'.length) : []))

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: npm run bench takes ${known.join(', ')}.`)
  process.exit(2)
}
const told: string[] = []
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n— bench:${name}`)
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', `bench:${name}`], { cwd: root, stdio: 'inherit' })
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  told.push(`${status === 0 ? '✓' : '✗'} bench:${name}, ${minutes} min`)
  if (status !== 0) process.exitCode = 1
}
console.log(`\n${told.join('\n')}`)
