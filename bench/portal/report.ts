import type { Network, Visit } from './pages.ts'

/** A run, as it is kept. */
export interface Run {
  readonly date: string
  readonly machine: string
  readonly chromium: string
  /** The first is the one that is promised. */
  readonly networks: readonly Network[]
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

const rows = (lines: readonly (readonly string[])[]) => lines.map((cells) => `| ${cells.join(' | ')} |`)

/** How soon each page is painted in a network, and what it weighs. */
function paintsIn(visits: readonly Visit[]): string[] {
  const pages = [...new Set(visits.map(({ page }) => page))]
  const of = (page: string, whose: Visit['whose'], what: (visit: Visit) => number) =>
    visits.filter((one) => one.page === page && one.whose === whose).map(what)
  const paints = pages.map((page) => {
    const [ours, bare] = [of(page, 'ours', ({ largest }) => largest), of(page, 'bare', ({ largest }) => largest)]
    const ratio = median(ours) / median(bare)
    const weights = (['document', 'scripts', 'island'] as const).map((part) => {
      const bytes = median(of(page, 'ours', (visit) => visit[part]))
      return `${kilobytes(bytes)}${mark(bytes <= bounds[part])}`
    })
    const times = [ours, bare].map((numbers) => `${median(numbers).toFixed(0)} (${spread(numbers)})`)
    const compared = `${ratio.toFixed(2)}${mark(ratio <= bounds.largest)}`
    return [page, ...times, compared, ...weights, kilobytes(median(of(page, 'ours', ({ all }) => all)))]
  })
  return [
    '| page | ours, ms | bare, ms | ratio | HTML, kB | scripts, kB | with its island, kB | all, kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows(paints),
  ]
}

const told = ({ name, speed, latency, processor, rounds }: Network) =>
  `${name}: ${speed / 1e6} Mbit/s, ${latency} ms there and back, a processor ${processor} times slower; medians of ${rounds} rounds, and from the least to the most.`

/** A run as people read it. */
export function report({ date, machine, chromium, networks, visits, rates }: Run): string {
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
  return [
    '# The portal',
    '',
    `First visits on a phone of 390 px with nothing kept; ${date}, ${machine}, Chromium ${chromium}.`,
    '',
    '## Until the largest part of a page is painted, beside the same words alone',
    '',
    `Promised on slow 3G: at most ${bounds.largest} times the bare page; HTML ${bounds.document / 1000} kB, scripts ${bounds.scripts / 1000} kB before anything is begun and ${bounds.island / 1000} kB with an island, on the wire.`,
    '',
    ...networks.flatMap((network) => [told(network), '', ...paintsIn(visits.filter((one) => one.network === network.name)), '']),
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
