// Turns the visits into tables: medians, their spread, and the ratio to the floor of the same run.
import type { Visit } from './drive.ts'
import type { PageSize } from './pages-built.ts'

/** One run: on what, when, and what was measured. */
export interface Run {
  readonly date: string
  readonly machine: string
  readonly chromium: string
  readonly versions: Readonly<Record<string, string>>
  readonly rows: number
  readonly rounds: { readonly mount: number; readonly scroll: number; readonly growth: number }
  readonly sizes: Readonly<Record<string, PageSize>>
  readonly visits: readonly Visit[]
}

type Figure = (visit: Visit) => number | null | undefined

function median(figures: readonly number[]): number | undefined {
  const sorted = figures.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  const [below, above] = [sorted[half - 1], sorted[half]]
  return sorted.length % 2 === 0 && below !== undefined && above !== undefined ? (below + above) / 2 : above
}

const write = (figure: number | undefined, digits: number) =>
  figure === undefined || Number.isNaN(figure) ? '–' : figure.toFixed(digits)
const percent = (share: number | undefined) => (share === undefined ? '–' : `${(share * 100).toFixed(1)} %`)
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Figures of one run. */
function figuresOf({ visits, rows }: Run) {
  const all = (peer: string, figure: Figure, count = rows) =>
    visits.filter((visit) => visit.peer === peer && visit.rows === count).flatMap((visit) => figure(visit) ?? [])
  const middle = (peer: string, figure: Figure, count = rows) => median(all(peer, figure, count))
  const beside = (peer: string, figure: Figure, digits: number) => {
    const [own, floor] = [middle(peer, figure), middle('floor', figure)]
    return own !== undefined && floor ? `${write(own, digits)} (${(own / floor).toFixed(2)})` : write(own, digits)
  }
  const spread = (peer: string, figure: Figure, digits: number) => {
    const found = all(peer, figure)
    return found.length === 0 ? '–' : `${Math.min(...found).toFixed(digits)}…${Math.max(...found).toFixed(digits)}`
  }
  return { all, middle, beside, spread }
}

