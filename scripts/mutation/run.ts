// Changes the code of each machine and of the domain bit by bit, and prints how many changes their tests notice.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import {
  judged,
  nowOf,
  type Outcome,
  readResults,
  type Survivor,
  scoreOf,
  tableOf,
  triedAgain,
  type UnitResult,
  writeResults,
} from './results.ts'
import { findUnits, type Unit } from './units.ts'

/** Percent of the changes that tests must notice. */
const least = 90

interface Position {
  readonly line: number
  readonly column: number
}

const root = join(import.meta.dirname, '../..')
const onlySurvivors = process.argv.includes('--survivors')
const wanted = process.argv.slice(2).filter((one) => one !== '--survivors')
const units = findUnits(root).filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (units.length === 0)
  throw new Error(`No such folder: ${wanted.join(', ')}. Give names such as machines/dialog or domain/rounding.`)

mkdirSync(join(root, 'docs/mutation'), { recursive: true })
const results = readResults(root)
for (const name of Object.keys(results)) if (!findUnits(root).some((unit) => unit.name === name)) delete results[name]

for (const [place, unit] of units.entries()) {
  const at = `${place + 1}/${units.length} ${unit.name}`
  const before = results[unit.name]
  if (before?.fingerprint === unit.fingerprint && wanted.length === 0) {
    console.log(`${at}: as before`)
    continue
  }
  if (unit.files.length === 0) continue
  const started = Date.now()
  const result = await mutate(unit, before)
  results[unit.name] = result
  writeResults(root, results)
  const { changes, score } = scoreOf([result])
  console.log(`${at}: ${score.toFixed(1)} % of ${changes} changes noticed, ${Math.round((Date.now() - started) / 1000)} s`)
  for (const { file, line, mutator, original, replacement, judgement } of result.survivors)
    if (judgement === undefined) console.log(`    ${file}:${line} ${mutator}: ${original} → ${replacement}`)
}

/** Changes the files, or only some lines of them, and says what the tests made of each change. */
async function outcomesOf(unit: Unit, mutate: readonly string[]): Promise<Outcome[]> {
  process.env.ETALON_MUTATED = unit.folder
  const mutants = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignore-types.mjs')],
    ignorers: ['machine-types'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On a busy machine a test takes longer for no change of ours, and would be taken for one that noticed.
    timeoutMS: 20_000,
    // TypeScript 7 has no programming interface for Stryker to rewrite a configuration with; nothing needs rewriting.
    tsconfigFile: 'none.json',
    ignorePatterns: ['apps', 'docs', 'e2e', 'bench', 'reports', '.data', 'packages/ui', 'packages/verify', '**/dist'],
    tempDirName: '.data/mutation',
    reporters: [],
    logLevel: 'error' as LogLevel,
    allowConsoleColors: false,
  }).runMutationTest()
  const known: Partial<Record<string, Outcome['status']>> = {
    Survived: 'survived',
    NoCoverage: 'survived',
    Killed: 'killed',
    Timeout: 'timedOut',
  }
  return mutants.flatMap(({ fileName, location, mutatorName, replacement, status }): Outcome[] => {
    const outcome = known[status]
    if (outcome === undefined) return []
    const change: Survivor = {
      file: fileName.slice(root.length + 1),
      line: location.start.line,
      text: lineAt(fileName, location.start.line),
      mutator: mutatorName,
      original: textAt(fileName, location),
      replacement: replacement ?? '',
      ...(location.end.line === location.start.line ? {} : { endLine: location.end.line }),
    }
    return [{ ...change, status: outcome }]
  })
}

async function mutate(unit: Unit, before: UnitResult | undefined): Promise<UnitResult> {
  const { fingerprint, code } = unit
  if (onlySurvivors && before) {
    if (before.code !== code) throw new Error(`The code of ${unit.name} is not what was measured: run it without --survivors.`)
    const lines = new Set(before.survivors.map(({ file, line, endLine = line }) => `${file}:${line}-${endLine}`))
    const outcomes = lines.size === 0 ? [] : await outcomesOf(unit, [...lines])
    return { ...triedAgain(before, outcomes), fingerprint }
  }
  const outcomes = await outcomesOf(unit, unit.files)
  const of = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status)
  const survivors = of('survived').map(({ status, ...survivor }) => survivor)
  return {
    fingerprint,
    code,
    killed: of('killed').length,
    timedOut: of('timedOut').length,
    survivors: judged(survivors, before),
  }
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n')
}

function lineAt(file: string, line: number): string {
  return (linesOf(file)[line - 1] ?? '').trim()
}

function textAt(file: string, { start, end }: { start: Position; end: Position }): string {
  const lines = linesOf(file)
  if (start.line === end.line) return (lines[start.line - 1] ?? '').slice(start.column - 1, end.column - 1)
  return [lines[start.line - 1]?.slice(start.column - 1), '…', lines[end.line - 1]?.slice(0, end.column - 1).trim()].join(' ')
}

const total = scoreOf(Object.values(results))
console.log(`\n${tableOf(results, nowOf(root))}`)
if (total.score < least) {
  console.error(`\n${total.score.toFixed(1)} % of the changes were noticed, which is less than ${least} %.`)
  process.exitCode = 1
}
