import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A start of the product that may end well or badly. */
export interface Launch {
  /** The process that was started; it leads a group of its own, as in a terminal. */
  readonly process: ChildProcess & { readonly pid: number }
  /** Everything that it printed so far. */
  output(): string
  /** Resolves when it printed that; rejects with its output where it ended or was too slow. */
  said(what: string | RegExp, seconds?: number): Promise<void>
  /** How it ended: the exit code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Sends a signal to the whole group, as Ctrl-C in a terminal does. */
  signalGroup(signal: NodeJS.Signals): void
}

export interface LaunchOptions {
  readonly folder: string
  /** What is run. @default ['npm', 'start'] */
  readonly command?: readonly [string, ...string[]]
  readonly environment?: Readonly<Record<string, string | undefined>>
}

/** Starts the product and comes back at once. */
export function launch({ folder, command: [program, ...args] = ['npm', 'start'], environment = {} }: LaunchOptions): Launch {
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ETALON_DEMO_ORDERS: '0', ...environment },
  })
  if (!hasPid(child)) throw new Error(`${program} could not be started`)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  let over: number | NodeJS.Signals | undefined
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      over = signal ?? code ?? 'SIGKILL'
      resolve(over)
    })
  })
  const hasSaid = (what: string | RegExp) => (typeof what === 'string' ? output.includes(what) : what.test(output))
  return {
    process: child,
    output: () => output,
    ended,
    async said(what, seconds = 60) {
      const last = performance.now() + seconds * 1000
      while (!hasSaid(what)) {
        if (over !== undefined) throw new Error(`It ended with ${over} and never said ${what}:\n${output}`)
        if (performance.now() > last) throw new Error(`It did not say ${what} within ${seconds} s:\n${output}`)
        await wait(50)
      }
    },
    signalGroup(signal) {
      process.kill(-child.pid, signal)
    },
  }
}

function hasPid<Child extends ChildProcess>(child: Child): child is Child & { readonly pid: number } {
  return child.pid !== undefined
}

/** A process of this machine that works in a folder or below it. */
export interface Running {
  readonly pid: number
  /** Its command line, word by word. */
  readonly command: readonly string[]
}

/**
 * Every living process whose working folder is the given one or lies in it: npm, the starter, the server, the keeper's shells and
 * PostgreSQL's own, whoever their parent is by now.
 */
export function processesIn(folder: string): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const place = readlinkSync(`/proc/${name}/cwd`)
        if (place !== folder && !place.startsWith(`${folder}/`)) return []
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0') }]
      } catch {
        return []
      }
    })
}

/** Waits until nothing works in the folder any more. @returns what still does after so many seconds */
export async function leftIn(folder: string, seconds = 10): Promise<Running[]> {
  const last = performance.now() + seconds * 1000
  while (processesIn(folder).length > 0 && performance.now() < last) await wait(50)
  return processesIn(folder)
}
