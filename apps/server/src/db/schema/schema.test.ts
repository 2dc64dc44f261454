import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'
import { tables } from '../index.ts'
import { getTableConfig, type PgTable } from './pg-core.ts'

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

test('[PERM-2] every table but that of the tenants has a tenant, which is never empty, and row-level security', async () => {
  const { rows } = await server.owner.query<{ table: string; tenant: boolean; secured: boolean; policies: number }>(`
    select c.relname as table, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as tenant,
      c.relrowsecurity as secured, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ tenant }) => !tenant).map(({ table }) => table)).toEqual(['tenant'])
  expect(rows.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([])
})

test('[PERM-2] what the row-level security of each table says is that a row is its institute’s, and nothing else: also of tables that no test fills', async () => {
  const { rows } = await server.owner.query<{ table: string; sees: string; writes: string }>(`
    select polrelid::regclass::text as table, pg_get_expr(polqual, polrelid) as sees, pg_get_expr(polwithcheck, polrelid) as writes
    from pg_policy where polrelid <> 'tenant'::regclass order by 1`)
  const { rows: tables } = await server.owner.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'tenant'`,
  )
  expect(rows).toHaveLength(tables.length)
  const own = '(tenant_id = current_tenant())'
  expect(rows.filter(({ sees, writes }) => sees !== own || writes !== own)).toEqual([])
})

/** The keys of a table by its name, with the columns in their order. */
const primaryKeysOf = async () => {
  const { rows } = await server.owner.query<{ table: string; columns: string[] }>(`
    select c.conrelid::regclass::text as table, array_agg(a.attname::text order by k.place) as columns
    from pg_constraint c cross join unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
    where c.connamespace = 'public'::regnamespace and c.contype = 'p' group by c.oid, c.conrelid`)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

test('[SRV-1] the schema names the primary keys that the migrations made', async () => {
  const described = Object.values(tables).map((table: PgTable) => {
    const { name, columns, primaryKeys } = getTableConfig(table)
    const own = columns.filter(({ primary }) => primary)
    return [name, [...own, ...primaryKeys.flatMap((key) => key.columns)].map((column) => snake(column.name))]
  })
  expect(Object.fromEntries(described)).toEqual(await primaryKeysOf())
})
