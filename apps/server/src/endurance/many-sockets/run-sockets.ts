import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { WebSocket } from 'ws'
import { runningPostgres } from '../../db/index.ts'
import { type Person, type ServerProcess, signInAt, startServerProcess } from '../../testing/index.ts'

/** What many open sockets came to. Times are in milliseconds, memory is in bytes of the server process. */
export interface SocketFigures {
  readonly sockets: number
  readonly openedIn: number
  readonly memory: { readonly before: number; readonly after: number }
  /** Of each notice to everybody: when the median socket, the 99th of a hundred and the last had it. */
  readonly notices: readonly { readonly p50: number; readonly p99: number; readonly last: number; readonly missed: number }[]
  /** The same of a message to each of the people, all written at once. */
  readonly messages: { readonly p99: number; readonly last: number; readonly missed: number }
  /** From the moment a new process was ready until every socket was open again; undefined where one was not within two minutes. */
  readonly backIn: number | undefined
}

/** People who listen, in turn. */
const accounts = [
  'reception',
  'dispatcher',
  'tester',
  'auditor',
  'approver',
  'issuer',
  'cashier',
  'tester2',
  'tester3',
  'auditor2',
]
/** Sockets that open at once. */
const atOnce = 50

interface Listening {
  readonly person: Person
  socket: WebSocket
  place: string
}

/** Bytes of memory that a process has. */
function memoryOf({ pid }: ServerProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

const of = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** Does something for each of many, some of them at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item, place: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) {
      const item = items[place]
      if (item !== undefined) await work(item, place)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Has something written to each of some people. */
async function messageToAll(folder: string, people: readonly Person[]): Promise<void> {
  const owner = new pg.Client({ connectionString: runningPostgres(join(folder, 'postgres'), 'postgres') })
  await owner.connect()
  await owner.query(
    `insert into station_message (tenant_id, account_id, topic, title)
     select '000000', account, 'order', 'to all' from unnest($1::bigint[]) as given (account)`,
    [people.map(({ id }) => id)],
  )
  await owner.end()
}

/**
 * Opens many sockets of people who are signed in, tells all of them, and has the server come back.
 * @param folder of its own, empty
 * @throws where a socket is refused while the server runs
 */
export async function runSockets(folder: string, count: number): Promise<SocketFigures> {
  const environment = { ETALON_DATA: folder, ETALON_ACCESS_SECONDS: '86400' }
  let server = await startServerProcess(environment)
  try {
    const people: Person[] = []
    for (const account of accounts) people.push(await signInAt(server.workspaceUrl, account))
    const admin = await signInAt(server.workspaceUrl, 'admin')
    let told = (_: string, _place: number) => {}

    const open = async (person: Person, place: number, after: string): Promise<Listening> => {
      const { ticket } = await person.send(contract.message.socketTicket, {})
      const { host, origin } = new URL(server.workspaceUrl)
      const query = new URLSearchParams({ u: person.id, ticket, after })
      const socket = new WebSocket(`ws://${host}/msgws/websocket?${query}`, { origin, perMessageDeflate: false })
      const one: Listening = { person, socket, place: after }
      socket.on('message', (data) => {
        const heard = JSON.parse(String(data))
        if (heard.place !== undefined) one.place = heard.place
        if (heard.id !== undefined) told(heard.id, place)
      })
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      socket.on('error', () => {})
      return one
    }
    const whose = (place: number): Person => people[place % people.length] as Person
    const places = Array.from({ length: count }, (_, place) => place)
    // What as many requests leave behind is there before the sockets are weighed.
    await forEach(places, async (place) => void (await whose(place).send(contract.message.socketTicket, {})))
    await wait(5000)
    const before = memoryOf(server)
    let began = performance.now()
    const listening: Listening[] = []
    await forEach(places, async (place) => {
      listening[place] = await open(whose(place), place, '')
    })
    const openedIn = performance.now() - began
    await wait(10_000)
    const after = memoryOf(server)

    const arrivals = async (work: () => Promise<unknown>, wanted: number): Promise<number[]> => {
      const had = new Map<number, number>()
      began = performance.now()
      told = (_id, place) => void had.set(place, had.get(place) ?? performance.now() - began)
      await work()
      while (had.size < wanted && performance.now() - began < 20_000) await wait(20)
      return [...had.values()]
    }
    const notices: SocketFigures['notices'][number][] = []
    for (let turn = 1; turn <= 5; turn += 1) {
      const body = { title: `通知 ${turn}`, content: '全体' }
      const times = await arrivals(() => admin.send(contract.notice.submit, { body }), count)
      notices.push({ p50: of(times, 50), p99: of(times, 99), last: Math.max(...times), missed: count - times.length })
      // Not in step with the look that comes by itself.
      await wait(3300)
    }
    const times = await arrivals(() => messageToAll(folder, people), count)
    const messages = { p99: of(times, 99), last: Math.max(...times), missed: count - times.length }

    told = () => {}
    const { workspaceUrl } = server
    await server.stop()
    const gone = performance.now()
    while (listening.some(({ socket }) => socket.readyState !== WebSocket.CLOSED) && performance.now() - gone < 20_000)
      await wait(50)
    server = await startServerProcess({ ...environment, ETALON_WORKSPACE_PORT: new URL(workspaceUrl).port })
    const ready = performance.now()
    await Promise.all(
      places.map(async (place) => {
        // As the page waits: a second, then twice as long each time, and of that a part by chance.
        for (let tries = 0; performance.now() - ready < 120_000; tries += 1) {
          const whole = 1000 * 2 ** Math.min(tries, 6)
          await wait(whole / 2 + (whole / 2) * Math.random())
          try {
            const one = listening[place] as Listening
            listening[place] = await open(one.person, place, one.place)
            return
          } catch {
            // Once more.
          }
        }
      }),
    )
    const areBack = listening.every(({ socket }) => socket.readyState === WebSocket.OPEN)
    const backIn = areBack ? performance.now() - ready : undefined
    for (const { socket } of listening) socket.terminate()
    return { sockets: count, openedIn, memory: { before, after }, notices, messages, backIn }
  } finally {
    await server.kill()
  }
}
