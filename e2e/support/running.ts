import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'
import { copyPreparedData } from './prepared-data.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The product as `npm start` runs it. */
export interface Running {
  readonly workspaceUrl: string
  readonly portalUrl: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** Everything that it printed so far. */
  output(): string
  /** Stops it as Ctrl-C does, and waits until it is gone. @returns the exit code */
  stop(): Promise<number | null>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

export interface RunOptions {
  readonly folder?: string
  readonly dataFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Milliseconds until it must be ready. @default 240000 */
  readonly patience?: number
}

/** Tells that another start is just looking whether everything is installed and built; files of tests run side by side. */
const isBusy = (output: string) => output.includes('Etalon is being installed or built here by process')

/** What `npm start` runs once it has looked whether everything is installed and built. */
const server: Command = [
  join(root, 'node_modules/node/bin/node'),
  ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')],
]
type Command = readonly [program: string, words: readonly string[]]

/**
 * Starts the product with ports and a data folder of its own, and waits until it says that it is ready. In a run of tests `npm start`
 * makes the data of a first start once, and what is started here has a copy of them.
 */
export async function startProduct({
  folder = root,
  dataFolder = mkdtempSync(join(tmpdir(), 'etalon-e2e-')),
  environment = {},
  patience = 240_000,
}: RunOptions = {}): Promise<Running> {
  const orders = environment.ETALON_DEMO_ORDERS ?? demonstrationOrders
  const isCopied =
    folder === root &&
    (await copyPreparedData(join(dataFolder, 'data'), orders, async (data, count) => {
      const first = await becomeReady(folder, ['npm', ['start']], data, { ETALON_DEMO_ORDERS: count }, patience)
      await first.stop()
    }))
  const command: Command = isCopied ? server : ['npm', ['start']]
  const running = await becomeReady(folder, command, join(dataFolder, 'data'), environment, patience)
  return {
    ...running,
    dataFolder,
    async remove() {
      await running.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const demonstrationOrders = '12'

type Started = Omit<Running, 'dataFolder' | 'remove'>

/** @throws with everything that it printed, where it ended or took longer */
async function becomeReady(
  folder: string,
  command: Command,
  data: string,
  environment: Readonly<Record<string, string>>,
  patience: number,
): Promise<Started> {
  const last = performance.now() + patience
  for (;;) {
    const running = await begin(folder, command, data, environment)
    const first = await outcomeOf(running, last)
    if (first === 'ready') return running
    if (first === 'exited' && isBusy(running.output()) && performance.now() < last) {
      await wait(200)
      continue
    }
    await running.stop()
    throw new Error(`${command[0]} is ${first}:\n${running.output()}`)
  }
}

async function begin(
  folder: string,
  [program, words]: Command,
  data: string,
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const [workspacePort, portalPort] = [await freePort(), await freePort()]
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ETALON_DATA: data,
      ETALON_WORKSPACE_PORT: String(workspacePort),
      ETALON_PORTAL_PORT: String(portalPort),
      ETALON_DEMO: '1',
      ETALON_DEMO_ORDERS: demonstrationOrders,
      ETALON_DEMO_OFFICE: '0',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    workspaceUrl: `http://localhost:${workspacePort}`,
    portalUrl: `http://127.0.0.1:${portalPort}`,
    process: child,
    output: () => output,
    async stop() {
      // The terminal sends Ctrl-C to the whole group.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
      return await exited
    },
  }
}

/** Waits until the product is ready or has ended, at most until `last` on the clock of this process. */
async function outcomeOf({ process: child, output }: Started, last: number): Promise<'ready' | 'exited' | 'late'> {
  while (performance.now() < last) {
    if (output().includes('Etalon is ready')) return 'ready'
    // Only what it said to its end tells why it went.
    if ((child.exitCode !== null || child.signalCode !== null) && child.stdout?.readableEnded) return 'exited'
    await wait(100)
  }
  return 'late'
}
