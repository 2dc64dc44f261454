import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnits } from './units.ts'

/** A change that no test noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  /** Stryker's name of the kind of change. */
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  /** Why no test can or need notice it; missing until somebody has judged. */
  readonly judgement?: string
}

/** What came of changing one unit. */
export interface UnitResult {
  readonly fingerprint: string
  /** Noticed by a failing test. */
  readonly killed: number
  /** Noticed because the tests no longer came to an end. */
  readonly timedOut: number
  readonly survivors: readonly Survivor[]
}
export type Results = Record<string, UnitResult>

const place = (root: string) => join(root, 'docs/mutation/results.json')

export function readResults(root: string): Results {
  return existsSync(place(root)) ? JSON.parse(readFileSync(place(root), 'utf8')) : {}
}

/** Writes the results after every unit, so that a run that is stopped loses one unit at most. */
export function writeResults(root: string, results: Results): void {
  const sorted = Object.fromEntries(Object.entries(results).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(place(root), `${JSON.stringify(sorted, null, 2)}\n`)
  writeFileSync(join(root, 'docs/mutation/README.md'), documentOf(sorted, nowOf(root)))
}

/** What two survivors share where they are the same change, though lines moved. */
const same = (a: Survivor, b: Survivor) =>
  a.file === b.file && a.mutator === b.mutator && a.original === b.original && a.replacement === b.replacement

/** Judgements of an earlier run, kept for changes that survive again. */
export const judged = (survivors: readonly Survivor[], before: UnitResult | undefined): Survivor[] =>
  survivors.map((one) => {
    const judgement = before?.survivors.find((other) => same(one, other))?.judgement
    return judgement === undefined ? one : { ...one, judgement }
  })

export interface Score {
  readonly changes: number
  readonly noticed: number
  /** Percent. */
  readonly score: number
}

export function scoreOf(results: readonly UnitResult[]): Score {
  const noticed = results.reduce((sum, { killed, timedOut }) => sum + killed + timedOut, 0)
  const changes = noticed + results.reduce((sum, { survivors }) => sum + survivors.length, 0)
  return { changes, noticed, score: changes === 0 ? 100 : (noticed / changes) * 100 }
}

/** The fingerprints of all folders that can be changed, as they are now. */
export type Fingerprints = Readonly<Record<string, string>>

export function nowOf(root: string): Fingerprints {
  const units = findUnits(root).filter(({ files }) => files.length > 0)
  return Object.fromEntries(units.map(({ name, fingerprint }) => [name, fingerprint]))
}

/** The results as a table: what was measured on an earlier text is said to be, and what was never measured has a row too. */
export function tableOf(results: Results, now: Fingerprints): string {
  const row = (name: string, part: readonly UnitResult[]) => {
    const { changes, noticed, score } = scoreOf(part)
    return `| ${name} | ${changes} | ${noticed} | ${changes - noticed} | ${score.toFixed(1)} % |`
  }
  const names = [...new Set([...Object.keys(results), ...Object.keys(now)])].sort()
  const rows = names.map((name) => {
    const result = results[name]
    if (!result) return `| ${name} | | | | not measured |`
    return row(result.fingerprint === now[name] ? name : `${name} (changed since)`, [result])
  })
  return [
    '| folder | changes | noticed | survived | score |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    row('all that were measured', Object.values(results)),
  ].join('\n')
}

const quoted = (text: string) => `\`${text.replaceAll('\n', ' ').replaceAll('|', '\\|').replaceAll('`', "'").slice(0, 120)}\``

function documentOf(results: Results, now: Fingerprints): string {
  const survivors = Object.values(results).flatMap((result) => result.survivors)
  const lines = survivors.map(
    ({ file, line, mutator, original, replacement, judgement }) =>
      `| ${file}:${line} | ${mutator} | ${quoted(original)} | ${quoted(replacement)} | ${judgement ?? 'not judged yet'} |`,
  )
  return `# Mutation tests

\`npm run test:mutation\` changes the code of the machines and of the domain in one place at a time and runs the tests of the
folder: a change that no test notices survives. The run goes on where an earlier one stopped; a folder is run again when anything
in it changed. \`npm run test:mutation -- machines/dialog\` runs that folder alone, whatever stands here.

${tableOf(results, now)}

## What survived

| where | kind | was | became | judgement |
|---|---|---|---|---|
${lines.join('\n')}
`
}
