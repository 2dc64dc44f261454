import type pg from 'pg'
import type { Transaction } from './database.ts'
import { statementText } from './long-reading.ts'
import type { SQL } from './sql.ts'

const connections = new WeakMap<object, pg.PoolClient>()

/** Says which connection a transaction works on. */
export function worksOn(tx: object, client: pg.PoolClient): void {
  connections.set(tx, client)
}

/** A statement, and the name by which it is kept ready. */
export type NamedStatement = readonly [name: string, statement: SQL]

const isNamed = (one: SQL | NamedStatement): one is NamedStatement => Array.isArray(one)

/**
 * Sends statements without waiting from one to the next: for what is written while others wait for a lock of this transaction. What one
 * needs of another it finds in the tables. Those that come with a name are planned once, as by {@link executeNamed}.
 * @throws what the first of them fails with
 */
export async function executeTogether<Row extends Record<string, unknown>>(
  tx: Transaction,
  statements: readonly (SQL | NamedStatement)[],
): Promise<readonly (readonly Row[])[]> {
  const outcomes = await Promise.allSettled(
    statements.map((one) => (isNamed(one) ? executeNamed<Row>(tx, ...one) : tx.execute<Row>(one))),
  )
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value.rows as unknown as Row[]
  })
}

/**
 * Asks what every request asks, under a name: a connection reads and plans it once. For statements whose text never changes and whose
 * plan no value can make worse, as what is looked up by a key. A name belongs to one statement.
 */
export async function executeNamed<Row extends Record<string, unknown>>(
  tx: Transaction,
  name: string,
  statement: SQL,
): Promise<{ readonly rows: Row[] }> {
  const client = connections.get(tx)
  const { rows } = client ? await client.query({ name, ...statementText(statement) }) : await tx.execute(statement)
  // The columns are the statement's own: `Row` says what it selects.
  return { rows: rows as unknown as Row[] }
}

/** Each text that is kept ready takes some hundred kilobytes of PostgreSQL on its connection. */
const mostTexts = 64
const texts = new WeakMap<pg.PoolClient, Map<string, string>>()

/**
 * Asks what is made while it runs, and mostly comes out the same: on each connection the first texts that come are named as by
 * {@link executeNamed}, and those beyond are asked as they are.
 */
export async function executeOften<Row extends Record<string, unknown>>(
  tx: Transaction,
  statement: SQL,
): Promise<{ readonly rows: Row[] }> {
  const client = connections.get(tx)
  if (!client) return (await tx.execute(statement)) as unknown as { rows: Row[] }
  const asked = statementText(statement)
  const known = texts.get(client) ?? new Map<string, string>()
  texts.set(client, known)
  if (!known.has(asked.text) && known.size < mostTexts) known.set(asked.text, `often-${known.size}`)
  const name = known.get(asked.text)
  const { rows } = await client.query(name === undefined ? asked : { name, ...asked })
  return { rows: rows as unknown as Row[] }
}
