// The server, and the bare one that stands beside it: what is recorded of the one, and how the other is started with it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Ask, askCode, askMove, askPortal, askToken, askWith, type Ground } from './asks.ts'
import type { Recording } from './bare.ts'
import { recorded } from './statements.ts'

/** One of the two. */
export interface Contender {
  readonly name: 'server' | 'bare'
  readonly url: string
  readonly pid: number
}

/** Seconds of processor time that a process has had. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

interface BareOptions {
  readonly recording: Recording
  /** Where it is told what was recorded. */
  readonly folder: string
  readonly databaseUrl: string
}

/** Starts the bare server with what was recorded. @throws where it ends at once */
export async function startBare({
  recording,
  folder,
  databaseUrl,
}: BareOptions): Promise<Contender & { readonly stop: () => Promise<void> }> {
  const file = join(folder, 'recording.json')
  writeFileSync(file, JSON.stringify(recording))
  const program = fileURLToPath(new URL('./bare.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', program, file], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const { stdout } = child
  if (!stdout) throw new Error('the bare server cannot be heard')
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await gone
  }
  const [port] = await Promise.race([
    once(stdout, 'data'),
    gone.then(() => {
      throw new Error('the bare server ended')
    }),
  ])
  return { name: 'bare', url: `http://localhost:${String(port).trim()}`, pid: child.pid ?? 0, stop }
}

interface RecordOptions {
  readonly url: string
  readonly ground: Ground
  /** Of the server, by the superuser. */
  readonly databaseUrl: string
  /** Of the PostgreSQL that writes down what it is asked. */
  readonly cluster: string
  /** A certificate whose page is opened, and where. @default none is */
  readonly portal?: { readonly url: string; readonly reference: string }
}

/** Sends each kind of request once to the server, and has PostgreSQL write down what it is asked. */
export async function record({ url, ground, databaseUrl, cluster, portal }: RecordOptions): Promise<Recording> {
  const send = async ({ path, ...rest }: Ask) => {
    const answer = await fetch(`${url}${path}`, rest)
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    const told = (await answer.json()) as {
      data: { code: string; id: string; orderNo: string; version: number } & readonly unknown[]
      user_id: string
    }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`)
    return { told, cookies: cookies.join('; ') }
  }
  const watch = (work: () => Promise<unknown>) => recorded(databaseUrl, cluster, work)
  const account = 'tester'
  const submission = askWith('submit', ground, 1)
  let entries: readonly unknown[] = []
  let submitted = { id: '', orderNo: '', version: 0 }
  let code = { code: '', cookies: '' }
  let accountId = ''
  let moveKey = ''
  let page = ''
  const opened = async () => {
    if (portal) page = await (await fetch(`${portal.url}${askPortal(portal.reference).path}`)).text()
  }
  const statements = {
    list: await watch(() => send(askWith('list', ground, 0))),
    detail: await watch(() => send(askWith('detail', ground, 0))),
    dictionary: await watch(async () => {
      entries = (await send(askWith('dictionary', ground, 0))).told.data
    }),
    submit: await watch(async () => {
      submitted = (await send(submission)).told.data
    }),
    move: await watch(async () => {
      const move = askMove(ground, submitted)
      moveKey = move.headers['idempotency-key'] ?? ''
      await send(move)
    }),
    code: await watch(async () => {
      const { told, cookies } = await send(askCode(account))
      code = { code: told.data.code, cookies }
    }),
    token: await watch(async () => {
      accountId = (await send(askToken(account, code.code, code.cookies))).told.user_id
    }),
    // The second time: what the first finds out about the institute is kept.
    portal: portal ? await opened().then(() => watch(opened)) : [],
  }
  const { token, orderIds } = ground
  const key = submission.headers['idempotency-key'] ?? ''
  const reference = portal?.reference ?? ''
  return {
    ...{ statements, token, orderId: orderIds[0] ?? '', account, accountId, key, dictionary: entries, submitted, moveKey },
    portal: { reference, page },
  }
}

/**
 * Whether both tell as much when they are asked the same: what replays statements wrongly finds no rows, and is fast.
 * @throws what differs
 */
export async function checkAgreement([one, other]: readonly Pick<Contender, 'name' | 'url'>[], ground: Ground): Promise<void> {
  const told = async (url: string, { path, ...rest }: Ask) => {
    const answer = (await (await fetch(`${url}${path}`, rest)).json()) as { data: Record<string, unknown[]> & unknown[] }
    const { records, instruments, length, id } = answer.data
    return JSON.stringify({ records: records?.length, instruments: instruments?.length, entries: length, isOne: !!id })
  }
  for (const kind of ['list', 'detail', 'dictionary', 'submit'] as const)
    for (const turn of [0, 1, 2]) {
      const ask = askWith(kind, ground, turn)
      const [first, second] = await Promise.all([one, other].map((place) => told(place?.url ?? '', ask)))
      if (first !== second) throw new Error(`${kind} is not told alike: ${one?.name} ${first}, ${other?.name} ${second}`)
    }
}
