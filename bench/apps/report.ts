import { type Place, places } from './subjects.ts'
import type { Throttling, Visit } from './visit.ts'

/** A run, as it is kept. */
export interface Run {
  readonly date: string
  readonly machine: string
  readonly chromium: string
  readonly versions: Readonly<Record<string, string>>
  readonly rounds: number
  readonly throttling: Throttling
  readonly visits: readonly Visit[]
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const median = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const titles: Readonly<Record<Place, string>> = {
  'sign-in': 'Sign-in: until the password can be typed',
  shell: 'Shell: signed in, until the menu and the first page are there',
  portal: 'Portal: until a certificate number can be typed',
}

function table(place: Place, visits: readonly Visit[]): string {
  const apps = [...new Set(visits.map(({ app }) => app))]
  const of = (app: string, what: (visit: Visit) => number) => visits.filter((visit) => visit.app === app).map(what)
  const bare = median(of('bare', ({ usable }) => usable))
  const templates = apps.filter((app) => app !== 'bare' && app !== 'ours')
  const best = Math.min(...templates.map((app) => median(of(app, ({ usable }) => usable))))
  const ratio = (ours: number, theirs: number) => (Number.isFinite(theirs) ? (ours / theirs).toFixed(2) : '–')
  const lines = apps.map((app) => {
    const times = sorted(of(app, ({ usable }) => usable))
    const middle = median(times)
    return [
      app,
      middle.toFixed(0),
      `${times[0]?.toFixed(0)}…${times.at(-1)?.toFixed(0)}`,
      ratio(middle, bare),
      ratio(middle, best),
      median(of(app, ({ main }) => main)).toFixed(0),
      kilobytes(median(of(app, ({ scripts }) => scripts))),
      kilobytes(median(of(app, ({ bytes }) => bytes))),
    ]
  })
  return [
    `## ${titles[place]}`,
    '',
    '| app | usable, ms | least…most | to React alone | to the best template | main thread, ms | scripts, kB | all, kB |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}

/** A run as people read it. */
export function report({ date, machine, chromium, versions, rounds, throttling, visits }: Run): string {
  const { speed, latency, processor } = throttling
  return [
    '# Apps beside each other',
    '',
    `First visits with nothing kept, ${(speed / 1e6).toFixed(1)} Mbit/s, ${latency} ms there and back, a processor ${processor} times slower; ${date}, ${machine}, Chromium ${chromium}. Medians of ${rounds} rounds. Bytes are those on the wire until then, packed.`,
    '',
    ...places.map((place) =>
      table(
        place,
        visits.filter((visit) => visit.place === place),
      ),
    ),
    `${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(
        ', ',
      )}. Ours answers from its own server and database; the templates have their data in their scripts, and no server but files. gentelella and startbootstrap-sb-admin-2 are pages of HTML without a router. What is measured, and how: bench/apps/README.md. Again: \`npm run bench:apps\`.`,
    '',
  ].join('\n')
}
