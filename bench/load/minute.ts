// A minute of a busy day at the server and at the bare one, in turn.
import { percentile } from '../server/load.ts'
import { dayAt, type Kind, kinds, type Place } from './day.ts'
import { openLoop, type Sample } from './open-loop.ts'

/** How a minute is measured. */
export interface MinuteOptions {
  readonly rate: number
  /** Seconds before it that are not counted, and of it. */
  readonly warmUp: number
  readonly seconds: number
  readonly pairs: number
}

/** Milliseconds. */
interface Times {
  readonly p50: number
  readonly p99: number
}

/** What one turn of one of them came to. */
export interface Turn {
  readonly requests: number
  readonly errors: number
  readonly all: Times
  readonly kinds: Readonly<Record<Kind, Times>>
  /** Requests on their way, at 99 of a hundred moments at most. */
  readonly underWay: number
  readonly faults: readonly string[]
}

/** What the minutes came to. */
export interface Minutes {
  readonly server: readonly Turn[]
  readonly bare: readonly Turn[]
}

const timesOf = (samples: readonly Sample<Kind>[]): Times => {
  const took = samples.map((sample) => sample.took)
  return { p50: percentile(took, 50), p99: percentile(took, 99) }
}

async function turnAt(place: Place, { rate, warmUp, seconds }: MinuteOptions): Promise<Turn> {
  const { samples, underWay, faults } = await openLoop({ rate, seconds: warmUp + seconds, ...dayAt(place) })
  const counted = samples.filter(({ due }) => due >= warmUp * 1000)
  return {
    requests: counted.length,
    // An answer of the warm-up that is none is one too many, too.
    errors: samples.filter(({ status }) => status !== 200).length,
    all: timesOf(counted),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, timesOf(counted.filter((one) => one.kind === kind))])) as Turn['kinds'],
    underWay: percentile(underWay.slice(warmUp * rate), 99),
    faults,
  }
}

/** Measures pairs of turns: who is first in one pair is last in the next. */
export async function measureMinutes(
  places: Readonly<Record<'server' | 'bare', Place>>,
  options: MinuteOptions,
): Promise<Minutes> {
  const turns = { server: [] as Turn[], bare: [] as Turn[] }
  for (let pair = 0; pair < options.pairs; pair += 1) {
    for (const name of pair % 2 === 0 ? (['server', 'bare'] as const) : (['bare', 'server'] as const)) {
      const turn = await turnAt(places[name], options)
      turns[name].push(turn)
      const { p50, p99 } = turn.all
      console.log(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${turn.errors} errors`)
    }
  }
  return turns
}

/** How many requests are under way at the server while it keeps up. */
export const underWayOf = ({ server }: Minutes): number =>
  percentile(
    server.map((turn) => turn.underWay),
    50,
  )
