// `npm run check:history`: whether every tenant's history is as it was written, in the database that `npm start` would use.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../../scripts/process-lock.mjs'
import { runningPostgres, sqlState, startEmbeddedPostgres } from './db/index.ts'
import { checkHistories, type HistoryCheck } from './history/index.ts'
import { readSettings, type Settings } from './settings/index.ts'

const words = {
  gap: 'rows before it were taken out',
  link: 'it does not follow the row before it',
  content: 'it is not as it was written',
} as const

const say = (line: string) => process.stdout.write(`${line}\n`)

const verdict = ({ rows, broken }: HistoryCheck) =>
  broken
    ? `BROKEN at row ${broken.sequence}: ${words[broken.why]}; the ${rows} rows before it hold`
    : `${rows} rows, nothing broken`

/** A reason why nothing could be checked, for a person. */
class Uncheckable extends Error {}

/** Runs `work` on the database: the one that is set, the running Etalon's, or one that is started for it and stopped. */
async function onDatabase<T>({ databaseUrl, dataFolder }: Settings, work: (url: string) => Promise<T>): Promise<T> {
  if (databaseUrl) return await work(databaseUrl)
  const cluster = join(dataFolder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new Uncheckable(`There is no database in ${dataFolder}. Start Etalon once, or set ETALON_DATA or DATABASE_URL.`)
  const lock = takeLock(join(dataFolder, 'server.lock'), { folder: dataFolder })
  if (lock.holder) {
    const url = runningPostgres(cluster, 'postgres')
    if (!url) throw new Uncheckable(`Etalon is just starting as process ${lock.holder.pid}. Try again when it is ready.`)
    return await work(url)
  }
  try {
    const embedded = await startEmbeddedPostgres({ dataFolder: cluster })
    try {
      return await work(embedded.url('postgres'))
    } finally {
      await embedded.stop()
    }
  } finally {
    lock.release()
  }
}

try {
  const tenants = await onDatabase(readSettings(process.env), checkHistories)
  for (const one of tenants) {
    say(`${one.tenant} ${one.name}`)
    say(`  ${[...one.standing].map(([what, count]) => `${what}: ${count}`).join(', ') || 'no records'}`)
    say(`  history: ${verdict(one)}`)
  }
  process.exitCode = tenants.every(({ broken }) => broken === undefined) ? 0 : 1
} catch (error) {
  const missing = sqlState(error) === '42P01'
  const why = missing
    ? 'That database is not Etalon’s: it has no tenants.'
    : error instanceof Error
      ? error.message
      : String(error)
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}
