import type { Remains } from './remains.ts'

/** What a report is made of. */
export interface ReportOptions {
  /** The report of an earlier run, as it was written. */
  readonly earlier: string
  /** What was measured now. */
  readonly rows: readonly Remains[]
  /** Every file of stories that is there, such as `button/Button`. */
  readonly titles: readonly string[]
}

type Cells = readonly [story: string, nodes: string, listeners: string, heap: string]

const head: Cells = ['component', 'elements', 'listeners', 'heap, kB']
const cellsOf = ({ story, nodes, listeners, heap }: Remains): Cells => [
  story,
  `${nodes}`,
  `${listeners}`,
  `${Math.round(heap / 1000)}`,
]

const titleOf = (story: string) => story.split(',')[0] ?? ''

/** Of each component there is one line for showing it, and one for opening it, whatever story did so; and one for each story drawn. */
function placeOf(story: string): string {
  if (/, drawn$/.test(story)) return story
  return `${titleOf(story)} ${/, (?:opened|played)$/.test(story) ? 'opened' : 'shown'}`
}

/** The lines of all components, each by its name: a run of some leaves those of the others, and what has no stories any more goes. */
export function reportOf({ earlier, rows, titles }: ReportOptions): string {
  const there = new Set(titles)
  const earlierCells = [...earlier.matchAll(/^\| (\S+\/\S+, .+?) +\| +(\S+) +\| +(\S+) +\| +(\S+) +\|$/gm)].map(
    ([, story = '', nodes = '', listeners = '', heap = '']): Cells => [story, nodes, listeners, heap],
  )
  const all = new Map([...earlierCells, ...rows.map(cellsOf)].map((cells) => [placeOf(cells[0]), cells]))
  const kept = [...all.values()]
    .filter(([story]) => there.has(titleOf(story)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  // As wide as the widest: it is read as it is written.
  const widths = head.map((word, place) => Math.max(word.length, ...kept.map((cells) => cells[place]?.length ?? 0)))
  const written = (cells: Cells) =>
    `| ${cells.map((cell, place) => (place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, place) => (place === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return `# What components leave behind

Each component, in its first story, was shown and taken away 100 times, then 1,000 times more. The table says
how many elements and texts, listeners, and kilobytes of heap Chromium counted after the thousand beyond those before it, both after a
collection of garbage. Ten of a kind would be one for a hundred showings, and fail. What lies over the page was opened by its play forty
times besides (“opened”; “played” where no play leaves it open); twenty of a kind would be one for every second time, and fail. An engine
that is loaded on demand, such as the editor's, is hardly ever there in time for the thousand: each was waited for until it had drawn,
ten times and then 100 times more (“drawn”); fifty of a kind would be one for every second time, and fail. The heap is told, not judged:
engines keep code and free room as they like.

Again: \`npm run test:memory\`, which takes up to an hour; with \`-- -t tab-strip\` for one.

${[written(head), rule, ...kept.map(written)].join('\n')}
`
}
