import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { takeLock } from '../../../scripts/process-lock.mjs'
import { type Etalon, loadKeys, openEtalon } from './app.ts'
import {
  type Database,
  type EmbeddedPostgres,
  gatherStatistics,
  migrateDatabase,
  openDatabase,
  startEmbeddedPostgres,
} from './db/index.ts'
import { demoPassword, people, seedInstitute, seedOffice, seedOrders } from './demo/index.ts'
import { openStorage } from './files/index.ts'
import { openFirstInstitute } from './first-institute/index.ts'
import { createJobs } from './jobs/index.ts'
import { say } from './say.ts'
import { fitsSealedPasswords, loadSeal } from './session/index.ts'
import { type Settings, settingsOfProcess } from './settings/index.ts'
import { findWhoHolds, type Holder } from './who-holds.ts'

/** What has been started, in order; stopped from the end. */
const started: { name: string; stop: () => Promise<void> | void; seconds?: number }[] = []
let isStopping = false

async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  say(`✓ ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return result
}

/** Ends with a message for a person; whatever was started is stopped. */
class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** @throws {StartProblem} that names the port, who has it and the setting */
async function refuseTakenPorts(settings: Settings): Promise<void> {
  for (const port of [settings.workspacePort, settings.portalPort]) {
    const holder = await findWhoHolds(settings.host, port, port === settings.workspacePort)
    if (holder !== 'nobody') throw portProblem(settings, port, holder)
  }
}

function portProblem(settings: Settings, port: number, holder: Holder | 'stranger' = 'stranger'): StartProblem {
  const setting = port === settings.workspacePort ? 'ETALON_WORKSPACE_PORT' : 'ETALON_PORTAL_PORT'
  return new StartProblem(
    typeof holder === 'object'
      ? `Etalon already runs as process ${holder.pid} in ${holder.folder} (port ${port}). Stop it, or set ${setting} to another port.`
      : `Port ${port} is taken by another program. Stop that program, or set ${setting} to a free port.`,
  )
}

function isTakenPort(error: unknown): error is Error & { readonly port: number } {
  return (
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error && typeof error.port === 'number'
  )
}

/** @throws {StartProblem} where nothing can be kept in the data folder */
function inDataFolder<T>({ dataFolder }: Settings, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) throw error
    throw new StartProblem(`ETALON_DATA=${dataFolder}: nothing can be kept there: ${error.message}`)
  }
}

function claimFolder(settings: Settings): void {
  const lock = inDataFolder(settings, () => takeLock(join(settings.dataFolder, 'server.lock'), { folder: settings.dataFolder }))
  if (lock.holder) {
    throw new StartProblem(
      `Etalon already runs on ${lock.holder.folder ?? settings.dataFolder} as process ${lock.holder.pid}. Stop it, or set ETALON_DATA to another folder.`,
    )
  }
  started.push({ name: 'lock', stop: () => lock.release() })
}

/** @throws {StartProblem} where nobody answers there, or lets us in; the address may hold a password, and is not said */
async function refuseAbsentDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartProblem(
      `DATABASE_URL: the database cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function startDatabase(settings: Settings): Promise<{ url: string; database: Database }> {
  let url = settings.databaseUrl
  if (!url) {
    const embedded: EmbeddedPostgres = await step('PostgreSQL', () =>
      startEmbeddedPostgres({
        dataFolder: join(settings.dataFolder, 'postgres'),
        onEvent: (event, detail) =>
          process.stderr.write(`${event === 'lost' ? 'PostgreSQL was lost' : 'PostgreSQL is back'}: ${detail}\n`),
      }),
    )
    started.push({ name: 'PostgreSQL', stop: () => embedded.stop() })
    url = embedded.url('postgres')
  } else await refuseAbsentDatabase(url)
  const ownerUrl = url
  await step('database schema', () => migrateDatabase(ownerUrl))
  const database = openDatabase(ownerUrl)
  started.push({ name: 'connections', stop: () => database.close() })
  return { url: ownerUrl, database }
}

async function start(): Promise<void> {
  const settings = settingsOfProcess()
  // Ports before anything else is touched: a second start stops here and says who is first.
  await refuseTakenPorts(settings)
  claimFolder(settings)
  const sealFile = join(settings.dataFolder, 'keys', 'password-seal.key')
  const wasThere = existsSync(sealFile)
  const seal = inDataFolder(settings, () => loadSeal(sealFile))
  const files = await openStorage(settings.files)
  const { url, database } = await startDatabase(settings)
  if (!(await fitsSealedPasswords(url, seal))) {
    // The one that was just made would look right to whoever comes next.
    if (!wasThere) rmSync(sealFile, { force: true })
    throw new StartProblem(
      `ETALON_DATA=${settings.dataFolder}: ${sealFile} ${wasThere ? 'is not the key' : 'is missing, the key'} with which the passwords in the database are sealed. Bring back the right file; a new one would lock everybody out.`,
    )
  }
  if (settings.demo) await step('demonstration data', () => seedInstitute(url, seal))
  await gatherStatistics(url)
  const first = settings.demo ? undefined : await openFirstInstitute(url, seal)
  const keys = await loadKeys(settings, database)
  const jobs = createJobs(url, (error) => process.stderr.write(`A job went wrong: ${String(error)}\n`))
  started.push({ name: 'jobs', stop: () => jobs.stop() })
  const etalon: Etalon = await openEtalon({ settings, database, seal, keys, files, jobs }).catch(async (error: unknown) => {
    if (!isTakenPort(error)) throw error
    // Taken since we looked.
    await refuseTakenPorts(settings)
    throw portProblem(settings, error.port)
  })
  await step('jobs', () => jobs.start())
  started.push({ name: 'listeners', stop: () => etalon.close(), seconds: settings.farewellSeconds + longestStop })

  if (settings.demo && settings.demoOrders > 0) await seedWork(url, database, etalon, settings)

  say('')
  say('Etalon is ready')
  say(`  Workspace  ${etalon.workspaceUrl}`)
  say(`  Portal     ${etalon.portalUrl}`)
  if (settings.demo) {
    say(
      `  Sign in    tenant 000000, password ${demoPassword}, as ${people
        .slice(0, 9)
        .map((person) => person.account)
        .join(', ')}`,
    )
  }
  if (first)
    say(`  Sign in    tenant ${first.tenant}, as ${first.account}, password ${first.password} (said this once; change it)`)
  say('  Stop       Ctrl-C')
}

/** Puts in the demonstration's work; what is there already is left alone. */
async function seedWork(
  ownerUrl: string,
  database: Database,
  etalon: Etalon,
  { demoOrders: count, demoOffice }: Pick<Settings, 'demoOrders' | 'demoOffice'>,
): Promise<void> {
  let shown = 0
  const onProgress = (done: number, total: number) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth > shown) say(`  ${done} of ${total} demonstration orders`)
    shown = tenth
  }
  await step('demonstration orders', () => seedOrders(database, etalon.issuing, count, { onProgress }))
  if (demoOffice) await step('demonstration of the office', () => seedOffice(database))
  await gatherStatistics(ownerUrl)
}

/** Seconds after which a part that does not stop is left: whatever hangs, Ctrl-C ends it. */
const longestStop = 15

async function tooLong(seconds: number): Promise<never> {
  await wait(seconds * 1000, undefined, { ref: false })
  throw new Error(`it took more than ${seconds} seconds`)
}

async function stopAll(): Promise<void> {
  for (const part of started.reverse()) {
    try {
      await Promise.race([part.stop(), tooLong(part.seconds ?? longestStop)])
    } catch (error) {
      process.stderr.write(`${part.name} did not stop cleanly: ${String(error)}\n`)
    }
  }
}

function stop(code: number): void {
  if (isStopping) return
  isStopping = true
  void stopAll().then(() => process.exit(code))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The starter's channel closes when it is gone, however it went.
process.on('disconnect', () => stop(0))

try {
  await start()
} catch (error) {
  // Whoever stopped it while it started took away what it was still at.
  if (isStopping) await new Promise(() => {})
  const expected =
    error instanceof StartProblem || (error instanceof Error && (error.name === 'SettingProblem' || !('code' in error)))
  process.stderr.write(
    `\n${expected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  stop(1)
}
