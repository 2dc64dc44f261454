import { percentile } from '../server/load.ts'
import { kinds, mix } from './day.ts'
import type { Hour } from './hour.ts'
import type { MinuteOptions, Minutes, Turn } from './minute.ts'
import type { Overload } from './overload.ts'

/** What is promised: milliseconds of p99, and above the floor; milliseconds until all is well again; MiB an hour. */
export const promised = { p99: 80, above: 50, recovered: 5000, slope: 5 } as const

/** When, where and of what something is true. */
export interface About {
  readonly date: string
  readonly machine: string
  readonly sources: string
  readonly orders: number
}

/** A part of what was measured, as the ledger keeps it. */
export type Part = About &
  (
    | { readonly part: 'minute'; readonly options: MinuteOptions; readonly statements: string; readonly minutes: Minutes }
    | { readonly part: 'overload'; readonly overload: Overload }
    | { readonly part: 'hour'; readonly hour: Hour }
  )

const median = (turns: readonly Turn[], figure: (turn: Turn) => number): number => percentile(turns.map(figure), 50)
const ms = (value: number) => value.toFixed(1)
const said = (kept: boolean) => (kept ? 'kept' : '**not kept**')
const counted = (value: number) => value.toLocaleString('en')

/** Whether a part keeps what is promised. */
export function isKept(part: Part): boolean {
  if (part.part === 'hour') return part.hour.errors === 0 && part.hour.slope <= promised.slope
  if (part.part === 'overload') {
    const { statuses, withoutTime, health, signIn, recovered } = part.overload
    const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
    const besides = [health, signIn].every(({ asked, answered }) => asked > 0 && asked === answered)
    return (
      besides &&
      others.length === 0 &&
      withoutTime === 0 &&
      (statuses[503] ?? 0) > 0 &&
      recovered !== undefined &&
      recovered <= promised.recovered
    )
  }
  const { server, bare } = part.minutes
  const [p99, floor] = [median(server, ({ all }) => all.p99), median(bare, ({ all }) => all.p99)]
  return server.every(({ errors }) => errors === 0) && p99 <= promised.p99 && p99 <= floor + promised.above
}

const about = ({ date, machine, sources, orders }: About) => `${date}, ${machine}, sources ${sources}, ${counted(orders)} orders.`

