import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Seconds that a server may take until it is ready. */
const patience = 90

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  readonly pid: number
  readonly workspaceUrl: string
  readonly portalUrl: string
  /** Everything that it printed so far. */
  output(): string
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>
  /** Ends it as whoever looks after processes does, by SIGTERM. @returns its exit code */
  end(): Promise<number | null>
}

/**
 * Starts a server and waits until it is ready. Its ports are free ones. It ends with this process, however this one ends.
 * @param environment its settings, over those of this process
 * @throws with everything that it printed, where it ended or did not become ready
 */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...{ ETALON_WORKSPACE_PORT: '0', ETALON_PORTAL_PORT: '0', ETALON_DEMO: '1', ETALON_DEMO_ORDERS: '0', ETALON_LOG: 'error' },
      ...environment,
    },
  })
  let output = ''
  let over = false
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', (code) => {
      over = true
      resolve(code)
    })
  })
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (/Etalon is ready[\s\S]*Stop /.test(output)) resolve()
      })
    }
  })
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, patience * 1000).unref())
  await Promise.race([ready, ended, tooLate])
  const [workspaceUrl, portalUrl] = ['Workspace', 'Portal'].map((name) => new RegExp(`${name} +(http:\\S+)`).exec(output)?.[1])
  if (over || child.pid === undefined || workspaceUrl === undefined || portalUrl === undefined) {
    child.kill('SIGKILL')
    throw new Error(`The server did not become ready:\n${output}`)
  }
  const { pid } = child

  return {
    pid,
    workspaceUrl,
    portalUrl,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGINT')
      return await ended
    },
    async end() {
      child.kill('SIGTERM')
      return await ended
    },
  }
}
