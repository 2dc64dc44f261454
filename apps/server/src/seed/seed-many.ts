import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { institute } from '../demo/index.ts'
import { enterpriseColumns, enterpriseLine, instrumentColumns, instrumentLines } from './enterprise-rows.ts'
import { enterprisesOf, type Filled, type Load, loads, planLoad, prepareMemory } from './load-plan.ts'
import { itemColumns, type OrderLines, orderColumns, orderLines, reportColumns, type Staff, sampleColumns } from './order-rows.ts'
import { buildIndexes, setIndexesAside } from './search-indexes.ts'

interface Options {
  /** Orders that there shall be of the seed's, together with those of earlier runs. */
  readonly orders: number
  /** The last day of orders, `2026-11-20`. */
  readonly until: string
  /** Told what is done: a step, and how much of it. */
  readonly onProgress?: (step: string, done: number, total: number) => void
  /** Ends the work after the transaction that runs; what is in stays. */
  readonly signal?: AbortSignal
  /** Orders that are put in by one transaction; the same for all runs on a database. @default 20000 */
  readonly chunk?: number
  /** From how many orders on indexes are set aside: fewer are put in beside them. @default 30000 */
  readonly worthRebuilding?: number
}

/** What a run of the seed came to. */
export interface Seeded {
  /** Orders of the seed that are in the database now. */
  readonly orders: number
  /** Those that this run put in. */
  readonly added: number
}

/**
 * Puts in orders by the hundred thousand: each with three samples and items and about one report, over three years, by COPY, without the moves
 * that would lead there. What was asked for before is gone on with; the same orders come each time.
 * @param url of the owner of the tables @throws where the institute of the demonstration is not there
 */
export async function seedMany(
  url: string,
  { orders, until, onProgress = () => {}, signal, chunk = 20_000, worthRebuilding = 30_000 }: Options,
): Promise<Seeded> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(7261004)`)
    await prepareMemory(client)
    const before = await loads(client)
    const planned = before.reduce((sum, load) => sum + load.orders, 0)
    if (orders > planned) await planLoad(client, orders - planned, until)
    const staff = await staffOf(client)
    const open = (await loads(client)).filter((load) => load.done < load.orders)
    const missing = open.reduce((sum, load) => sum + load.orders - load.done, 0)
    if (missing >= worthRebuilding) await setIndexesAside(client)
    await client.query('set synchronous_commit = off')
    let added = 0
    for (const load of open) {
      for (let first = load.done; first < load.orders && !signal?.aborted; first += chunk) {
        const count = Math.min(chunk, load.orders - first)
        await putIn(client, load, { first, count, chunk }, staff)
        added += count
        onProgress('orders', added, missing)
      }
    }
    await buildIndexes(client, onProgress)
    // Visibility and statistics: without them no index is read alone, and what is rare is not known.
    if (added > 0) {
      onProgress('statistics', 0, 2)
      // What was put in past the triggers is in no sum of the institute's statistics.
      await client.query('select count_all_items()')
      onProgress('statistics', 1, 2)
      await client.query('vacuum (analyze) work_order, sample, item, report, enterprise, enterprise_instrument')
      onProgress('statistics', 2, 2)
    }
    const after = await loads(client)
    return { orders: after.reduce((sum, load) => sum + load.done, 0), added }
  } finally {
    await client.end()
  }
}

async function staffOf(client: pg.Client): Promise<Staff> {
  const accounts = await client.query<{ account: string; id: string }>('select account, id from account where tenant_id = $1', [
    institute.id,
  ])
  if (accounts.rows.length === 0) throw new Error('the institute of the demonstration is not in this database')
  const departments = await client.query<{ domain: string; id: string }>(
    'select technology_domain as domain, min(department_id) as id from department_ability where tenant_id = $1 group by 1',
    [institute.id],
  )
  return {
    accounts: Object.fromEntries(accounts.rows.map(({ account, id }) => [account, Number(id)])),
    departments: Object.fromEntries(departments.rows.map(({ domain, id }) => [domain, Number(id)])),
  }
}

/** Some orders with all that belongs to them, in one transaction. */
async function putIn(
  client: pg.Client,
  load: Load,
  { first, count, chunk }: { first: number; count: number; chunk: number },
  staff: Staff,
): Promise<void> {
  await client.query('begin')
  try {
    await withoutForeignKeys(client)
    const { enterprise, enterprise_instrument: instrument } = load.before
    const [from, to] = [first === 0 ? 0 : enterprisesOf(first), enterprisesOf(first + count)]
    const numbers = Array.from({ length: to - from }, (_, place) => from + place)
    await copy(
      client,
      'enterprise',
      enterpriseColumns,
      numbers.map((number) => enterpriseLine(enterprise + 1 + number, enterprise + number)),
    )
    await copy(
      client,
      'enterprise_instrument',
      instrumentColumns,
      numbers.map((number) => instrumentLines(instrument + 1 + number * 5, enterprise + 1 + number, enterprise + number)),
    )
    const all: OrderLines[] = Array.from({ length: count }, (_, place) => orderLines(load, first + place, chunk, staff))
    await copy(
      client,
      'work_order',
      orderColumns,
      all.map(({ order }) => order),
    )
    await copy(
      client,
      'sample',
      sampleColumns,
      all.map(({ sample }) => sample),
    )
    await copy(
      client,
      'item',
      itemColumns,
      all.map(({ item }) => item),
    )
    await copy(
      client,
      'report',
      reportColumns,
      all.map(({ report }) => report),
    )
    await client.query('update etalon_seed.load set done = $2 where id = $1', [load.id, first + count])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** What the seed writes refers to what it has written: who may, spares PostgreSQL the looking up of each. */
async function withoutForeignKeys(client: pg.Client): Promise<void> {
  await client.query('savepoint may_spare')
  try {
    await client.query('set local session_replication_role = replica')
  } catch {
    await client.query('rollback to savepoint may_spare')
  }
}

async function copy(client: pg.Client, table: Filled, columns: readonly string[], lines: readonly string[]): Promise<void> {
  const pieces = function* () {
    for (let at = 0; at < lines.length; at += 500) yield lines.slice(at, at + 500).join('')
  }
  await pipeline(Readable.from(pieces()), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)))
}
