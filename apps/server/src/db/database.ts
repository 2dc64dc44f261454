import pg from 'pg'
import { cancelOn } from './cancel.ts'
import { hear } from './hear.ts'
import { beginCourse, sendTogether, takeLast } from './last-writes.ts'
import { type LongReader, readLong } from './long-reading.ts'
import { worksOn } from './named.ts'
import { drizzle, type NodePgDatabase } from './node-postgres.ts'
import * as schema from './schema/index.ts'
import { createTurns } from './turns.ts'
import { writeTogether } from './write-together.ts'

export type Schema = typeof schema
/** A transaction under one tenant; everything a request reads or writes goes through one. */
export type Transaction = Omit<NodePgDatabase<Schema>, 'transaction'>

/** The functions that say whose something is. */
export type TenantOf = `${'session' | 'ticket' | 'certificate' | 'public_record' | 'open_app' | 'open_token'}_tenant`

/** The functions that tell a stranger what is public of something whose reference they hold. */
export type ToldToStrangers = 'certificate_of_reference'

/** Somebody who holds a token of a session: their tenant is looked up as the transaction begins, and is none where they hold nothing. */
export interface HolderOfSession {
  /** SHA-256 of the token. */
  readonly session: Buffer
}

/** How a transaction may end before its time. */
export interface Within {
  /** Where it ends, PostgreSQL stops what it is just doing for this transaction, and the transaction fails with `57014`. @default none */
  readonly signal?: AbortSignal
  /** Milliseconds that one statement may take; then it fails with `57014`. @default 10000 */
  readonly patience?: number
  /**
   * Writers of one institute take turns at its numbers and its history, and each has a connection while they wait: they have half of the
   * connections at most, so that whoever reads never waits for them. @default false
   */
  readonly writes?: boolean
}

/** The database as requests see it: under the role that owns nothing, one tenant at a time. */
export interface Database {
  /** Runs `work` in one transaction in which only rows of that tenant exist. What met another's doing is tried again, three times at most. */
  within<T>(whose: string | HolderOfSession, work: (tx: Transaction) => Promise<T>, options?: Within): Promise<T>
  /**
   * Runs `work` in one transaction that reads as much as it likes, on a connection of its own. Where `signal` is aborted, what the
   * database does for it is stopped there, and the work rejects.
   */
  reading<T>(tenant: string, signal: AbortSignal, work: (reader: LongReader) => Promise<T>): Promise<T>
  /** Which tenant something belongs to that a stranger holds; undefined where none. */
  tenantOf(what: TenantOf, value: Buffer | string): Promise<string | undefined>
  /**
   * Asks a function of the owner that answers strangers: it finds the tenant itself and tells what is public alone, in one row. One way
   * to the database and back, with a plan that is kept. Undefined where it knows nothing.
   */
  told<Answer extends object>(what: ToldToStrangers, value: string): Promise<Answer | undefined>
  isTenant(id: string): Promise<boolean>
  /** Whether any certificate was ever issued. */
  hasCertificates(): Promise<boolean>
  /**
   * Hears what is notified on a channel, of every process, on a connection of its own that is made anew when it breaks. `told` gets the
   * payload; undefined where something may have been missed, as at the beginning and after a break. @returns ends it
   */
  hear(channel: string, told: (payload: string | undefined) => void): () => Promise<void>
  /** Connections of the pool: all, those at rest, questions that wait for one or for a turn to write, and how many there may be. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number; readonly most: number }
  /** Throws where the database does not answer, or has no room: that is asked only where something could not be written for want of it. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What connections of requests begin with. */
export const sessionOptions =
  '-c role=etalon_app -c statement_timeout=10000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=15000' +
  // Short answers from indexes, on a disk without a head: compiling a plan, or calling others to help, would take longer than the rest.
  ' -c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'

/** Milliseconds that a question waits for a connection: whoever asks is to know within two seconds that it is not possible now. */
const usualPatience = 1800

/**
 * Opens a pool of connections that run as `etalon_app`.
 * @param connections at most; @default 20
 * @param patience milliseconds that a question waits for one; @default 1800
 */
export function openDatabase(url: string, options: { connections?: number; patience?: number } = {}): Database {
  const { connections: most = 20, patience: patienceForConnection = usualPatience } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patienceForConnection,
    // What it has planned goes with a connection: who comes back after a minute is answered from plans that are ready. After an hour
    // what was kept for questions that nobody asks any more is let go.
    idleTimeoutMillis: 300_000,
    maxLifetimeSeconds: 3600,
    options: sessionOptions,
    // What is asked without waiting for the last answer goes at once: a way to the database and back takes longer than most of the work there.
    pipeline: true,
  })
  // Without a listener a connection that breaks while idle would end the process. The pool opens another when it is wanted.
  pool.on('error', () => {})
  // Nor may one that breaks between the statements of a transaction: the next statement fails, and tells its caller.
  pool.on('connect', (client) => void client.on('error', () => {}))
  pool.on('connect', writeTogether)
  let wasFull = false
  const turns = createTurns(Math.max(1, Math.floor(most / 2)), patienceForConnection)
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>()
  const databaseOn = (client: pg.PoolClient): NodePgDatabase<Schema> => {
    const known = databases.get(client)
    if (known) return known
    const made = drizzle(client, { schema, casing: 'snake_case' })
    databases.set(client, made)
    worksOn(made, client)
    return made
  }

  return {
    async within(whose, work, { signal, patience = 10_000, writes = false } = {}) {
      for (let attempt = 1; ; attempt += 1) {
        const turnOver = writes ? await turns.take() : undefined
        // Taken and given back here: drizzle keeps a connection of a pool for ever where it breaks before `begin`.
        const client = await pool.connect().catch((error: unknown) => {
          turnOver?.()
          throw error
        })
        let isGone = false
        const cancelling = cancelOn(signal, client)
        try {
          return await inTransaction(client, databaseOn(client), whose, patience, work)
        } catch (failure) {
          isGone = endedConnection(failure) || failure instanceof StillOpen
          // A word to stop may meet the rollback as well. Nothing is kept then either: the connection goes, and what happened was before it.
          const error = failure instanceof StillOpen && signal?.aborted ? failure.cause : failure
          const code = sqlState(error)
          if (code === diskFull) wasFull = true
          if (attempt >= 3 || code === undefined || !metAnother.test(code)) throw error
        } finally {
          // A word to stop that is under way must not reach the next who borrows the connection.
          client.release((await cancelling.over()) || isGone)
          turnOver?.()
        }
      }
    },
    reading: (tenant, signal, work) => readLong(url, tenant, signal, work),
    async tenantOf(what, value) {
      const { rows } = await pool.query({ name: what, text: `select ${what}($1) as id`, values: [value] })
      return rows[0]?.id ?? undefined
    },
    async told<Answer extends object>(what: ToldToStrangers, value: string): Promise<Answer | undefined> {
      const { rows } = await pool.query({
        name: what,
        text: `select * from ${what}($1)`,
        values: [value],
      })
      return rows[0]
    },
    async isTenant(id) {
      const { rows } = await pool.query({ name: 'known-tenant', text: 'select known_tenant($1) as known', values: [id] })
      return rows[0]?.known === true
    },
    async hasCertificates() {
      const { rows } = await pool.query('select has_certificates() as some')
      return rows[0]?.some === true
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + turns.waiting(), most }),
    hear: (channel, told) => hear(url, channel, told),
    async ping() {
      await pool.query('select 1')
      if (!wasFull) return
      await tryRoom(pool)
      wasFull = false
    },
    async close() {
      await pool.end()
    },
  }
}

