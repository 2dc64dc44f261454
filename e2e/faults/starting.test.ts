import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadCertificateKeys } from '../../apps/server/src/certificates/index.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { loadSeal } from '../../apps/server/src/session/index.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { root } from '../support/running.ts'
import { ownFolder } from './own-folder.ts'
import { measured } from './use-faults.ts'

/** A folder in which nobody may write; for root a file system of its own, where one may be mounted. */
function aReadOnlyFolder(folder: string): string | undefined {
  const place = join(folder, 'read-only')
  mkdirSync(place, { mode: 0o555 })
  if (process.getuid?.() !== 0) return place
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', place], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', place]))
  return place
}

/** Starts the server and waits for its end. */
async function ended(environment: Readonly<Record<string, string>>) {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', join(root, 'apps/server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        ETALON_WORKSPACE_PORT: '0',
        ETALON_PORTAL_PORT: '0',
        ETALON_DEMO: '1',
        ETALON_DEMO_ORDERS: '0',
        ...environment,
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(late)
  return { code, output, seconds: (performance.now() - began) / 1000 }
}

test('[SRV-5][F19] three processes start on an empty database at once: it is migrated once, and all become ready', async (context) => {
  const folder = ownFolder()
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })
  onTestFinished(() => postgres.stop())
  const owner = new pg.Client({ connectionString: postgres.url('postgres') })
  await owner.connect()
  await owner.query('create database etalon')
  await owner.end()
  const homes = ['one', 'two', 'three'].map((name) => join(folder, name))
  const [first = ''] = homes
  // The same keys for all, as docs/operations.md asks for.
  loadSeal(join(first, 'keys/password-seal.key'))
  await loadCertificateKeys({ dataFolder: first, issuedBefore: false, now: new Date() })
  for (const home of homes.slice(1)) cpSync(join(first, 'keys'), join(home, 'keys'), { recursive: true })
  const began = performance.now()
  const servers = await Promise.all(
    homes.map((home) => startServerProcess({ ETALON_DATA: home, DATABASE_URL: postgres.url('etalon'), ETALON_DEMO_ORDERS: '3' })),
  )
  const seconds = (performance.now() - began) / 1000
  for (const server of servers) onTestFinished(() => server.kill())
  const look = new pg.Client({ connectionString: postgres.url('etalon') })
  await look.connect()
  onTestFinished(() => look.end())
  const { rows } = await look.query(
    'select hash, count(*)::int as times from etalon_migrations.__drizzle_migrations group by hash',
  )
  const files = readdirSync(join(root, 'apps/server/src/db/migrations')).filter((name) => name.endsWith('.sql'))
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(rows).toHaveLength(files.length)
  const orders = await look.query(`select count(*)::int as orders from work_order where tenant_id = '000000'`)
  expect(orders.rows[0]).toEqual({ orders: 3 })
  for (const server of servers) {
    await signInAt(server.workspaceUrl, 'reception')
    expect((await fetch(`${server.workspaceUrl}/health/ready`)).status).toBe(200)
  }
  measured(
    context,
    `${rows.length} migrations ran once each, 3 demonstration orders once; all three ready after ${seconds.toFixed(1)} s`,
  )
})

test('[SRV-6][F20] what keeps a start from being right ends it within 3 s, with the name of its setting and no stack; no key is made over sealed data', async (context) => {
  const folder = ownFolder()
  const data = join(folder, 'data')
  const server = await startServerProcess({ ETALON_DATA: data })
  await server.stop()
  const sealFile = join(data, 'keys/password-seal.key')
  const right = readFileSync(sealFile, 'utf8')
  const readOnly = aReadOnlyFolder(folder)
  const seen: string[] = []
  const refuses = async (what: string, environment: Readonly<Record<string, string>>, says: RegExp) => {
    const { code, output, seconds } = await ended({ ETALON_DATA: data, ...environment })
    expect(output, what).toMatch(says)
    expect(output, what).not.toMatch(/\n {4}at /)
    expect(output, what).not.toContain('Etalon is ready')
    expect(code, what).toBe(1)
    expect(seconds, what).toBeLessThan(3)
    seen.push(`${what} ${seconds.toFixed(1)} s`)
  }

  const stranger = createServer((socket) => void socket.resume().end())
  const port = await freePort()
  await new Promise<void>((resolve) => stranger.listen({ host: '127.0.0.1', port }, resolve))
  await refuses('port taken', { ETALON_WORKSPACE_PORT: String(port) }, /ETALON_WORKSPACE_PORT/)
  await refuses('portal’s port taken', { ETALON_PORTAL_PORT: String(port) }, /ETALON_PORTAL_PORT/)
  await new Promise((resolve) => stranger.close(resolve))
  await refuses('client without a secret', { ETALON_CLIENT: 'nobody' }, /ETALON_CLIENT/)
  await refuses('metrics secret too short', { ETALON_METRICS_TOKEN: 'short' }, /ETALON_METRICS_TOKEN/)
  await refuses('seal without its key', { ETALON_SEAL_CERTIFICATE: '/none.pem' }, /ETALON_SEAL_KEY/)
  await refuses(
    'certificate that is not there',
    { ETALON_SEAL_CERTIFICATE: '/none.pem', ETALON_SEAL_KEY: '/none.pem' },
    /ETALON_SEAL_CERTIFICATE/,
  )
  await refuses('folder that is a file', { ETALON_DATA: '/dev/null/data' }, /ETALON_DATA/)
  await refuses('files in a file', { ETALON_FILES: 'file:///dev/null/files' }, /ETALON_FILES/)
  // Root may write wherever it is not forbidden to everybody.
  if (readOnly) await refuses('folder that cannot be written', { ETALON_DATA: join(readOnly, 'data') }, /ETALON_DATA/)
  await refuses('no database there', { DATABASE_URL: 'postgresql://etalon:hidden-password@127.0.0.1:9/etalon' }, /DATABASE_URL/)

  writeFileSync(sealFile, 'not a key\n')
  await refuses('spoilt key', {}, /password-seal\.key/)
  writeFileSync(sealFile, `${'0'.repeat(64)}\n`)
  await refuses('another key', {}, /ETALON_DATA.*password-seal\.key/)
  expect(readFileSync(sealFile, 'utf8')).toBe(`${'0'.repeat(64)}\n`)
  rmSync(sealFile)
  await refuses('missing key', {}, /ETALON_DATA.*password-seal\.key/)
  expect(existsSync(sealFile)).toBe(false)
  writeFileSync(sealFile, right, { mode: 0o600 })
  const again = await startServerProcess({ ETALON_DATA: data })
  onTestFinished(async () => void (await again.stop()))
  await signInAt(again.workspaceUrl, 'reception')
  measured(context, `${seen.join(', ')}; no key was made over sealed passwords, with the right one all sign in again`)
})
