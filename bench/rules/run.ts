// How long each field rule takes over hostile texts of 100 kB, beside the least that reading a text takes. `npm run bench:rules`
// writes bench/results/field-rules.md, and ends with 1 where a rule is no longer linear.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Bench } from 'tinybench'
import { checkMobile, fieldRules, isEmpty } from '../../packages/api/src/domain/index.ts'
import { hostileTexts } from './hostile-texts.ts'

const small = 10_000
const large = 100_000
/** More than this many floors, or growing by more than this for ten times the text, is no longer linear. */
const allowed = { ratio: 20, growth: 30 }

const subjects: Readonly<Record<string, (text: string) => unknown>> = { ...fieldRules, checkMobile, isEmpty }

/** The floor: every character is looked at once, and nothing else is done. */
const floor = (text: string): number => {
  let sum = 0
  for (let place = 0; place < text.length; place += 1) sum = (sum + text.charCodeAt(place)) | 0
  return sum
}

/** The least disturbed time of one call, in nanoseconds. Each sample holds many calls, since a clock cannot see one that takes 5 ns. */
async function timesOf(work: (text: string) => unknown, texts: readonly string[]): Promise<readonly number[]> {
  const bench = new Bench({ time: 20, warmupTime: 5, warmupIterations: 2, iterations: 5 })
  const calls = texts.map((text) => callsWithin(work, text))
  texts.forEach((text, place) => {
    bench.add(String(place), () => {
      for (let call = 0; call < (calls[place] ?? 1); call += 1) kept = work(text)
    })
  })
  await bench.run()
  return bench.tasks.map((task, place) => {
    if (task.result.state !== 'completed') throw new Error(`a measurement did not complete: ${task.result.state}`)
    return (task.result.latency.min * 1e6) / (calls[place] ?? 1)
  })
}

/** What was worked out last, so that no call is optimised away. */
export let kept: unknown

/** How many calls take about 200 microseconds. */
function callsWithin(work: (text: string) => unknown, text: string): number {
  const begun = performance.now()
  let calls = 0
  while (performance.now() - begun < 0.2) {
    kept = work(text)
    calls += 1
  }
  return calls
}

const texts = hostileTexts(large)
const shorter = hostileTexts(small).map(({ text }) => text)
const floors = await timesOf(
  floor,
  texts.map(({ text }) => text),
)
const rows: {
  readonly name: string
  readonly worst: string
  readonly time: number
  readonly ratio: number
  readonly growth: number
}[] = []
for (const [name, work] of Object.entries(subjects)) {
  const long = await timesOf(
    work,
    texts.map(({ text }) => text),
  )
  const short = await timesOf(work, shorter)
  const measured = texts.map((text, place) => ({
    worst: text.name,
    time: long[place] ?? 0,
    ratio: (long[place] ?? 0) / (floors[place] ?? 1),
    growth: (long[place] ?? 0) / (short[place] ?? 1),
  }))
  const [worst] = measured.toSorted((one, other) => other.ratio - one.ratio)
  if (worst !== undefined) rows.push({ name, ...worst })
}

const microseconds = (nanoseconds: number) => (nanoseconds / 1000).toFixed(nanoseconds < 1000 ? 3 : 1)
const table = [
  ['rule', 'worst text', 'µs for 100 kB', 'floors', 'growth from 10 kB'],
  ['---', '---', '--:', '--:', '--:'],
  ...rows.map(({ name, worst, time, ratio, growth }) => [
    name,
    worst,
    microseconds(time),
    ratio < 0.005 ? '0.00' : ratio.toFixed(2),
    `× ${growth.toFixed(1)}`,
  ]),
]
const median = floors.toSorted((one, other) => one - other)[Math.floor(floors.length / 2)] ?? 0
const report = `# Field rules over hostile texts

Each rule over ${texts.length} texts of 100 kB that begin well, go on for long and end badly; of these, the one that it takes longest for. A
floor is one pass of \`charCodeAt\` over the same text, here ${microseconds(median)} µs: the least that reading it takes. A linear rule costs a
fixed number of floors and grows ten times from 10 kB to 100 kB; one that refuses by the length alone costs next to nothing and does
not grow. A pattern that backtracks would grow a hundred times, or never end.

Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}. Again: \`npm run bench:rules\`.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
const file = fileURLToPath(new URL('../results/field-rules.md', import.meta.url))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, report)
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' })
console.log(report)

// Where the time itself is too short to matter, growth is noise.
const slow = rows.filter(({ ratio, growth, time }) => ratio > allowed.ratio || (time > 10_000 && growth > allowed.growth))
if (slow.length > 0) {
  console.error(`no longer linear: ${slow.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
