// Ten times as many at once as the server works on, and what becomes of who signs in meanwhile, and of everybody afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askCode, askToken, people } from '../server/asks.ts'
import { percentile } from '../server/load.ts'
import type { CrowdFigures } from './crowd.ts'
import { dayAt, type Place } from './day.ts'
import { openLoop, send } from './open-loop.ts'

/** What an overload came to. */
export interface Overload extends CrowdFigures {
  readonly people: number
  readonly seconds: number
  /** What somebody asked beside the crowd: how often, how often it was answered as it should be, and in how many milliseconds. */
  readonly health: Asked
  readonly signIn: Asked
  /** Milliseconds after the last of the crowd from which on everybody was answered in time; undefined where that did not come. */
  readonly recovered: number | undefined
}

interface Asked {
  readonly asked: number
  readonly answered: number
  readonly p50: number
  readonly slowest: number
}

/** Connections that a server has to its database: so many requests are worked on at one time. */
const connections = 20
/** Seconds after an overload for which it is watched, and requests a second meanwhile. */
const watched = 12
const rateAfterwards = 50

/** Asks again and again until it is over. @param ask says whether it was answered as it should be */
async function besides(isOver: () => boolean, every: number, ask: () => Promise<boolean>): Promise<Asked> {
  const times: number[] = []
  let answered = 0
  while (!isOver()) {
    const began = performance.now()
    if (await ask()) answered += 1
    times.push(performance.now() - began)
    await wait(Math.max(0, every - (performance.now() - began)))
  }
  return { asked: times.length, answered, p50: percentile(times, 50), slowest: Math.max(0, ...times) }
}

/**
 * Lets a crowd at a server.
 * @param underWay how many requests were under way at the rate that the server sustains @param inTime milliseconds that are in time
 */
export async function overload(
  place: Place,
  { underWay, seconds, inTime, folder }: { underWay: number; seconds: number; inTime: number; folder: string },
): Promise<Overload> {
  const crowdOf = 10 * Math.max(underWay, connections)
  const file = join(folder, 'place.json')
  writeFileSync(file, JSON.stringify({ ...place, process: undefined }))
  const program = fileURLToPath(new URL('crowd.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', program, file, String(crowdOf), String(seconds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  let over = false
  const gone = once(child, 'exit').then(() => {
    over = true
  })
  // The crowd is there first.
  await wait(3000)
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const health = besides(
    () => over,
    250,
    async () => (await send(agent, place.url, { method: 'GET', path: '/health/live', headers: {} })).status === 200,
  )
  const signIn = besides(
    () => over,
    1000,
    async () => {
      const account = people[turn++ % people.length] ?? ''
      const url = place.url
      const first = await fetchAs(url, askCode(account))
      if (first.status !== 200) return false
      const { data } = JSON.parse(first.text) as { data: { code: string } }
      const second = await fetchAs(url, askToken(account, data.code, first.cookies))
      return second.status === 200 && second.text.includes('access_token')
    },
  )
  await gone
  const { samples } = await openLoop({ rate: rateAfterwards, seconds: watched, ...dayAt(place) })
  const last = lastBad(samples, inTime)
  const [healthFigures, signInFigures] = await Promise.all([health, signIn])
  agent.destroy()
  return {
    ...(JSON.parse(said) as CrowdFigures),
    ...{ people: crowdOf, seconds, health: healthFigures, signIn: signInFigures },
    recovered: last > watched - 2 ? undefined : last * 1000,
  }
}

/** The end of the last second in which somebody was not answered, or more than one in twenty not in time; 0 where there was none. */
function lastBad(
  samples: readonly { readonly due: number; readonly took: number; readonly status: number }[],
  inTime: number,
): number {
  const seconds = Map.groupBy(samples, ({ due }) => Math.floor(due / 1000))
  const isBad = (all: typeof samples) =>
    all.some(({ status }) => status !== 200) ||
    percentile(
      all.map(({ took }) => took),
      95,
    ) > inTime
  return Math.max(0, ...[...seconds].map(([second, all]) => (isBad(all) ? second + 1 : 0)))
}

async function fetchAs(url: string, { path, method, headers }: ReturnType<typeof askCode>) {
  const answer = await fetch(`${url}${path}`, { method, headers }).catch(() => undefined)
  const cookies = (answer?.headers.getSetCookie() ?? []).map((one) => one.split(';')[0]).join('; ')
  return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '', cookies }
}
