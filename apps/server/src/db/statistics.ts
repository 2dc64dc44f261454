import pg from 'pg'

/**
 * Lets PostgreSQL look at the tables of which it knows nothing and that hold something: after the first rows, a restored backup or a
 * crash. Without it joins are planned blindly until autovacuum comes by. @returns their names
 */
export async function gatherStatistics(ownerUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select quote_ident(t.relname) as name from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and pg_relation_size(t.oid) > 0
        and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = t.relname)
      order by t.relname`)
    const names = rows.map(({ name }) => name)
    if (names.length > 0) await client.query(`analyze ${names.join(', ')}`)
    return names
  } finally {
    await client.end()
  }
}
