import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnits } from './units.ts'

/** A change that no test noticed. */
export interface Survivor {
  readonly file: string
  /** Where it stood when it was measured. */
  readonly line: number
  /** What stood in that line: comments move lines, but not what they say. */
  readonly text: string
  /** Stryker's name of the kind of change. */
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  /** Where the change ends, if that is another line. */
  readonly endLine?: number
  /** Why no test can or need notice it; missing until somebody has judged. */
  readonly judgement?: string
}

/** What came of changing one unit. */
export interface UnitResult {
  readonly fingerprint: string
  /** Of the files that were changed. */
  readonly code?: string
  /** Set where what had survived was tried again with more tests, and the rest was not. */
  readonly triedAgain?: true
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

/** One change of a run, and what the tests made of it. */
export interface Outcome extends Survivor {
  readonly status: 'killed' | 'timedOut' | 'survived'
}

/**
 * A unit's result after its survivors were tried again: what is noticed now counts as noticed, and what survives in the same lines
 * though it had been noticed counts as surviving.
 * @throws where a survivor was not tried, for then the code is not what was measured
 */
export function triedAgain(before: UnitResult, outcomes: readonly Outcome[]): UnitResult {
  const missing = before.survivors.find((one) => !outcomes.some((other) => same(one, other)))
  if (missing)
    throw new Error(`${missing.file}:${missing.line} has no change ${missing.original} → ${missing.replacement} any more.`)
  const left = [...before.survivors]
  let { killed, timedOut } = before
  const survivors: Survivor[] = []
  // Two changes of one line may look alike: what survives is matched first, so that it keeps its judgement.
  const survivedFirst = [...outcomes].sort((a, b) => Number(b.status === 'survived') - Number(a.status === 'survived'))
  for (const { status, ...outcome } of survivedFirst) {
    const place = left.findIndex((one) => same(one, outcome))
    const [known] = place < 0 ? [] : left.splice(place, 1)
    if (status === 'survived') {
      survivors.push(known ? { ...outcome, ...(known.judgement ? { judgement: known.judgement } : {}) } : outcome)
      if (!known) killed -= 1
    } else if (known) {
      if (status === 'killed') killed += 1
      else timedOut += 1
    }
  }
  return { ...before, killed, timedOut, survivors, triedAgain: true }
}

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
    const note = result.fingerprint === now[name] ? (result.triedAgain ? ' (survivors tried again)' : '') : ' (changed since)'
    return row(`${name}${note}`, [result])
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
    ({ file, text, mutator, original, replacement, judgement }) =>
      `| ${file} | ${quoted(text)} | ${mutator} | ${quoted(original)} | ${quoted(replacement)} | ${judgement ?? 'not judged yet'} |`,
  )
  return `# Mutation tests

\`npm run test:mutation\` changes the code of the machines and of the domain in one place at a time and runs the tests of the
folder: a change that no test notices survives. The run goes on where an earlier one stopped; a folder is run again when its code
or its tests changed, comments apart. \`npm run test:mutation -- machines/dialog\` runs that folder alone, whatever stands here. With \`--survivors\` only the
lines of what survived are changed again, where the code is as it was and only tests have come.

${tableOf(results, now)}

## What survived

| file | line | kind | was | became | judgement |
|---|---|---|---|---|---|
${lines.join('\n')}
`
}
