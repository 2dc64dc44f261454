// Walks every machine and prints what of it was met. Ends with 1 where anything was not.
import { machineModels } from '../packages/machines/src/models.ts'
import { type Count, neverMet } from '../packages/machines/src/testing/index.ts'

const columns = ['machine', 'states', 'transitions', 'guard outcomes', 'places', 'covered'] as const
const walks = machineModels.map((model) => ({ name: model.name, coverage: model.walk() }))

const rows = walks.map(({ name, coverage: { states, transitions, guards, places } }) => [
  name,
  shareOf([states]),
  shareOf([transitions]),
  shareOf([guards]),
  String(places),
  percentOf([states, transitions, guards]),
])
const all = walks.map(({ coverage }) => coverage)
const counts = [
  all.map(({ states }) => states),
  all.map(({ transitions }) => transitions),
  all.map(({ guards }) => guards),
] as const
const total = ['all', ...counts.map(shareOf), String(all.reduce((sum, { places }) => sum + places, 0)), percentOf(counts.flat())]

const widths = columns.map((column, place) => Math.max(...[columns, ...rows, total].map((row) => (row[place] ?? column).length)))
const line = (row: readonly string[]) =>
  row
    .map((cell, place) => cell.padEnd(widths[place] ?? 0))
    .join('  ')
    .trimEnd()
const rule = line(widths.map((width) => '-'.repeat(width)))
console.log([line(columns), rule, ...rows.map(line), rule, line(total)].join('\n'))

const missing = walks.flatMap(({ name, coverage }) => neverMet(coverage).map((what) => `${name}: ${what}`))
if (missing.length > 0) {
  console.error(
    `\nNever met, so untested:\n${missing.join('\n')}\nAdd events or inputs to the machine's model, or remove what cannot happen.`,
  )
  process.exitCode = 1
}

function shareOf(counted: readonly Count[]) {
  return `${sum(counted, 'walked')} / ${sum(counted, 'total')}`
}

function percentOf(counted: readonly Count[]) {
  // Rounded down: 99.9 % is not 100 %.
  return `${Math.floor((100 * sum(counted, 'walked')) / sum(counted, 'total'))} %`
}

function sum(counted: readonly Count[], field: 'walked' | 'total') {
  return counted.reduce((before, count) => before + count[field], 0)
}
