/** What a change from one cached view to another came to, in milliseconds. */
export interface Change {
  /** Ours: from letting the tab go until the other table was painted. */
  readonly ours: number
  /** The floor: two copies of the same elements, of which one is hidden and the other shown. */
  readonly floor: number
}

/** What the page holds after a collection of garbage. */
export interface Held {
  /** What was done until then. */
  readonly after: string
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** A run, as it is kept. */
export interface Run {
  readonly date: string
  readonly machine: string
  readonly chromium: string
  readonly rows: number
  readonly changes: readonly Change[]
  readonly views: readonly Held[]
  readonly cycles: readonly Held[]
}

const at = (numbers: readonly number[], part: number) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN

function row(name: string, times: readonly number[]): string {
  const figures = [at(times, 0.5), at(times, 0.95), Math.max(...times)].map((one) => one.toFixed(1))
  return `| ${[name, ...figures].join(' | ')} |`
}

function held(title: string, all: readonly Held[]): string {
  const lines = all.map(
    ({ after, heap, nodes, listeners }) => `| ${after} | ${(heap / 1e6).toFixed(1)} | ${nodes} | ${listeners} |`,
  )
  return [
    `## ${title}`,
    '',
    '| after | heap, MB | elements and texts | listeners |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n')
}

/** The run in words and tables. */
export function report({ date, machine, chromium, rows, changes, views, cycles }: Run): string {
  const ours = changes.map((one) => one.ours)
  const floor = changes.map((one) => one.floor)
  return `# Tabs of the workspace

The built workspace with its server and ten thousand orders, in Chromium ${chromium}; ${date}, ${machine}. Again: \`npm run bench:tabs\`.

## A change between two cached views

Each holds a table of ${rows.toLocaleString('en')} rows. From letting the tab go until the frame with the other table was painted (by the main
thread's clock); the floor shows and hides two copies of the same elements, without anything behind them, in the same page in turn. Goal: at most 50 ms.

| | median, ms | p95, ms | most, ms |
| --- | ---: | ---: | ---: |
${row('ours', ours)}
${row('floor', floor)}

${changes.length} changes; ratio of the medians ${(at(ours, 0.5) / at(floor, 0.5)).toFixed(2)}; goal ${at(ours, 0.5) <= 50 ? 'met by the median' : 'missed by the median'}, ${at(ours, 0.95) <= 50 ? 'met by the p95' : 'missed by the p95'}.

${held('Thirty views, and none of them again', views)}
${held('Five hundred times a screen is opened and its tab closed', cycles)}`
}
