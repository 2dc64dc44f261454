// Whether the server holds more memory the longer a day lasts.
import { readFileSync } from 'node:fs'
import { dayAt, type Place } from './day.ts'
import { openLoop } from './open-loop.ts'

/** What a long time came to. */
export interface Hour {
  readonly minutes: number
  readonly rate: number
  readonly requests: number
  readonly errors: number
  readonly p99: number
  /** MiB of the resident set, at the beginning, every so often, and at the end. */
  readonly memory: readonly number[]
  /** MiB that an hour adds, by the line through what was seen after the first sixth; what an hour of noise would add lies about it. */
  readonly slope: number
  readonly faults: readonly string[]
}

/** Looks at the memory in all. */
const looks = 120

/** MiB that a process holds. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** The slope of the line that lies closest to points. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return below === 0 ? 0 : above / below
}

/** @param pid of the server */
export async function longDay(place: Place, pid: number, { minutes, rate }: { minutes: number; rate: number }): Promise<Hour> {
  const began = performance.now()
  const seen: [hours: number, mebibytes: number][] = []
  const look = () => seen.push([(performance.now() - began) / 3_600_000, memoryOf(pid)])
  look()
  const timer = setInterval(look, (minutes * 60_000) / looks)
  const { samples, faults } = await openLoop({ rate, seconds: minutes * 60, ...dayAt(place) })
  clearInterval(timer)
  look()
  const took = samples.map((sample) => sample.took).toSorted((one, other) => one - other)
  const warm = seen.filter(([hours]) => hours >= minutes / 60 / 6)
  return {
    ...{ minutes, rate, requests: samples.length, errors: samples.filter(({ status }) => status !== 200).length },
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    memory: seen.map(([, mebibytes]) => Math.round(mebibytes)),
    slope: slopeOf(warm),
    faults,
  }
}
