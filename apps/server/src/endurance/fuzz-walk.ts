import type pg from 'pg'
import { checkHistories } from '../history/index.ts'
import { randomOf, type ServerProcess } from '../testing/index.ts'
import { type Answer, askerAt } from './ask.ts'
import { hostileSessions } from './hostile.ts'
import { judge, judgeWire } from './judge.ts'
import { createKnown } from './known.ts'
import { memoryOf } from './memory-of.ts'
import { createNeighbours } from './neighbours.ts'
import { createPeople, someAddress, type WalkerName, walkers } from './people.ts'
import { createQuestioner, everyCall, type NamedCall, type Question } from './questions.ts'
import { learnFrom } from './recipes.ts'
import { rudeVisitor } from './rude-visitor.ts'

/** What was asked of one call. */
export interface CallFigures {
  readonly asked: number
  /** Answered with 2xx or 3xx. */
  readonly answered: number
  /** Right questions of somebody who may ask, that were looked at and not turned away at the door. */
  readonly past: number
}

/** What a walk came to. */
export interface WalkFigures {
  readonly requests: number
  /** Questions whose asker went away before the answer. */
  readonly left: number
  readonly statuses: Readonly<Record<string, number>>
  /** Of each kind of question how often it was answered with which status, or only by closing the connection. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly calls: Readonly<Record<string, CallFigures>>
  readonly signIns: number
  readonly mended: number
  /** Rows of all histories at the end. */
  readonly historyRows: number
  /** MiB of the server's memory at each check. */
  readonly memory: readonly number[]
}

interface Asker {
  readonly name?: WalkerName
  readonly token?: string
  readonly may: boolean
  readonly headers: Readonly<Record<string, string>>
}

interface Options {
  readonly server: Pick<ServerProcess, 'pid' | 'workspaceUrl' | 'output'>
  /** Of the tables of the server's database, whom no policy holds. */
  readonly owner: pg.Client
  readonly databaseUrl: string
  readonly password: string
  readonly requests: number
  readonly seed: number
  /** Requests between two checks of everything. @default 10000 */
  readonly checkEvery?: number
  readonly onProgress?: (line: string) => void
}

/** Requests on their way at one time. */
const atOnce = 8
/** Faults that are enough to end a walk. */
const mostProblems = 20
/** So often a call is asked again that nobody got to. */
const mostMore = 300
/** What other calls have to give before one is answered, by their names, in the order in which they are asked. */
const givenBy: Readonly<Record<string, readonly string[]>> = {
  'file.download': ['file.ticket'],
  'open.apiToken': ['account.open', 'account.staffByDepartment', 'open.admitApp'],
  // Of whom an application stands for, the walk may have closed the accounts: there have to be new ones.
  'open.pageReport': ['account.open', 'account.staffByDepartment', 'open.admitApp', 'open.apiToken'],
}
/** The part of all questions that goes over a connection of its own, byte by byte; and the part that opens a socket. */
const onWire = { bytes: 0.01, sockets: 0.01 } as const
/** Questions that are asked by nobody, by somebody who may, and by anybody: of a hundred. */
const nobody = 8
const anybody = 22

/**
 * Asks every call of the contract at random, as it allows and as it does not, as people of every role or as nobody. It goes on until
 * all is asked, or something is wrong.
 * @throws naming the question, the answer and the seed
 */
