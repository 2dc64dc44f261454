import type { Throttling, Visit } from './pages.ts'

/** A run, as it is kept. */
export interface Run {
  readonly date: string
  readonly machine: string
  readonly chromium: string
  readonly rounds: number
  readonly throttling: Throttling
  readonly visits: readonly Visit[]
  /** Answers in a second, pairs of ours and the bare server's. */
  readonly rates: readonly { readonly page: string; readonly ours: number; readonly bare: number }[]
}

/** What is promised. */
export const bounds = { document: 14_000, scripts: 30_000, island: 150_000, largest: 1.3, rate: 0.5 } as const

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
const spread = (numbers: readonly number[]) => `${Math.min(...numbers).toFixed(0)}…${Math.max(...numbers).toFixed(0)}`
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const mark = (isKept: boolean) => (isKept ? '' : ' **over**')

/** A run as people read it. */
export function report({ date, machine, chromium, rounds, throttling, visits, rates }: Run): string {
  const pages = [...new Set(visits.map(({ page }) => page))]
  const of = (page: string, whose: Visit['whose'], what: (visit: Visit) => number) =>
    visits.filter((one) => one.page === page && one.whose === whose).map(what)
  const paints = pages.map((page) => {
    const [ours, bare] = [of(page, 'ours', ({ largest }) => largest), of(page, 'bare', ({ largest }) => largest)]
    const ratio = median(ours) / median(bare)
    const [document, scripts, island] = (['document', 'scripts', 'island'] as const).map((part) =>
      median(of(page, 'ours', (visit) => visit[part])),
    )
    return [
      page,
      `${median(ours).toFixed(0)} (${spread(ours)})`,
      `${median(bare).toFixed(0)} (${spread(bare)})`,
      `${ratio.toFixed(2)}${mark(ratio <= bounds.largest)}`,
      `${kilobytes(document ?? 0)}${mark((document ?? 0) <= bounds.document)}`,
      `${kilobytes(scripts ?? 0)}${mark((scripts ?? 0) <= bounds.scripts)}`,
      `${kilobytes(island ?? 0)}${mark((island ?? 0) <= bounds.island)}`,
      kilobytes(median(of(page, 'ours', ({ all }) => all))),
    ]
  })
  const answered = [...new Set(rates.map(({ page }) => page))].map((page) => {
    const pairs = rates.filter((one) => one.page === page)
    const [ours, bare] = [pairs.map((one) => one.ours), pairs.map((one) => one.bare)]
    const ratio = median(pairs.map((one) => one.ours / one.bare))
    return [
      page,
      `${median(ours).toFixed(0)} (${spread(ours)})`,
      `${median(bare).toFixed(0)} (${spread(bare)})`,
      `${ratio.toFixed(2)}${mark(ratio >= bounds.rate)}`,
    ]
  })
  const rows = (lines: readonly (readonly string[])[]) => lines.map((cells) => `| ${cells.join(' | ')} |`)
  return [
    '# The portal',
    '',
    `First visits on a phone of 390 px with nothing kept, ${(throttling.speed / 1e6).toFixed(1)} Mbit/s, ${throttling.latency} ms there and back, a processor ${throttling.processor} times slower; ${date}, ${machine}, Chromium ${chromium}. Medians of ${rounds} rounds, and from the least to the most.`,
    '',
    '## Until the largest part of a page is painted, beside the same words alone',
    '',
    `Promised: at most ${bounds.largest} times the bare page; HTML ${bounds.document / 1000} kB, scripts ${bounds.scripts / 1000} kB before anything is begun and ${bounds.island / 1000} kB with an island, on the wire.`,
    '',
    '| page | ours, ms | bare, ms | ratio | HTML, kB | scripts, kB | with its island, kB | all, kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows(paints),
    '',
    '## Answers in a second, beside a bare Fastify that reads one row',
    '',
    `Promised: at least ${bounds.rate} of the bare server. Sixteen connections, one process, one after the other.`,
    '',
    '| page | ours | bare | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows(answered),
    '',
    'The island of scanning fetches a reader of codes in WebAssembly besides, where the browser has none of its own: it stands under “all”. What is measured, and how: bench/portal/README.md. Again: `npm run bench:portal`.',
    '',
  ].join('\n')
}
