// People without patience, in a process of their own that gives way to the server: so many at once, each asking anew as soon as there is
// an answer, whatever it says. Arguments: a file with where and what, how many, how many seconds. Prints what came of it as JSON.
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { dayAt, type Place } from './day.ts'
import { send } from './open-loop.ts'

/** What was told to a crowd. */
export interface CrowdFigures {
  /** How often each status was answered; 0 where a connection broke. */
  readonly statuses: Readonly<Record<string, number>>
  /** Refusals with 503 that did not say when to come again. */
  readonly withoutTime: number
  /** The first few answers that are neither 200 nor 503. */
  readonly strange: readonly string[]
}

setPriority(Math.min(19, getPriority() + 10))
const [file = '', people = '0', seconds = '0'] = process.argv.slice(2)
const day = dayAt(JSON.parse(readFileSync(file, 'utf8')) as Place)
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const statuses: Record<string, number> = {}
const strange: string[] = []
let withoutTime = 0
const end = performance.now() + Number(seconds) * 1000

async function person(): Promise<void> {
  while (performance.now() < end) {
    const { url, ask, onAnswer } = day.next()
    const { status, text, retryAfter } = await send(agent, url, ask)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) onAnswer?.(text)
    else if (status !== 503 && strange.length < 5) strange.push(`${ask.method} ${ask.path}: ${status} ${text.slice(0, 200)}`)
    if (status === 503 && !(Number(retryAfter) > 0)) withoutTime += 1
  }
}
await Promise.all(Array.from({ length: Number(people) }, person))
agent.destroy()
process.stdout.write(JSON.stringify({ statuses, withoutTime, strange } satisfies CrowdFigures))
