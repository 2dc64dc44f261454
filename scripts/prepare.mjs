// Everything between a fresh clone and a product that can run. Runs under Node 20, before the first install.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { takeLock } from './process-lock.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** The pinned Node that all tools run on. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Lets Node keep compiled sources from one start to the next: most of a start of the server is to compile them. */
export const keptCompiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** The environment in which `node` and every tool are the pinned ones. */
export function toolEnvironment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', 'node', 'bin')}:${bin}:${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  }
}

/** Runs a program to its end, showing its output; rejects with its name where it fails. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/** Says what goes on, with the time it took; work that answers false has failed. */
export async function step(title, work) {
  const began = Date.now()
  process.stdout.write(`… ${title}\n`)
  const result = await work()
  process.stdout.write(`${result === false ? '✗' : '✓'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
  return result
}

/**
 * Installs what package-lock.json names, unless it is there already, whoever installed it. Two at once: the second is told who is at it.
 */
export async function withPrepared(work) {
  const lock = takeLock(join(root, '.prepare.lock'), { folder: root })
  if (lock.holder) {
    throw new Error(
      `Etalon is being installed or built here by process ${lock.holder.pid} (${lock.holder.folder}). Wait for it, or stop it, then start again.`,
    )
  }
  try {
    if (!isInstalled(root) || !existsSync(pinnedNode)) {
      await step('installing packages (the first time takes a minute or two)', () =>
        run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
      )
    }
    return await work()
  } finally {
    lock.release()
  }
}

/** What `npm start` shows: the two apps, from the sources of the packages. */
const apps = ['@etalon/workspace', '@etalon/query-portal']
/** What is built of the packages for whoever installs them. */
export const packages = ['./packages/*']

/** Builds what changed since the last build, the apps where nothing else is named. What the bundlers say is shown only where they fail. */
export async function build(what = apps) {
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const args = ['run', 'build', '--output-logs=errors-only', ...what.map((one) => `--filter=${one}`), '--log-order=grouped']
  const result = await new Promise((resolve, reject) => {
    const child = spawn(turbo, args, { cwd: root, env: toolEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ good: code === 0, ended: signal ?? code, output }))
  })
  if (!result.good) throw new Error(`${result.output}\n${what.join(', ')} could not be built (turbo ended with ${result.ended}).`)
}
