import { type SQL, sql, type Transaction } from '../db/index.ts'
import { FieldConflict, type MessageKey } from '../refusal/index.ts'

/** What must have a name of its own, and among which. */
interface NameToCheck {
  readonly table: 'department' | 'material'
  /** What those have in common that must not share a name. */
  readonly among: SQL
  readonly name: string
  /** What is written anew; undefined where it is added. */
  readonly id: string | undefined
  /** Where the name was typed. */
  readonly field: string
  /** What is said where it is taken; it is told the `name`. */
  readonly reason: MessageKey
}

/**
 * For names that the database lets be the same, since some were before anybody asked: what shared its name then is left with it. It is asked
 * under a lock that everybody holds who writes such a name, so that of two at once one is refused.
 * @throws {FieldConflict} where another one has the name: nobody could tell them apart
 */
export async function checkName(tx: Transaction, { table, among, name, id, field, reason }: NameToCheck): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text from ${sql.identifier(table)} where name = ${name} and ${among}`,
  )
  if (rows.length > 0 && !rows.some((one) => one.id === id)) throw new FieldConflict(field, reason, { name })
}
