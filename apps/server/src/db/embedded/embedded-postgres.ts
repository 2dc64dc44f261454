import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRoot, postgresBinaries, unprivileged } from './binaries.ts'
import { socketUrl } from './running-postgres.ts'

/** A PostgreSQL that belongs to this process and ends with it. */
export interface EmbeddedPostgres {
  /** Folder of the socket; the only way in. */
  readonly socketFolder: string
  /** Connection string for a database of this server. */
  url(database: string): string
  /** Stops within seconds; open connections are ended. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of the database cluster; made when missing. */
  readonly dataFolder: string
  /** Extra server settings, such as `fsync=off` for tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Told when PostgreSQL ended by itself and when it is back. */
  readonly onEvent?: (event: 'lost' | 'recovered', detail: string) => void
}

/**
 * Runs postgres as a child and stops it when this process is gone: `read` ends when the pipe closes, however the holder of
 * the other end died. Ends itself when postgres ends, so that the owner notices. Its first argument is the socket's folder,
 * which it removes where the owner is gone: nobody else would.
 */
const keeper =
  's=$1; shift; exec 3<&0; "$@" </dev/null & p=$!; trap "" INT TERM HUP; { read _ <&3; kill -INT $p; } & r=$!; exec 3<&-; wait $p; c=$?; kill $r 2>/dev/null || rm -rf "$s"; exit $c'

/**
 * Settings of glibc's `malloc`, bytes: a connection keeps up to so much of the memory that it has let go. To plan a search over a dozen
 * tables takes some megabytes; given back to the system after each, they are taken anew page by page, and that takes longer than the search.
 * Another `malloc` than glibc's does not know the names.
 */
const keptMemory = { MALLOC_TRIM_THRESHOLD_: '16777216', MALLOC_MMAP_THRESHOLD_: '4194304' } as const

/** Starts the embedded PostgreSQL, making its cluster the first time, and waits until it answers. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = postgresBinaries()
  const folder = options.dataFolder
  const identity = isRoot ? { uid: unprivileged, gid: unprivileged } : {}
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (isRoot) chownSync(folder, unprivileged, unprivileged)
  await stopLeftover(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(binaries, folder, identity)

  const socketFolder = mkdtempSync(join(realpathSync(tmpdir()), 'etalon-pg-'))
  chmodSync(socketFolder, 0o700)
  if (isRoot) lchownSync(socketFolder, unprivileged, unprivileged)

  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Tables of a young institute grow many times over in a minute.
    autovacuum_naptime: '15s',
    ...options.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let stopping = false
  let child = await launchAfterCrash()

  /** Backends of a killed postmaster linger for a moment and hold its shared memory. */
  async function launchAfterCrash(): Promise<ChildProcess> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await launch()
      } catch (error) {
        if (attempt >= 20 || !/shared memory|lock file/.test(String(error))) throw error
        await wait(250)
        await clearLeftovers(folder)
      }
    }
  }

  async function launch(): Promise<ChildProcess> {
    let output = ''
    const started = spawn(
      'sh',
      ['-c', keeper, 'keeper', socketFolder, join(binaries, 'bin/postgres'), '-D', '/proc/self/cwd', ...args].map(localFolder),
      {
        cwd: folder,
        detached: true,
        env: { LC_ALL: 'C', PATH: process.env.PATH ?? '/usr/bin:/bin', ...keptMemory },
        stdio: ['pipe', 'ignore', 'pipe'],
        ...identity,
      },
    )
    started.stderr?.setEncoding('utf8')
    started.stderr?.on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
    const ended = new Promise<never>((_, reject) => {
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`PostgreSQL did not start (code ${code}):\n${output.trim()}`)))
    })
    ended.catch(() => {})
    await Promise.race([ended, accepting(socketFolder)])
    started.once('exit', (code) => void heal(code, output))
    return started
  }

  function localFolder(argument: string): string {
    // /proc is Linux; elsewhere the folder is named as it is.
    return argument === '/proc/self/cwd' && process.platform !== 'linux' ? folder : argument
  }

  async function heal(code: number | null, output: string): Promise<void> {
    if (stopping) return
    options.onEvent?.('lost', `PostgreSQL ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}`)
    // Whatever hinders it, a full disk or a machine that is busy, may pass: it is tried until Etalon itself ends.
    for (let pause = 250; !stopping; pause = Math.min(pause * 2, 5000)) {
      try {
        // Tried before they are gone, it would fail for sure, and wait.
        await clearLeftovers(folder)
        child = await launchAfterCrash()
        if (stopping) child.stdin?.end()
        else options.onEvent?.('recovered', 'PostgreSQL runs again')
        return
      } catch (error) {
        options.onEvent?.('lost', `${String(error)}\nTried again in ${pause / 1000} s.`)
        await wait(pause)
      }
    }
  }

  return {
    socketFolder,
    url: (database) => socketUrl(socketFolder, database),
    async stop() {
      stopping = true
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
        child.stdin?.end()
        await Promise.race([gone, wait(10_000)])
      }
      rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

/** Makes the cluster beside its place and puts it there when it is whole: what an interruption leaves is no cluster, but looks like one. */
function initialise(binaries: string, place: string, identity: { uid?: number; gid?: number }): void {
  const folder = `${place}.new`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (isRoot) chownSync(folder, unprivileged, unprivileged)
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      ...['-D', process.platform === 'linux' ? '/proc/self/cwd' : folder, '--username=postgres', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'],
      // The socket's folder lets in its owner alone; no port is open.
      ...['--auth-local=trust', '--auth-host=reject'],
    ],
    { cwd: folder, env: { PATH: process.env.PATH ?? '/usr/bin:/bin' }, encoding: 'utf8', ...identity },
  )
  if (made.status === 0) {
    rmSync(place, { recursive: true })
    renameSync(folder, place)
    return
  }
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`The database could not be made in ${place}:\n${made.error?.message ?? made.stderr.trim()}`)
}

