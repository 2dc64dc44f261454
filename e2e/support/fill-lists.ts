import { join } from 'node:path'
import pg from 'pg'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import { type ManyOrders, manyOrders } from '../../apps/server/src/testing/many-orders.ts'

/** Looks at, or puts something into, the database of a running product, as its owner. */
export async function inDatabase<T>(dataFolder: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const url = runningPostgres(join(dataFolder, 'data', 'postgres'), 'postgres')
  if (!url) throw new Error(`no database runs in ${dataFolder}`)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Puts many orders into a running product, each with two samples and items. */
export const fillLists = (dataFolder: string, many: ManyOrders): Promise<void> =>
  inDatabase(dataFolder, (owner) => manyOrders(owner, many))
