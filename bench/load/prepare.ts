// The server on a copy of a seeded database, and the bare one on a copy of that copy, in one PostgreSQL.
import { join } from 'node:path'
import { contract } from '@etalon/api/contract'
import pg from 'pg'
import { migrateDatabase, startEmbeddedPostgres } from '../../apps/server/src/db/index.ts'
import { moreApproved } from '../../apps/server/src/testing/approved-reports.ts'
import { officeAt } from '../../apps/server/src/testing/office.ts'
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { signInAt } from '../../apps/server/src/testing/sign-in.ts'
import { seeded } from '../search/seeded.ts'
import type { Ground } from '../server/asks.ts'
import { checkAgreement, record, startBare } from '../server/contenders.ts'
import { groundAt } from '../server/ground.ts'
import { loggingSettings } from '../server/statements.ts'
import type { Place } from './day.ts'

/** Orders whose details are opened, drawn from all of them, and certificates whose pages are. */
const [opened, certificates] = [5000, 40]

/** Both servers, and what to ask them. */
export interface Prepared {
  readonly server: Place & { readonly process: ServerProcess }
  readonly bare: Place
  /** The database of the server, by its superuser. */
  readonly databaseUrl: string
  /** How many statements each kind of request takes. */
  readonly statements: string
  stop(): Promise<void>
}

/** @param orders of the database @param folder for what lies beside it @param counts whether PostgreSQL counts what each statement takes */
export async function prepare(
  orders: number,
  folder: string,
  { counts = false }: { readonly counts?: boolean } = {},
): Promise<Prepared> {
  const data = seeded(orders)
  const cluster = join(data, 'postgres')
  const postgres = await startEmbeddedPostgres({
    dataFolder: cluster,
    settings: {
      ...{ ...loggingSettings, shared_buffers: '1GB', max_wal_size: '4GB' },
      ...(counts ? { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' } : {}),
    },
  })
  const stops: (() => unknown)[] = [() => postgres.stop()]
  const stop = async () => {
    for (const one of stops.reverse()) await one()
  }
  const onServer = async <T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: postgres.url(name) })
    await client.connect()
    return await work(client).finally(() => client.end())
  }
  // Copied in one piece, and not row by row through the log.
  const copied = (name: string, from: string) =>
    onServer('template1', async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
      await client.query(`create database ${name} template ${from} strategy file_copy`)
    })
  const settings = {
    ...{ DATABASE_URL: postgres.url('load_server'), ETALON_DATA: data, ETALON_ACCESS_SECONDS: '86400' },
    ...{ ETALON_LOG: 'error', ETALON_PROXIES: '127.0.0.1,::1' },
  }
  try {
    // What was seeded by an older release: on millions of rows it takes longer than a start is waited for.
    await migrateDatabase(postgres.url('postgres'))
    await copied('load_server', 'postgres')
    stops.push(() =>
      onServer('template1', async (client) => {
        for (const name of ['load_server', 'load_bare']) await client.query(`drop database if exists ${name} with (force)`)
      }),
    )
    const first = await startServerProcess(settings)
    stops.push(() => first.kill())
    const references = await onServer('load_server', (owner) => issued(first.workspaceUrl, owner))
    const ids = await onServer('load_server', someOrders)
    const ground: Ground = { ...(await groundAt(first.workspaceUrl)), orderIds: ids }
    const recording = await record({
      ...{ url: first.workspaceUrl, ground, databaseUrl: postgres.url('load_server'), cluster },
      portal: { url: first.portalUrl, reference: references[0] ?? '' },
    })
    await first.stop()
    await onServer('load_server', (client) => client.query('checkpoint'))
    await copied('load_bare', 'load_server')
    const server = await startServerProcess(settings)
    stops.push(() => server.kill())
    const bare = await startBare({ recording, folder, databaseUrl: postgres.url('load_bare') })
    stops.push(bare.stop)
    const alike = [
      { name: 'server', url: server.workspaceUrl },
      { name: 'bare', url: bare.url },
    ] as const
    await checkAgreement(alike, ground)
    const statements = Object.entries(recording.statements).map(([kind, list]) => `${kind} ${list.length}`)
    return {
      server: { url: server.workspaceUrl, portalUrl: server.portalUrl, ground, references, process: server },
      bare: { url: bare.url, portalUrl: bare.url, ground, references },
      databaseUrl: settings.DATABASE_URL,
      statements: statements.filter((one) => !/^(code|token) /.test(one)).join(', '),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Certificates that the public can open. */
async function issued(url: string, owner: pg.Client): Promise<string[]> {
  const office = await officeAt({ signIn: (account: string, tenant?: string) => signInAt(url, account, tenant) })
  const [itemId] = (await office.acceptedOrder()).items
  await office.approved(itemId)
  const { id, standing } = await office.reportOf(itemId)
  // Nothing is issued before it is paid, but for who pays later.
  await owner.query(
    'update enterprise set on_account = true where id = (select o.enterprise_id from report r join work_order o on o.id = r.order_id where r.id = $1)',
    [id],
  )
  for (const reportId of await moreApproved(owner, id, certificates))
    await office.issuer.send(contract.report.move, { body: { id: reportId, version: standing.version, action: 'issue' } })
  const { rows } = await owner.query<{ reference: string }>(
    `select reference from certificate where tenant_id = '000000' order by id desc limit ${certificates}`,
  )
  return rows.map(({ reference }) => reference)
}

async function someOrders(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from work_order where tenant_id = '000000' order by md5(id::text) limit ${opened}`,
  )
  return rows.map(({ id }) => id)
}
