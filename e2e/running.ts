import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A port of this machine that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

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

/** Starts the product by `npm start` with ports and a data folder of its own, and waits until it says that it is ready. */
export async function startProduct({
  folder = root,
  dataFolder = mkdtempSync(join(tmpdir(), 'etalon-e2e-')),
  environment = {},
  patience = 240_000,
}: RunOptions = {}): Promise<Running> {
  const last = performance.now() + patience
  for (;;) {
    const running = await begin(folder, dataFolder, environment)
    const first = await outcomeOf(running, last)
    if (first === 'ready') return running
    if (first === 'exited' && isBusy(running.output()) && performance.now() < last) {
      await wait(200)
      continue
    }
    await running.remove()
    throw new Error(`npm start is ${first}:\n${running.output()}`)
  }
}

async function begin(folder: string, dataFolder: string, environment: Readonly<Record<string, string>>): Promise<Running> {
  const [workspacePort, portalPort] = [await freePort(), await freePort()]
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ETALON_DATA: join(dataFolder, 'data'),
      ETALON_WORKSPACE_PORT: String(workspacePort),
      ETALON_PORTAL_PORT: String(portalPort),
      ETALON_DEMO_ORDERS: '12',
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
  const running: Running = {
    workspaceUrl: `http://localhost:${workspacePort}`,
    portalUrl: `http://127.0.0.1:${portalPort}`,
    dataFolder,
    process: child,
    output: () => output,
    async stop() {
      // The terminal sends Ctrl-C to the whole group.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
      return await exited
    },
    async remove() {
      await running.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
  return running
}

/** Waits until the product is ready or has ended, at most until `last` on the clock of this process. */
async function outcomeOf({ process: child, output }: Running, last: number): Promise<'ready' | 'exited' | 'late'> {
  while (performance.now() < last) {
    if (output().includes('Etalon is ready')) return 'ready'
    // Only what it said to its end tells why it went.
    if ((child.exitCode !== null || child.signalCode !== null) && child.stdout?.readableEnded) return 'exited'
    await wait(100)
  }
  return 'late'
}