/** The report of a run, as markdown. */
export function report(run: Run): string {
  const { all, middle, beside, spread } = figuresOf(run)
  const peers = Object.keys(run.sizes).filter((peer) => peer !== 'baseline')
  const { rounds } = run
  const mountCpu: Figure = (visit) => visit.mountCpu?.task
  const wheelCpu: Figure = (visit) => visit.wheelCpu?.task
  const jumpCpu: Figure = (visit) => visit.jumpCpu?.task
  const appear = table(
    [
      'table',
      'mount, ms',
      'least…most',
      'main thread, ms',
      'least…most',
      'sort, ms',
      'least…most',
      'select all, ms',
      'least…most',
    ],
    peers.map((peer) => [
      peer,
      beside(peer, (visit) => visit.mount, 0),
      spread(peer, (visit) => visit.mount, 0),
      beside(peer, mountCpu, 0),
      spread(peer, mountCpu, 0),
      beside(peer, (visit) => visit.sort, 0),
      spread(peer, (visit) => visit.sort, 0),
      beside(peer, (visit) => visit.select, 0),
      spread(peer, (visit) => visit.select, 0),
    ]),
  )
  const wheel = table(
    [
      'table',
      'main thread, ms a notch',
      'least…most',
      'script',
      'style and layout',
      'frame p95',
      'over 25 ms',
      'blank',
      'stale',
      'uncovered',
    ],
    peers.map((peer) => [
      peer,
      beside(peer, wheelCpu, 2),
      spread(peer, wheelCpu, 1),
      beside(peer, (visit) => visit.wheelCpu?.script, 2),
      beside(peer, (visit) => visit.wheelCpu?.layout, 2),
      write(
        middle(peer, (visit) => visit.wheel?.p95),
        1,
      ),
      percent(middle(peer, (visit) => visit.wheel?.slow)),
      percent(middle(peer, (visit) => visit.wheel?.blank)),
      percent(middle(peer, (visit) => visit.wheel?.stale)),
      percent(middle(peer, (visit) => visit.wheel?.exposed)),
    ]),
  )
  const jumps = table(
    ['table', 'main thread, ms a jump', 'least…most', 'frame p95', 'blank', 'stale'],
    peers.map((peer) => [
      peer,
      beside(peer, jumpCpu, 1),
      spread(peer, jumpCpu, 1),
      write(
        middle(peer, (visit) => visit.jump?.p95),
        1,
      ),
      percent(middle(peer, (visit) => visit.jump?.blank)),
      percent(middle(peer, (visit) => visit.jump?.stale)),
    ]),
  )
  const scrolled = (peer: string) => run.visits.filter((one) => one.peer === peer && one.kind === 'base' && one.wheelCpu).length
  const fewer = peers.filter((peer) => scrolled(peer) < rounds.scroll && run.visits.some((one) => one.peer === peer))
  const lessOften =
    fewer.length === 0
      ? []
      : [
          `Fewer rounds of scrolling, sorting and selecting: ${fewer.map((peer) => `${peer} ${scrolled(peer)}`).join(', ')}; they are far behind, and grew in one round.`,
        ]
  const react = run.sizes.baseline?.js ?? 0
  const weights = table(
    ['table', 'heap above the data, MB', 'elements', 'script of the page, kB', 'above React', 'styles, kB'],
    peers.map((peer) => {
      const size = run.sizes[peer] ?? { js: 0, css: 0 }
      const above = peer === 'floor' || peer === 'vxe' ? 'no React' : kilobytes(size.js - react)
      const heap = write(
        middle(peer, (visit) => (visit.heap ?? Number.NaN) / 1e6),
        2,
      )
      return [peer, heap, beside(peer, (visit) => visit.nodes, 0), kilobytes(size.js), above, kilobytes(size.css)]
    }),
  )
  const parts = [
    '# Tables beside each other',
    `${run.rows.toLocaleString('en')} rows of 20 columns and a tick, rows of 32 px, 1280 × 720; ${run.date}, ${run.machine}, Chromium ${run.chromium}. Medians of ${rounds.mount} rounds (scrolling, sorting and selecting: ${rounds.scroll}; growth: ${rounds.growth}), in brackets the ratio to the floor of the same run, and the least and the most. A frame is 16.7 ms: below 100 ms rank by the main thread.`,
    ...lessOften,
    '## Mount, sort, select all',
    appear,
    '## Wheel: 300 notches of 400 px, at most one in 25 ms',
    wheel,
    'Blank, stale: share of frames in which one of five points shows no row, or one that does not belong there. Uncovered: share of notches after which the rows of the frame before leave a gap, which a compositor that scrolls ahead shows.',
    '## Jumps: 60 of 20,000 px, one in 100 ms',
    jumps,
    '## Memory, elements, bytes',
    weights,
    `React and React DOM: ${kilobytes(react)} kB; each page holds about 2 kB of the benchmark's own. gzip -9.`,
  ]
  const sizes = [5000, run.rows, 500_000]
  if (rounds.growth > 0) {
    const grow = (peer: string, figure: Figure, digits: number) => {
      const found = sizes.map((count) => middle(peer, figure, count))
      const [small, , large] = found
      if (!small || !large) return [...found.map((one) => write(one, digits)), '–']
      // Of each round by itself, least and most: one slow moment of the machine is no growth.
      const [few, many] = [all(peer, figure, 5000), all(peer, figure, 500_000)]
      const ratios = many.flatMap((one, round) => (few[round] ? one / few[round] : []))
      const span = `${Math.min(...ratios).toFixed(2)}…${Math.max(...ratios).toFixed(2)}`
      return [...found.map((one) => write(one, digits)), `${(large / small).toFixed(2)} (${span})`]
    }
    const head = ['5k', '50k', '500k', '500k : 5k']
    parts.push(
      '## Growth: 5,000, 50,000 and 500,000 rows',
      table(
        [
          'table',
          ...head.map((word) => `mount ${word}`),
          ...head.map((word) => `wheel ${word}`),
          ...head.map((word) => `heap ${word}`),
        ],
        peers.map((peer) => [
          peer,
          ...grow(peer, mountCpu, 0),
          ...grow(peer, wheelCpu, 2),
          ...grow(peer, (visit) => (visit.heap ?? Number.NaN) / 1e6, 2),
        ]),
      ),
      'Mount: main thread in ms; wheel: main thread in ms a notch; heap: MB above the data. In brackets the least and the most of the rounds.',
    )
  }
  const failures = new Map<string, number>()
  for (const { peer, rows, error, errors } of run.visits) {
    const said = error ?? errors?.join('; ')
    if (said !== undefined)
      failures.set(`${peer}, ${rows} rows: ${said}`, (failures.get(`${peer}, ${rows} rows: ${said}`) ?? 0) + 1)
  }
  if (failures.size > 0) parts.push('## Failures', [...failures].map(([said, times]) => `- ${said} (${times} times)`).join('\n'))
  parts.push(
    `${Object.entries(run.versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}. What is measured, and how: bench/table/README.md. Again: \`npm run bench:table\`.`,
  )
  return `${parts.join('\n\n')}\n`
}