/** Stops a postmaster that outlived its Node process, and only that one. */
async function stopLeftover(folder: string): Promise<void> {
  const pid = leftoverPid(folder)
  if (pid === undefined) {
    // The number may be a stranger's by now, and PostgreSQL would wait for it.
    rmSync(join(folder, 'postmaster.pid'), { force: true })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      break
    }
    for (let tick = 0; tick < 40 && leftoverPid(folder) === pid; tick += 1) await wait(50)
    if (leftoverPid(folder) !== pid) break
  }
}

/** What an earlier PostgreSQL of this folder left running: itself, or its backends. */
async function clearLeftovers(folder: string): Promise<void> {
  await stopLeftover(folder)
  endOrphans(folder)
}

/** Ends the backends of a postmaster that is gone: they hold its shared memory, and one that is busy does not notice for a while. */
function endOrphans(folder: string): void {
  if (process.platform !== 'linux' || leftoverPid(folder) !== undefined) return
  const place = realpathSync(folder)
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const isBackend =
        readFileSync(`/proc/${name}/comm`, 'utf8').trim() === 'postgres' && readlinkSync(`/proc/${name}/cwd`) === place
      if (isBackend) process.kill(Number(name), 'SIGKILL')
    } catch {
      // It has ended, or is somebody else's.
    }
  }
}

function leftoverPid(folder: string): number | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return undefined
  try {
    process.kill(pid, 0)
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? pid : undefined
    const began = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout
    return began.includes('postgres') ? pid : undefined
  } catch {
    return undefined
  }
}

async function accepting(socketFolder: string): Promise<void> {
  const { default: pg } = await import('pg')
  for (let tick = 0; tick < 1200; tick += 1) {
    if (existsSync(join(socketFolder, '.s.PGSQL.5432'))) {
      const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('select 1')
        return
      } catch {
        // Still recovering from a crash: ask again.
      } finally {
        await client.end().catch(() => {})
      }
    }
    await wait(25)
  }
  throw new Error('PostgreSQL did not answer within 30 seconds.')
}
