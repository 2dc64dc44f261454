import { sql } from '../sql.ts'
import { bigint, customType, integer, jsonb, type PgColumnBuilderBase, pgTable, primaryKey, text, timestamp } from './pg-core.ts'

/** bytea as Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const moment = () => timestamp({ withTimezone: true, mode: 'string' })

/** The moment of a statement, which the database writes by itself. */
export const written = () => moment().notNull().default(sql`clock_timestamp()`)

/** Columns of every record with a work state. */
export const standingColumns = {
  id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  tenantId: text().notNull(),
  version: integer().notNull().default(0),
  state: text().notNull(),
  duties: jsonb().$type<Record<string, string>>().notNull().default({}),
}

/** A table of rows with an id: the key is the tenant and the id, as every key begins with the tenant. */
export function tenantTable<Name extends string, Columns extends Record<'id' | 'tenantId', PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
) {
  return pgTable(name, columns, ({ tenantId, id }) => [primaryKey({ columns: [tenantId, id] })])
}