function minuteText(part: Part & { part: 'minute' }): string {
  const { minutes, options, statements } = part
  const { server, bare } = minutes
  const [p99, floor] = [median(server, ({ all }) => all.p99), median(bare, ({ all }) => all.p99)]
  const row = (name: string, figure: (turn: Turn) => { p50: number; p99: number }) =>
    `| ${[name, ...[server, bare].flatMap((turns) => [ms(median(turns, (turn) => figure(turn).p50)), ms(median(turns, (turn) => figure(turn).p99))])].join(' | ')} |`
  const each = (turns: readonly Turn[]) => turns.map(({ all }) => ms(all.p99)).join(', ')
  const errors = (turns: readonly Turn[]) => turns.reduce((sum, turn) => sum + turn.errors, 0)
  const faults = server.flatMap((turn) => turn.faults).slice(0, 3)
  return `## A busy minute

${about(part)}

${options.rate} requests a second come in their own time, whether or not the last one was answered, and the time of each counts from the moment when it was due: of a hundred ${kinds.map((kind) => `${mix[kind]} ${kind}`).join(', ')}. Beside it stands the least that could answer the same: Fastify with pg, replaying the server’s own statements (${statements}) with the values of the request, without a check, a permission or a word. Both in turn, ${options.pairs} pairs, each with a process and a copy of one database in one PostgreSQL whose writes are on disk before they are answered; ${options.warmUp} s to warm up are dropped, ${options.seconds} s counted; a figure is the median of the turns. Who asks shares the processors with both. A list is of orders, its first three pages; details are of orders drawn from all.

${floor > promised.p99 ? `**The floor gave way too:** the bare server needed ${ms(floor)} ms. Either the machine was not free, or these statements cannot be carried at this rate on it; this run does not tell which. It is to be measured again, alone.\n\n` : ''}${options.pairs < 3 ? `Fewer than three pairs were measured.\n\n` : ''}p99 at most ${promised.p99} ms: ${ms(p99)}, ${said(p99 <= promised.p99)}. At most ${promised.above} ms above the bare one’s: ${floor > promised.p99 ? 'cannot be said' : `${ms(p99 - floor)}, ${said(p99 <= floor + promised.above)}`}. No errors: ${errors(server)} of ${counted(server.reduce((sum, { requests }) => sum + requests, 0))}, ${said(errors(server) === 0)} (the bare one: ${errors(bare)}).

| milliseconds | Etalon p50 | Etalon p99 | bare p50 | bare p99 |
| --- | ---: | ---: | ---: | ---: |
${row('all', ({ all }) => all)}
${kinds.map((kind) => row(kind, (turn) => turn.kinds[kind])).join('\n')}

p99 of each turn: Etalon ${each(server)}; bare ${each(bare)}. Requests under way: at most ${median(server, ({ underWay }) => underWay)} in 99 of a hundred moments (bare ${median(bare, ({ underWay }) => underWay)}).
${faults.length > 0 ? `\nErrors, for example: ${faults.map((one) => `\`${one.slice(0, 200).replaceAll('`', "'")}\``).join(', ')}\n` : ''}`
}

function overloadText(part: Part & { part: 'overload' }): string {
  const { people, seconds, statuses, withoutTime, health, signIn, recovered, strange } = part.overload
  const others = Object.entries(statuses).filter(([status]) => status !== '200' && status !== '503')
  const besides = ({ asked, answered, p50, slowest }: Overload['health']) =>
    `${answered} of ${asked}, median ${p50.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`
  return `## Too many

${about(part)}

${people} people, ten times as many as a process works on at once or has under way in a busy minute, ask without a pause for ${seconds} s and do not wait when they are told to; they are a process of lower priority.

- Turned away with 503 and a time to come again: ${counted(statuses[503] ?? 0)}, while ${counted(statuses[200] ?? 0)} were answered; without a time ${withoutTime}; anything else ${others.map(([status, times]) => `${status}: ${times}`).join(', ') || 'never'}: ${said((statuses[503] ?? 0) > 0 && withoutTime === 0 && others.length === 0)}.${strange.length > 0 ? ` For example \`${strange[0]?.replaceAll('`', "'")}\`.` : ''}
- Whether it lives was answered meanwhile: ${besides(health)}: ${said(health.asked === health.answered)}.
- People signed in meanwhile: ${besides(signIn)}: ${said(signIn.asked === signIn.answered)}.
- Everybody was answered again, 95 of a hundred in each second within ${promised.p99} ms, ${recovered === undefined ? 'but not within ten seconds' : `${(recovered / 1000).toFixed(0)} s after the crowd was gone`} (at most ${promised.recovered / 1000} s): ${said(recovered !== undefined && recovered <= promised.recovered)}.
`
}

function hourText(part: Part & { part: 'hour' }): string {
  const { minutes, rate, requests, errors, p99, memory, slope, faults } = part.hour
  return `## ${minutes === 60 ? 'An hour' : `${minutes} minutes`}

${about(part)}

${rate} requests a second, ${counted(requests)} in all: ${errors} errors, p99 ${ms(p99)} ms.${faults.length > 0 ? ` For example \`${faults[0]?.replaceAll('`', "'")}\`.` : ''} The server’s memory after the first sixth: ${slope >= 0 ? '+' : ''}${slope.toFixed(1)} MiB an hour by the line through all looks (at most ${promised.slope}): ${said(slope <= promised.slope)}.${minutes < 60 ? ' A time shorter than an hour says less: the line is drawn on.' : ''} In MiB: ${memory.filter((_, place) => place % 6 === 0).join(' ')}.
`
}

/** What was measured last of each part, as a document. */
export function reportOf(parts: readonly Part[]): string {
  const last = <Name extends Part['part']>(name: Name) =>
    parts.findLast((part) => part.part === name) as (Part & { part: Name }) | undefined
  const [minute, crowd, hour] = [last('minute'), last('overload'), last('hour')]
  const texts = [minute && minuteText(minute), crowd && overloadText(crowd), hour && hourText(hour)]
  return `# Under load

Again: \`npm run test:load\` measures the first two, \`npm run test:load -- --minutes 60\` the last; with \`--orders 10000\` a quick try.

${texts.filter((text) => text !== undefined).join('\n')}`
}
