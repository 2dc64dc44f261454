import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { findSystemPostgres, whoRuns } from '../../scripts/system-postgres.mjs'

const execute = promisify(execFile)

/** Two PostgreSQL servers, of which one follows the other, behind HAProxy, which leads to the one that takes writes. */
export interface ReplicatedPostgres {
  /** `DATABASE_URL` by way of HAProxy. */
  readonly url: string
  /** Which PostgreSQL and which HAProxy they are. */
  readonly versions: string
  /** Kills the primary with all its processes, as a machine that loses its power would. */
  killPrimary(): Promise<void>
  /** Makes the replica take writes. */
  promote(): Promise<void>
  stop(): Promise<void>
}

interface Node {
  readonly data: string
  readonly port: number
  /** Says to HAProxy whether this one takes writes, as Patroni’s REST does in a real installation. */
  readonly judge: Server
  readonly judgePort: number
  process?: ChildProcess
}

/** The address of HAProxy’s health check. */
const judgePath = '/primary'

const urlAt = (port: number, database: string, user: string) => `postgresql://${user}@127.0.0.1:${port}/${database}`

async function takesWrites(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlAt(port, 'postgres', 'postgres'), connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    return rows[0]?.follows === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function nodeAt(data: string): Promise<Node> {
  const [port, judgePort] = [await freePort(), await freePort()]
  const judge = createServer((_, answer) => {
    takesWrites(port).then((writes) => answer.writeHead(writes ? 200 : 503).end())
  })
  await new Promise<void>((listening) => judge.listen(judgePort, '127.0.0.1', listening))
  return { data, port, judge, judgePort }
}

async function until(what: string, attempt: () => Promise<boolean>, seconds = 30): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await attempt())) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`)
    await wait(100)
  }
}

/** A postmaster with all its processes, each of which is a group of its own. */
async function killAll(postmaster: ChildProcess | undefined): Promise<void> {
  if (postmaster?.pid === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null) return
  const gone = new Promise((resolve) => postmaster.once('exit', resolve))
  const { stdout } = await execute('ps', ['-o', 'pid=', '--ppid', String(postmaster.pid)]).catch(() => ({ stdout: '' }))
  for (const pid of [postmaster.pid, ...stdout.split('\n').map(Number)]) {
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL')
    } catch {
      // It ended meanwhile.
    }
  }
  await gone
}

const proxied = (port: number, nodes: readonly Node[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET ${judgePath}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, place) => `  server node${place + 1} 127.0.0.1:${node.port} check port ${node.judgePort}`).join('\n')}
`

/**
 * Starts a primary whose commits wait until a replica has them on disk, that replica, and HAProxy before both.
 * @param folder of its own, empty
 * @throws where PostgreSQL 15 or HAProxy is not installed, or does not start
 */
export async function startReplicatedPostgres(folder: string): Promise<ReplicatedPostgres> {
  const found = findSystemPostgres()
  if (!found) throw new Error('There is no PostgreSQL of the system: apt-get install postgresql haproxy brings both.')
  const who = whoRuns()
  const own = (path: string) => {
    if (who.uid !== undefined && who.gid !== undefined) chownSync(path, who.uid, who.gid)
    return path
  }
  mkdirSync(folder, { recursive: true })
  own(folder)
  const program = (name: string) => join(found.bin, name)
  const run = (name: string, args: readonly string[]) => execute(program(name), [...args], { cwd: folder, ...who })
  const [primary, replica] = [await nodeAt(join(folder, 'first')), await nodeAt(join(folder, 'second'))]
  const start = async (node: Node, settings: Readonly<Record<string, string>>) => {
    const all = { listen_addresses: '127.0.0.1', port: String(node.port), unix_socket_directories: folder, ...settings }
    node.process = spawn(
      program('postgres'),
      ['-D', node.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: folder, stdio: 'ignore', ...who },
    )
    await until('PostgreSQL answers', async () => {
      try {
        await run('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(node.port)])
        return true
      } catch {
        return false
      }
    })
  }
  const nodes = [primary, replica]
  let proxy: ChildProcess | undefined
  const stop = async () => {
    proxy?.kill('SIGKILL')
    for (const node of nodes) {
      await killAll(node.process)
      node.judge.close()
    }
  }
  try {
    // Whoever is on this machine may come in, for as long as the test lasts: it listens on loopback alone.
    await run('initdb', ['-D', primary.data, '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust'])
    const spread = { max_connections: '120', wal_level: 'replica', max_wal_senders: '5', hot_standby: 'on' }
    // A commit is answered when the replica has it on disk; the replica itself waits for nobody once it is promoted.
    await start(primary, { ...spread, synchronous_standby_names: 'second', synchronous_commit: 'local' })
    const owner = new pg.Client({ connectionString: urlAt(primary.port, 'postgres', 'postgres') })
    await owner.connect()
    await owner.query('create role etalon login createdb createrole')
    await owner.query('create database etalon owner etalon')
    const follow = `host=127.0.0.1 port=${primary.port} user=postgres application_name=second`
    await run('pg_basebackup', ['-D', replica.data, '-d', follow, '-R', '-X', 'stream', '-c', 'fast'])
    await start(replica, spread)
    await until('the replica follows in step', async () => {
      const { rows } = await owner.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)
      return rows.length === 1
    })
    const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`)
    await owner.query(`alter database etalon set synchronous_commit = 'on'`)
    await owner.end()

    const port = await freePort()
    const settings = join(folder, 'haproxy.cfg')
    writeFileSync(settings, proxied(port, nodes))
    proxy = spawn('haproxy', ['-db', '-f', settings], { stdio: 'ignore' })
    const url = urlAt(port, 'etalon', 'etalon')
    await until('HAProxy leads to the primary', async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
      client.on('error', () => {})
      try {
        await client.connect()
        return true
      } catch {
        return false
      } finally {
        await client.end().catch(() => {})
      }
    })
    const { stdout } = await execute('haproxy', ['-v'])
    return {
      url,
      versions: `PostgreSQL ${rows[0]?.version.split(' ')[0]}, HAProxy ${/version (\S+?)[-\s]/.exec(stdout)?.[1]}`,
      killPrimary: () => killAll(primary.process),
      async promote() {
        await run('pg_ctl', ['promote', '-D', replica.data, '-w'])
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
