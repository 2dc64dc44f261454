// Requests at a rate of their own, whatever the server does: each is due at its moment, and its time counts from then, also where it was
// sent late. A generator that waits for answers before it goes on asks least when the server is slowest, and so never sees it.
import { Agent, request } from 'node:http'
import type { Ask } from '../server/asks.ts'

/** What came of one request. */
export interface Sample<Kind extends string> {
  readonly kind: Kind
  /** Milliseconds from the begin until it was due. */
  readonly due: number
  /** Milliseconds from when it was due until its answer was there. */
  readonly took: number
  /** 0 where the connection broke. */
  readonly status: number
}

/** A request of a kind, and where it goes. */
export interface Arrival<Kind extends string> {
  readonly kind: Kind
  readonly url: string
  readonly ask: Ask
  /** Told what was answered with 200. */
  readonly onAnswer?: (text: string) => void
}

/** What a time at a rate came to. */
export interface Flow<Kind extends string> {
  readonly samples: readonly Sample<Kind>[]
  /** Requests that were on their way, at each that was sent. */
  readonly underWay: readonly number[]
  /** The first few answers that were no good ones. */
  readonly faults: readonly string[]
}

/** Answers that are not good and are kept to be shown. */
const mostFaults = 5

interface Answered {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
}

/** Sends one request. Status 0 where the connection broke. */
export function send(agent: Agent, url: string, { method, path, headers, body }: Ask): Promise<Answered> {
  const { host, port } = new URL(url)
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { host, ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', () => resolve({ status: 0, text: '', retryAfter: undefined }))
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          retryAfter: answer.headers['retry-after'],
        }),
      )
    })
    sent.once('error', (error) => resolve({ status: 0, text: String(error), retryAfter: undefined }))
    sent.end(body)
  })
}

interface Options<Kind extends string> {
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  /** Makes the request that is next. */
  readonly next: () => Arrival<Kind>
}

/** Sends requests at a rate for a time, and waits for the last answer. */
export async function openLoop<Kind extends string>({ rate, seconds, next }: Options<Kind>): Promise<Flow<Kind>> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const samples: Sample<Kind>[] = []
  const underWay: number[] = []
  const faults: string[] = []
  const total = Math.round(rate * seconds)
  const began = performance.now()
  let going = 0
  let sent = 0

  async function one(due: number): Promise<void> {
    const { kind, url, ask, onAnswer } = next()
    going += 1
    underWay.push(going)
    const { status, text } = await send(agent, url, ask)
    going -= 1
    samples.push({ kind, due, took: performance.now() - began - due, status })
    if (status === 200) onAnswer?.(text)
    else if (faults.length < mostFaults) faults.push(`${ask.method} ${ask.path}: ${status} ${text.slice(0, 300)}`)
  }

  const all: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const turn = () => {
      const now = performance.now() - began
      for (; sent < total && (sent * 1000) / rate <= now; sent += 1) all.push(one((sent * 1000) / rate))
      if (sent === total) resolve()
      else setTimeout(turn, 1)
    }
    turn()
  })
  await Promise.all(all)
  agent.destroy()
  return { samples, underWay, faults }
}
