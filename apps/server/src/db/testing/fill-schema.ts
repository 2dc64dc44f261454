import type pg from 'pg'

interface Column {
  readonly name: string
  readonly type: string
  readonly isGenerated: boolean
}
interface Reference {
  readonly from: readonly string[]
  readonly table: string
  readonly to: readonly string[]
}
interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
}

async function tablesOf(owner: pg.Client): Promise<readonly Table[]> {
  const { rows } = await owner.query<Table>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'isGenerated', a.attidentity <> '' or a.attgenerated <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('table', f.confrelid::regclass::text,
        'from', (select json_agg(a.attname order by place) from unnest(f.conkey) with ordinality k (key, place) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.key),
        'to', (select json_agg(a.attname order by place) from unnest(f.confkey) with ordinality k (key, place) join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.key)))
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as "references"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  return rows
}

/** Tables after all those that they refer to; what refers to itself does so with nothing. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const placed: Table[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const next = [...left].find((one) =>
      one.references.every(({ table }) => table === one.name || ![...left].some(({ name }) => name === table)),
    )
    if (!next) throw new Error(`these refer to each other: ${[...left].map(({ name }) => name).join(', ')}`)
    left.delete(next)
    placed.push(next)
  }
  return placed
}

/** A value of a type that no other row has, as far as the type has so many. */
function someValue(type: string, table: string, column: string, n: number): unknown {
  if (type.endsWith('[]')) return []
  if (/^(bigint|integer|smallint)$/.test(type)) return n
  if (/^(numeric|double precision|real)$/.test(type)) return `${n}.25`
  if (type === 'boolean') return n % 2 === 0
  if (type === 'date') return `2026-01-0${1 + (n % 9)}`
  if (type.startsWith('timestamp')) return `2026-01-0${1 + (n % 9)}T08:00:00Z`
  if (type === 'jsonb') return JSON.stringify({ of: table, n })
  if (type === 'bytea') return Buffer.from(`${table} ${column} ${n}`)
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  return `${table} ${column} ${n}`
}

/**
 * Puts rows into every table of a schema, whatever it has: each value its own, each reference to a row that is there.
 * @param given values that a rule of the schema asks for, by table and column
 * @returns the tables in the order in which they were filled
 */
export async function fillSchema(
  owner: pg.Client,
  tenants: readonly string[],
  rows: number,
  given: Readonly<Record<string, Readonly<Record<string, (n: number) => unknown>>>>,
): Promise<readonly string[]> {
  const tables = inOrder(await tablesOf(owner))
  let n = 0
  for (const table of tables) {
    for (const tenant of tenants) {
      for (let at = 0; at < (table.name === 'tenant' ? 1 : rows); at += 1) {
        n += 1
        const values = new Map<string, unknown>()
        for (const { name, type, isGenerated } of table.columns)
          if (!isGenerated) values.set(name, given[table.name]?.[name]?.(n) ?? someValue(type, table.name, name, n))
        if (table.name === 'tenant') values.set('id', tenant)
        else values.set('tenant_id', tenant)
        for (const { table: other, from, to } of table.references) {
          if (other === 'tenant') continue
          if (other === table.name) {
            for (const name of from.filter((one) => one !== 'tenant_id')) values.set(name, null)
            continue
          }
          const found = await owner.query<Record<string, unknown>>(
            `select ${to.join(', ')} from ${other} where tenant_id = $1 order by 1 offset $2 limit 1`,
            [tenant, at],
          )
          for (const [place, name] of from.entries()) values.set(name, found.rows[0]?.[to[place] ?? ''] ?? null)
        }
        const names = [...values.keys()]
        await owner.query(
          `insert into ${table.name} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
          [...values.values()],
        )
      }
    }
  }
  return tables.map(({ name }) => name)
}
