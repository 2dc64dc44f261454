import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from '../../../scripts/process-lock.mjs'
import { runningPostgres, startEmbeddedPostgres } from './db/index.ts'
import type { Settings } from './settings/index.ts'

/** A reason why a command cannot work on the database, for a person. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** What a command needs of a database that is not set by DATABASE_URL. */
interface Wish {
  /** Works on a folder without a database, too: one is made. @default false */
  readonly mayMake?: boolean
  /** Refuses while Etalon runs on the folder. @default false */
  readonly alone?: boolean
}

/** Runs `work` on the database: the one that is set, the running Etalon's, or one that is started for it and stopped. */
export async function onDatabase<T>(
  { databaseUrl, dataFolder }: Settings,
  work: (url: string) => Promise<T>,
  { mayMake = false, alone = false }: Wish = {},
): Promise<T> {
  if (databaseUrl) return await work(databaseUrl)
  const cluster = join(dataFolder, 'postgres')
  if (!mayMake && !existsSync(join(cluster, 'PG_VERSION')))
    throw new Unreachable(`There is no database in ${dataFolder}. Start Etalon once, or set ETALON_DATA or DATABASE_URL.`)
  const lock = takeLock(join(dataFolder, 'server.lock'), { folder: dataFolder })
  if (lock.holder) {
    if (alone) throw new Unreachable(`Etalon runs on ${dataFolder} as process ${lock.holder.pid}. Stop it first.`)
    const url = runningPostgres(cluster, 'postgres')
    if (!url) throw new Unreachable(`Etalon is just starting as process ${lock.holder.pid}. Try again when it is ready.`)
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