/** A transaction that could not be ended: its connection is not lent again. */
class StillOpen extends Error {
  override readonly name = 'StillOpen'
}

/** What comes with `begin`: of which tenant the transaction is, and how long a statement may take. */
function entering(whose: string | HolderOfSession, patience: number): pg.QueryConfig {
  const [name, tenant, value] =
    typeof whose === 'string' ? ['enter', '$1', whose] : ['enter-session', `coalesce(session_tenant($1), '')`, whose.session]
  const text = `select set_config('etalon.tenant', ${tenant}, true), set_config('statement_timeout', $2, true)`
  return { name, text, values: [value, String(patience)] }
}

/**
 * Runs `work` in a transaction of one tenant. Its first statement goes along with those that begin: where these fail, every later one does.
 * What `work` left to the end goes along with the commit.
 */
async function inTransaction<T>(
  client: pg.PoolClient,
  tx: NodePgDatabase<Schema>,
  whose: string | HolderOfSession,
  patience: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  beginCourse(tx, client)
  const begun = Promise.all([client.query('begin'), client.query(entering(whose, patience))])
  // Who works hears of it with the first statement; it is told below.
  begun.catch(() => {})
  try {
    const done = await work(tx)
    await begun
    // Along with the end: what is locked for it is not held while word goes back and forth. Where it fails, this ends what was done.
    await sendTogether(client, [...takeLast(tx), 'commit'])
    return done
  } catch (error) {
    const cause = await begun.then(
      () => error,
      (first: unknown) => first,
    )
    try {
      await client.query('rollback')
    } catch {
      throw new StillOpen('A transaction could not be ended.', { cause })
    }
    throw cause
  }
}

/** `disk_full` */
const diskFull = '53100'

/** Takes some pages of a table for itself, and leaves them at once. @throws where there are none */
async function tryRoom(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('create temporary table room on commit drop as select generate_series(1, 20000) as place')
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/**
 * Codes of what two did at once: a deadlock, a change in between, and a row that came or went after it had been looked for. Done once
 * more, the second sees what the first did.
 */
const metAnother = /^(40P01|40001|23503|23505)$/

/** Whether an error says that its connection has ended; over TCP the farewell comes before the end, and the pool would lend it once more. */
function endedConnection(error: unknown): boolean {
  const code = sqlState(error)
  if (code !== undefined) return /^(08|57P0|ECONN|EPIPE)/.test(code)
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.message.startsWith('Connection terminated')) return true
  }
  return false
}

/** The five-character code of a PostgreSQL error, wherever drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/**
 * What is thrown where something could not be written: who writes down what is there already is told so, whether it was there for long or
 * came in between. Any other error stays what it is.
 * @param error what the database threw
 * @param refusal what is said of what is there already
 */
export const toldIfTaken = (error: unknown, refusal: Error): unknown => (sqlState(error) === '23505' ? refusal : error)
