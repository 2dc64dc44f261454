import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantedFaults } from './faults.ts'
import type { Finding } from './run-guards.ts'

/** What tests made of a planted fault at one time. */
export interface Look {
  /** yyyy-MM-dd */
  readonly day: string
  /** Of which state of the sources. */
  readonly sources: string
  /** The tests that failed; none where it was not found. */
  readonly found: readonly Finding[]
  /** How many tests were run over it. */
  readonly tests: number
  readonly seconds: number
}

/** The first look at a fault, which stays for good, and the last. */
export interface PlantedResult {
  readonly first: Look
  readonly last: Look
}
export type PlantedResults = Readonly<Record<string, PlantedResult>>

const place = (root: string) => join(root, 'docs/reliability/planted.json')

export function readResults(root: string): PlantedResults {
  return existsSync(place(root)) ? JSON.parse(readFileSync(place(root), 'utf8')) : {}
}

/** Keeps what was seen of a fault; what was seen of the others stays as it was. */
export function keepResult(root: string, id: string, look: Look): PlantedResults {
  const before = readResults(root)
  const results = { ...before, [id]: { first: before[id]?.first ?? look, last: look } }
  const inOrder = plantedFaults.flatMap(({ id: one }) => (results[one] ? [[one, results[one]] as const] : []))
  writeFileSync(place(root), `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
  return results
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ')
const foundBy = ({ found }: Look) =>
  found.length === 0 ? '**not found**' : found.map(({ file, title }) => `“${cell(title)}” (\`${file}\`)`).join('; ')

/** The results as a document. @param sources of now: what was seen of others says so */
export function documentOf(results: PlantedResults, sources: string): string {
  const rows = plantedFaults.map((fault) => {
    const result = results[fault.id]
    const about = [`\`${fault.id}\`: ${cell(fault.mistake)}; ${cell(fault.harm)}`, `\`${fault.file}\``]
    if (!result) return `| ${[...about, '—', 'not run', ''].join(' | ')} |`
    const { first, last } = result
    const at = `${last.day}, ${last.sources === sources ? 'present sources' : `sources ${last.sources}`}`
    return `| ${[...about, first.found.length > 0 ? 'found' : '**not found**', foundBy(last), at].join(' | ')} |`
  })
  const looks = plantedFaults.map(({ id }) => results[id])
  const count = (of: 'first' | 'last') => looks.filter((look) => (look?.[of].found.length ?? 0) > 0).length
  return `# Faults planted on purpose

Each is written into a copy of the checkout, and the tests that claim to guard the place are run over it there: \`npm run test:planted\`, or
\`npm run test:planted -- lost-await\` for some. They were chosen by what would hurt most, before the tests of these places were looked at
(\`scripts/planted/faults.ts\`); one that was not found stays, and the tests were mended. A run ends at the first test that fails; that test
passes in the same copy without the fault. Where a fault no longer fits the code, the command and \`npm test\` fail.

Sources ${sources}. ${plantedFaults.length} faults: at first ${count('first')} were found, now ${count('last')} are.

| fault | where | at first | found by | seen |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
