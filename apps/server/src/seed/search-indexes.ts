import type pg from 'pg'

const tables = ['work_order', 'sample', 'item', 'report', 'enterprise', 'enterprise_instrument']

/** Takes the indexes away that no rule rests on; what they are is kept in the same transaction, so that a run that ends midway loses none. */
export async function setIndexesAside(client: pg.Client): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and not i.indisunique`,
    [tables],
  )
  for (const { name, definition } of rows) {
    await client.query('insert into etalon_seed.index_to_build values ($1, $2) on conflict do nothing', [name, definition])
    await client.query(`drop index ${name}`)
  }
  await client.query('commit')
}

/** Builds what was set aside, one after the other. */
export async function buildIndexes(
  client: pg.Client,
  onProgress: (step: string, done: number, total: number) => void,
): Promise<void> {
  await client.query(`set maintenance_work_mem = '768MB'`)
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from etalon_seed.index_to_build order by name',
  )
  for (const [place, { name, definition }] of rows.entries()) {
    onProgress(`index ${name}`, place, rows.length)
    await client.query('begin')
    await client.query(definition.replace(/^CREATE INDEX /, 'create index if not exists '))
    await client.query('delete from etalon_seed.index_to_build where name = $1', [name])
    await client.query('commit')
  }
  if (rows.length > 0) onProgress('indexes', rows.length, rows.length)
}
