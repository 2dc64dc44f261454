import { readFileSync } from 'node:fs'
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

test('[PERM-2] every table but that of the tenants has a tenant, which is never empty, and row-level security', async () => {
  const { rows } = await server.owner.query<{ table: string; tenant: boolean; secured: boolean; policies: number }>(`
    select c.relname as table, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as tenant,
      c.relrowsecurity as secured, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ tenant }) => !tenant).map(({ table }) => table)).toEqual(['tenant'])
  expect(rows.filter(({ secured, policies }) => !secured || policies === 0)).toEqual([])
})

test('[SRV-6] operations.md tells which keys have no tenant in them, for who wants to distribute the database', async () => {
  const { rows } = await server.owner.query<{ table: string; kind: string; columns: string[] }>(`
    select c.conrelid::regclass::text as table, c.contype as kind, array_agg(a.attname::text order by k.place) as columns
    from pg_constraint c cross join unnest(c.conkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
    where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u') group by c.oid, c.conrelid, c.contype`)
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const section = text.slice(text.indexOf('## How the schema is laid out')).replace(/\s+/g, ' ')
  const without = rows.filter(({ columns }) => !columns.includes('tenant_id'))
  const unique = without.filter(({ kind }) => kind === 'u').map(({ table, columns }) => `${table} (${columns.join(', ')})`)
  const primary = without.filter(({ kind, columns }) => kind === 'p' && columns.join() !== 'id').map(({ table }) => table)
  const toldUnique = [...section.matchAll(/`([a-z_]+ \([a-z_]+\))`/g)].map(([, one]) => one)
  const [, list = ''] = /- (`file_part`.*?), whose keys are other columns/.exec(section) ?? []
  const toldPrimary = [...list.matchAll(/`(\w+)`/g)].map(([, one]) => one)
  expect(toldUnique.toSorted()).toEqual(unique.toSorted())
  expect(toldPrimary.toSorted()).toEqual(primary.toSorted())
  const beginning = rows.filter(({ kind, columns }) => kind === 'p' && columns[0] === 'tenant_id').map(({ table }) => table)
  expect(beginning.toSorted()).toEqual([
    'certificate_log',
    'certificate_log_entry',
    'certificate_log_node',
    'column_settings',
    'counter',
    'history',
    'idempotency',
    'numbering_rule',
    'phone_nonce',
    'role_scope',
    'seal_certificate',
    'staff_record',
    'training_participant',
    'work_sum',
  ])
})
