import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { tables } from '../index.ts'

const server = await startTestServer()

/** A column as both sides can say it: `name type` and whether it may be null. */
type Columns = Readonly<Record<string, string>>

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const says = (type: string, notNull: boolean) => `${type}${notNull ? ' not null' : ''}`

/** What the migrations made. */
async function madeTables(): Promise<Readonly<Record<string, Columns>>> {
  const { rows } = await server.owner.query<{ table: string; column: string; type: string; required: boolean }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const made: Record<string, Record<string, string>> = {}
  for (const { table, column, type, required } of rows) {
    made[table] ??= {}
    made[table][column] = says(type, required)
  }
  return made
}

/** What the schema says. */
function describedTables(): Readonly<Record<string, Columns>> {
  return Object.fromEntries(
    Object.values(tables).map((table: PgTable) => {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      return [
        name,
        Object.fromEntries(
          columns.map((column) => [
            snake(column.name),
            says(column.getSQLType().replace(', ', ','), column.notNull || column.primary || keys.has(column.name)),
          ]),
        ),
      ]
    }),
  )
}

test('[SRV-1] the schema describes every table and column of the migrations, with its type and whether it may be empty', async () => {
  expect(describedTables()).toEqual(await madeTables())
})
