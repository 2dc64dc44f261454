// The PostgreSQL that the system brings (Debian's postgresql), on a cluster of its own in a temporary folder.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

const debian = '/usr/lib/postgresql'
/** The oldest that the server runs on. */
const oldest = 15

/** The oldest of the system's PostgreSQL servers that will do: what it can, all can. Undefined where there is none. */
export function findSystemPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const [version] = versions
    .filter((one) => one >= oldest && existsSync(join(debian, String(one), 'bin/initdb')))
    .toSorted((one, other) => one - other)
  return version === undefined ? undefined : { version, bin: join(debian, String(version), 'bin') }
}

/** Who runs it, for the options of a child process: PostgreSQL refuses root. */
export function whoRuns() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * Runs `work` with the address of a server whose user owns databases and makes roles, but is no superuser, as `DATABASE_URL` would
 * name one. The server and its folder are gone afterwards.
 * @param {(url: string) => Promise<unknown>} work
 */
export async function withSystemPostgres(work) {
  const found = findSystemPostgres()
  if (!found) throw new Error(`There is no PostgreSQL ${oldest} or later in ${debian}: apt-get install postgresql brings one.`)
  const who = whoRuns()
  const folder = mkdtempSync(join(tmpdir(), 'etalon-system-postgres-'))
  const secret = () => randomBytes(16).toString('hex')
  const [admin, password] = [secret(), secret()]
  const port = await freePort()
  try {
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, admin, { mode: 0o600 })
    if (who.uid !== undefined) chownSync(passwordFile, who.uid, who.gid)
    const data = join(folder, 'data')
    const made = ['-D', data, '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256']
    execFileSync(join(found.bin, 'initdb'), [...made, `--pwfile=${passwordFile}`], { cwd: folder, stdio: 'pipe', ...who })
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 100,
      // What is lost when the machine stops is lost with the tests.
      ...{ fsync: 'off', full_page_writes: 'off' },
    }
    const server = spawn(
      join(found.bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...who },
    )
    let output = ''
    server.stderr.on('data', (text) => (output += text))
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const stop = () => server.kill('SIGINT')
    process.once('exit', stop)
    try {
      const psql = (statement) =>
        execFileSync(
          join(found.bin, 'psql'),
          ['-qAt', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', statement],
          {
            cwd: folder,
            env: { ...process.env, PGPASSWORD: admin },
            stdio: 'pipe',
            encoding: 'utf8',
          },
        )
      await until(
        () => psql('select 1'),
        () => `${output}\nPostgreSQL ${found.version} did not start.`,
      )
      psql(`create role etalon login createdb createrole password '${password}'`)
      process.stdout.write(`  PostgreSQL ${psql('show server_version').trim()} of the system\n`)
      return await work(`postgresql://etalon:${password}@127.0.0.1:${port}/postgres`)
    } finally {
      stop()
      await ended
      process.off('exit', stop)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function until(attempt, why) {
  for (let tick = 0; tick < 200; tick += 1) {
    try {
      return attempt()
    } catch {
      await wait(100)
    }
  }
  throw new Error(why())
}
