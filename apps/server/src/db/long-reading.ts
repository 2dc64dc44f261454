import pg from 'pg'
import type { Transaction } from './database.ts'
import { drizzle } from './node-postgres.ts'
import * as schema from './schema/index.ts'
import { PgDialect } from './schema/pg-core.ts'
import { type SQL, sql } from './sql.ts'

/** A row as text: one value for each column. */
export type TextRow = readonly (string | null)[]

/** A transaction that reads as much as it likes. */
export interface LongReader {
  readonly tx: Transaction
  /**
   * The rows of a statement, batch by batch, read ahead by one: so many are in memory at most, however many there are.
   * @param size rows of a batch
   */
  rows(statement: SQL, size: number): AsyncIterable<readonly TextRow[]>
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** A statement as it travels: its text, and the values of `$1` and so on. */
export function statementText(statement: SQL): { readonly text: string; readonly values: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { text, values: params }
}

/** As it travels: whoever reads so much has asked for text. */
const asText = { getTypeParser: () => (value: string) => value }

const options = [
  'role=etalon_app',
  // What is read for a file may take minutes, and waits while the file is written.
  'statement_timeout=1800000',
  // Somebody who locks a table, such as for a new column, is waited for: nobody sits before it.
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=300000',
  'jit=off',
  // All rows are wanted, and not the first of them soon.
  'cursor_tuple_fraction=1',
]

/** See {@link Database.reading}. */
export async function readLong<T>(
  url: string,
  tenant: string,
  signal: AbortSignal,
  work: (reader: LongReader) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: options.map((one) => `-c ${one}`).join(' '),
  })
  // A connection that breaks tells whoever asks next; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  const stop = () => void cancel(url, client)
  signal.addEventListener('abort', stop)
  try {
    return await drizzle(client, { schema, casing: 'snake_case' }).transaction(
      async (tx) => {
        await tx.execute(sql`select set_config('etalon.tenant', ${tenant}, true)`)
        signal.throwIfAborted()
        return await work({ tx, rows: (statement, size) => fetched(client, statement, size, signal) })
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    signal.removeEventListener('abort', stop)
    await client.end().catch(() => {})
  }
}

async function* fetched(
  client: pg.Client,
  statement: SQL,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<readonly TextRow[]> {
  const { text, values } = statementText(statement)
  await client.query(`declare read no scroll cursor for ${text}`, values)
  const next = async () => {
    signal.throwIfAborted()
    const { rows } = await client.query<string[]>({ text: `fetch forward ${size} from read`, rowMode: 'array', types: asText })
    return rows
  }
  let coming = next()
  try {
    for (;;) {
      const rows = await coming
      if (rows.length === 0) return
      coming = next()
      // Whoever reads may take long; what goes wrong meanwhile is told when the next batch is wanted.
      coming.catch(() => {})
      yield rows
    }
  } finally {
    await coming.catch(() => {})
    await client.query('close read').catch(() => {})
  }
}

/** Asks PostgreSQL, on a connection of its own, to stop what it does for a client. */
async function cancel(url: string, client: pg.Client): Promise<void> {
  const { processID } = client as pg.Client & { readonly processID: number }
  const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  other.on('error', () => {})
  try {
    await other.connect()
    await other.query('select pg_cancel_backend($1)', [processID])
  } catch {
    // Without an answer nobody reads on, and the connection is closed when the statement ends.
  } finally {
    await other.end().catch(() => {})
  }
}
