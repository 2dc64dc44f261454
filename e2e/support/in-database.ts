import { join } from 'node:path'
import pg from 'pg'
import { runningPostgres } from '../../apps/server/src/db/index.ts'
import type { Running } from './running.ts'

/** Runs a statement as the owner of a running product's database: for what no screen writes yet. @returns its rows */
export async function inDatabase(
  { dataFolder }: Pick<Running, 'dataFolder'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> {
  const owner = new pg.Client({ connectionString: runningPostgres(join(dataFolder, 'data/postgres'), 'postgres') })
  await owner.connect()
  try {
    return (await owner.query(statement, [...values])).rows
  } finally {
    await owner.end()
  }
}

/** Tells somebody of the demonstration's institute something, as the system does. */
export const tell = (etalon: Running, account: string, title: string, content: string, path: string) =>
  inDatabase(
    etalon,
    `insert into station_message (tenant_id, account_id, topic, title, content, path)
     select tenant_id, id, 'order', $2, $3, $4 from account where account = $1 and tenant_id = '000000'`,
    [account, title, content, path],
  )

/** Lets customers come for their instruments in a minute. @param numbers of their pickups */
export const awaitPickups = (etalon: Running, numbers: readonly string[]) =>
  inDatabase(
    etalon,
    `insert into pickup (tenant_id, number, enterprise_id, time, instrument_count)
     select '000000', number, (select min(id) from enterprise where tenant_id = '000000'), now() + interval '1 minute', 23
     from unnest($1::text[]) number on conflict do nothing`,
    [numbers],
  )