export async function runFuzzWalk(options: Options): Promise<WalkFigures> {
  const { server, owner, requests, seed, checkEvery = 10_000, onProgress = () => {} } = options
  const random = randomOf(seed)
  const people = await createPeople(server.workspaceUrl, owner, random, options.password)
  const neighbours = await createNeighbours(owner)
  const isSpared = (area: string, id: string) => area === 'account' && people.ids.has(id)
  const known = createKnown({ random, isSpared, foreign: neighbours.ids })
  const questioner = createQuestioner(random, known, seed)
  const { ask, close } = askerAt(server.workspaceUrl, atOnce)
  const calls = new Map(everyCall.map(({ name }) => [name, { asked: 0, answered: 0, past: 0 }]))
  const statuses: Record<string, number> = {}
  const kinds: Record<string, Record<string, number>> = {}
  const visitor = rudeVisitor(server.workspaceUrl, random)
  const memory: number[] = []
  const problems = new Map<string, string>()
  let left = 0
  let historyRows = 0
  let sent = 0

  /** Who asks: their session, and whether they may. */
  async function askerOf({ call }: NamedCall, by: readonly string[] | undefined): Promise<Asker> {
    if (call.auth === 'none') return { may: true, headers: {} }
    const chance = random.below(100)
    if (chance < nobody) return { may: false, headers: { ...random.pick(hostileSessions) } }
    const fitting = walkers.filter((one) => call.roles?.includes(one) ?? true)
    const suited = fitting.filter((one) => by?.includes(one) ?? true)
    const name = chance < nobody + anybody || suited.length === 0 ? random.pick(walkers) : random.pick(suited)
    const token = await people.tokenOf(name)
    return { name, token, may: fitting.includes(name), headers: { 'blade-auth': `bearer ${token}` } }
  }

  function tell(kind: string, status: number | 'closed'): void {
    if (status !== 'closed') statuses[status] = (statuses[status] ?? 0) + 1
    const told = kinds[kind] ?? {}
    kinds[kind] = told
    told[status] = (told[status] ?? 0) + 1
  }

  /** Somebody who does not keep to HTTP, or to the protocol of sockets. */
  async function rudeStep(what: 'wire' | 'socket'): Promise<void> {
    const name = random.pick(walkers)
    const token = await people.tokenOf(name)
    const { told, shown } = await visitor[what]({ token, address: someAddress(random) })
    // That it may go on sending is no answer yet.
    tell(what, told.statuses.find((status) => status !== 100) ?? 'closed')
    const fault = judgeWire(told, neighbours.mark)
    if (fault !== undefined)
      problems.set(`${what}: ${fault}`, `${what}: ${fault}\n${shown}\nanswered: ${told.text.slice(0, 1000)}`)
    if (told.statuses.some((status) => status === 401 || status === 423)) people.lost(name, token)
  }

  async function step(): Promise<void> {
    const rude = random.chance(onWire.bytes) ? 'wire' : random.chance(onWire.sockets) ? 'socket' : undefined
    await (rude ? rudeStep(rude) : askAbout(random.pick(everyCall)))
  }

  async function askAbout(named: NamedCall): Promise<void> {
    const question = questioner.about(named)
    const { name, token, may, headers } = await askerOf(named, question.by)
    const goesAway = random.chance(0.003)
    const address = { 'x-forwarded-for': someAddress(random) }
    let answer: Answer | undefined
    try {
      answer = await ask(question, { ...address, ...headers }, goesAway)
    } catch (cause) {
      // A body that is too long is not read to its end: the connection may break over it.
      if (!question.body || question.body.length < 1_000_000) note(named, question, name, `no answer: ${cause}`)
    }
    if (!answer) {
      left += 1
      return
    }
    const { status } = answer
    tell(question.raw ?? question.kind, status)
    if (name && token && (status === 401 || status === 423)) people.lost(name, token)
    count(named, question, status, may)
    const { fault, data } = judge(named, question, answer, neighbours.mark)
    if (fault !== undefined) note(named, question, name, fault, answer.text)
    if (data !== undefined) learnFrom(known, named, question.parts, data, name ?? 'nobody')
  }

  function count({ name }: NamedCall, { kind }: Question, status: number, may: boolean): void {
    const figures = calls.get(name)
    if (!figures) return
    figures.asked += 1
    if (status < 400) figures.answered += 1
    if (kind === 'right' && may && ![401, 403, 423].includes(status)) figures.past += 1
  }

  /** Keeps the first question to each call that led to a fault. */
  function note(
    named: NamedCall,
    { method, path, headers, body }: Question,
    name: string | undefined,
    fault: string,
    text = '',
  ): void {
    const key = `${named.name}: ${fault}`
    if (problems.has(key)) return
    const shown = body === undefined ? '' : body.toString('utf8').slice(0, 1500)
    problems.set(
      key,
      [
        `${key}, request ${sent}, as ${name ?? 'nobody'}`,
        `${method} ${path.slice(0, 400)}`,
        ...[JSON.stringify(headers), shown, `answered: ${text.slice(0, 1000)}`],
      ].join('\n'),
    )
  }

  /** Everything that must hold between any two requests. */
  async function check(): Promise<void> {
    memory.push(Math.round(memoryOf(server.pid) / 2 ** 20))
    const histories = await checkHistories(options.databaseUrl)
    historyRows = histories.reduce((sum, { rows }) => sum + rows, 0)
    const broken = histories.flatMap(({ tenant, broken: at }) =>
      at ? [`the history of ${tenant} is broken at ${at.sequence}`] : [],
    )
    const faults = [...broken, ...(await neighbours.check())]
    if (/"level":[56]0/.test(server.output())) faults.push(faultsOf(server.output()))
    if (faults.length > 0) throw new Error(`seed ${seed}, after ${sent} requests:\n${faults.join('\n')}`)
    await people.mend()
    onProgress(`${sent} of ${requests} requests, ${memory.at(-1)} MiB, ${historyRows} rows of history`)
  }

  const wentWell = async () => {
    if (problems.size > 0) throw new Error([`seed ${seed}:`, ...problems.values(), faultsOf(server.output())].join('\n\n'))
    await check()
  }
  /** Those whom chance left before a door, such as one that opens to a single role and state, are asked on. */
  const askOn = async () => {
    for (const named of everyCall) {
      const needed = (givenBy[named.name] ?? []).flatMap((giver) => everyCall.filter(({ name }) => name === giver))
      for (let more = 0; more < mostMore && calls.get(named.name)?.past === 0 && problems.size === 0; more += 1)
        for (const one of [...needed, named]) {
          sent += 1
          await askAbout(one)
        }
    }
  }

  try {
    while (sent < requests) {
      const until = Math.min(requests, sent + checkEvery)
      const walker = async () => {
        while (sent < until && problems.size < mostProblems) {
          sent += 1
          await step()
        }
      }
      await Promise.all(Array.from({ length: atOnce }, walker))
      await wentWell()
    }
    await askOn()
    if (sent > requests) await wentWell()
  } finally {
    close()
  }
  return { requests, left, statuses, kinds, calls: Object.fromEntries(calls), ...people.counts, historyRows, memory }
}

/** What a server wrote of its own faults. */
function faultsOf(output: string): string {
  const faults = output.split('\n').filter((line) => /"level":[56]0/.test(line))
  return faults.length > 0 ? `the server wrote:\n${faults.slice(-5).join('\n')}` : 'the server wrote of no fault'
}
