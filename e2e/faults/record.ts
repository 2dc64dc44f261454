import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/running.ts'
import { catalogue } from './catalogue.ts'
import type { Outcome } from './outcomes.ts'

/** What came of a fault when it was made last, and of what that is true. */
export interface Recorded extends Outcome {
  /** Of which state of the sources. */
  readonly sources: string
}
export type FaultRecord = Readonly<Record<string, Recorded>>

const place = join(root, 'docs/reliability/faults.json')

/** What is on record of all faults, whichever run it comes from. */
export const readRecord = (): FaultRecord => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {})

/** Adds what a run came to; what it did not make stays as it was. */
export function writeRecord(before: FaultRecord, made: FaultRecord): FaultRecord {
  const all = { ...before, ...made }
  const inOrder = catalogue.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]] as const]))
  const record = Object.fromEntries(inOrder)
  writeFileSync(place, `${JSON.stringify(record, null, 2)}\n`)
  return record
}

const words = { held: 'held', 'not held': '**not held**', 'not made': 'not made', 'not run': 'not run' } as const
const text = (value: string) => value.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ')

/** How many faults came to what, in words. */
export function totalsOf(record: FaultRecord, sources: string): string {
  const outcomes = catalogue.map(({ id }) => record[id])
  const count = (which: Outcome['outcome']) => outcomes.filter((one) => (one?.outcome ?? 'not run') === which).length
  const older = outcomes.filter((one) => one !== undefined && one.sources !== sources).length
  const counts = (['held', 'not held', 'not made', 'not run'] as const).map((which) => `${count(which)} ${which}`).join(', ')
  return `${counts}${older > 0 ? `; ${older} of them were made on other sources than the present ones` : ''}`
}

/** The record as a document. @param machine what it was measured on */
export function documentOf(record: FaultRecord, sources: string, machine: string): string {
  const rows = catalogue.map(({ id, cause, mustBeSeen }) => {
    const about = [id, text(`${cause} → ${mustBeSeen}`)]
    const found = record[id]
    const told =
      found === undefined
        ? ['—', 'not run', '', '']
        : [
            text(found.seen.join('; ')) || '—',
            words[found.outcome],
            found.seconds.toFixed(0),
            `${found.day}, ${found.sources === sources ? 'present sources' : `sources ${found.sources}`}, seed ${found.seed}`,
          ]
    return `| ${[...about, ...told].join(' | ')} |`
  })
  return `# What happens when something goes wrong

${machine}, sources ${sources}. Again: \`npm run test:faults\`; some of them: \`npm run test:faults -- F5 F6\`, after which the others stay as they
were, with the sources that they are of; what did not hold or was not run on the present sources: \`npm run test:faults -- --resume\`.

Faults of network, server and browser, each made on purpose before the running product: a proxy of our own between a real browser and the server cuts, delays, swallows,
truncates and replaces; the server runs on a real PostgreSQL. ${totalsOf(record, sources)}.

| | fault → what must be seen | what happened | | s | as of |
| --- | --- | --- | --- | ---: | --- |
${rows.join('\n')}
`
}
