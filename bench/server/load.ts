// People at a server: each sends one request after the other, as fast as it is answered.
import { Agent, request } from 'node:http'
import { type Ask, askCode, askToken, askWith, type Ground, type Kind, people } from './asks.ts'

/** What a time under load came to. */
export interface Load {
  readonly requests: number
  readonly seconds: number
  /** Milliseconds of each operation; of a sign-in both its requests together. */
  readonly times: Readonly<Record<Kind, number[]>>
}

interface Options {
  readonly url: string
  readonly ground: Ground
  /** Of a hundred operations so many are of each kind. */
  readonly mix: Readonly<Record<Kind, number>>
  readonly connections: number
  /** Ends after so many seconds, or so many requests. */
  readonly until: { readonly seconds?: number; readonly requests?: number }
  /** Told after every so many requests. */
  readonly onEvery?: { readonly requests: number; readonly tell: () => void }
}

interface Got {
  readonly text: string
  readonly cookies: string
}

function senderTo(url: string, connections: number) {
  const { host, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body }: Ask): Promise<Got> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { host, ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            if (answer.statusCode !== 200 || text.includes('error_description'))
              return reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 500)}`))
            const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
            resolve({ text, cookies })
          })
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Puts a server under load. @throws at the first answer that is not a good one */
export async function load({ url, ground, mix, connections, until, onEvery }: Options): Promise<Load> {
  const { send, close } = senderTo(url, connections)
  const kinds = (Object.entries(mix) as [Kind, number][]).flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
  const times: Record<Kind, number[]> = { list: [], detail: [], dictionary: [], submit: [], signIn: [] }
  const began = performance.now()
  const end = until.seconds === undefined ? Number.POSITIVE_INFINITY : began + until.seconds * 1000
  const most = until.requests ?? Number.POSITIVE_INFINITY
  let requests = 0
  let turn = 0
  let failed: unknown

  const count = () => {
    requests += 1
    if (onEvery && requests % onEvery.requests === 0) onEvery.tell()
  }

  async function work(person: number): Promise<void> {
    const account = people[person % people.length] ?? ''
    while (failed === undefined && performance.now() < end && requests < most) {
      turn += 1
      // 37 and 100 have no common divisor: all kinds come, mixed, and the same at every server.
      const kind = kinds[(turn * 37) % kinds.length] ?? 'list'
      const from = performance.now()
      if (kind === 'signIn') {
        const { text, cookies } = await send(askCode(account))
        count()
        await send(askToken(account, JSON.parse(text).data.code, cookies))
      } else await send(askWith(kind, ground, turn))
      count()
      times[kind].push(performance.now() - from)
    }
  }
  const workers = Array.from({ length: connections }, (_, person) =>
    work(person).catch((error: unknown) => {
      failed ??= error
    }),
  )
  await Promise.all(workers)
  close()
  if (failed !== undefined) throw failed
  return { requests, seconds: (performance.now() - began) / 1000, times }
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
