import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { officeAt, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const office = await officeAt(server)

/** Keys that have no tenant in them, each with its reason. */
const withoutTenant: Readonly<Record<string, string>> = {
  tenant_pkey: 'A tenant is no row of a tenant; its table stands on every node.',
  stranger_key_pkey: 'It is asked before a tenant is known; its table stands on every node.',
}

interface Key {
  readonly name: string
  readonly table: string
  readonly columns: string[]
}

/** Unique indexes, behind which are all primary keys and unique constraints; an expression counts as a column without a name. */
const uniqueKeys = async () =>
  (
    await server.owner.query<Key>(`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
      array_agg(coalesce(a.attname::text, '') order by k.place) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid
      cross join unnest(i.indkey::smallint[]) with ordinality k(number, place)
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number and k.number > 0
    where t.relnamespace = 'public'::regnamespace and i.indisunique and k.place <= i.indnkeyatts
    group by i.indexrelid, i.indrelid`)
  ).rows

interface Reference extends Key {
  readonly parent: string
  readonly led_to: string[]
}

const references = async () =>
  (
    await server.owner.query<Reference>(`
    select c.conname as name, c.conrelid::regclass::text as table, c.confrelid::regclass::text as parent,
      array_agg(a.attname::text order by k.place) as columns, array_agg(b.attname::text order by k.place) as led_to
    from pg_constraint c cross join unnest(c.conkey, c.confkey) with ordinality k(own, other, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
    where c.connamespace = 'public'::regnamespace and c.contype = 'f' group by c.oid`)
  ).rows

test('[SRV-5] every primary and unique key begins with the tenant; two do not, and operations.md says why', async () => {
  const keys = await uniqueKeys()
  expect(keys.length).toBeGreaterThan(70)
  const without = keys.filter(({ columns }) => columns[0] !== 'tenant_id').map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(withoutTenant).toSorted())
  const text = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const section = text.slice(text.indexOf('## How the schema is laid out'))
  for (const name of Object.keys(withoutTenant)) expect(section).toContain(`\`${name.replace(/_pkey$/, '')}\``)
})

test('[SRV-5] every reference takes its tenant along, or leads to the tenant itself', async () => {
  const found = await references()
  expect(found.length).toBeGreaterThan(120)
  const without = found.filter(({ columns, led_to, parent }) =>
    parent === 'tenant' ? columns.join() !== 'tenant_id' : columns[0] !== 'tenant_id' || led_to[0] !== 'tenant_id',
  )
  expect(without).toEqual([])
})

test('[PERM-2] a row cannot refer to a row of another institute, not even as the owner of the tables writes it', async () => {
  const written = server.owner.query(`
    insert into department (tenant_id, name, name_en, parent_id)
    select '000001', 'x', 'x', id from department where tenant_id = '000000' limit 1`)
  await expect(written).rejects.toMatchObject({ code: '23503', constraint: 'department_parent_id_fkey' })
})

/** What strangers hold, as the tables themselves have it. */
const held = `
  select 'session' as kind, key, tenant_id from session cross join lateral (values (access_hash), (refresh_hash)) given(key)
  union all select 'ticket', hash, tenant_id from ticket
  union all select 'open_token', hash, tenant_id from open_token
  union all select 'open_app', convert_to(app_id, 'UTF8'), tenant_id from open_app
  union all select 'certificate', convert_to(reference, 'UTF8'), tenant_id from certificate
  union all select 'public_record', convert_to(reference, 'UTF8'), tenant_id from public_record`
const keptAndHeld = async () => {
  const { rows } = await server.owner.query<{ kind: string; kept: number; held: number; wrong: number }>(`
    select coalesce(k.kind, h.kind) as kind, count(k.key)::int as kept, count(h.key)::int as held,
      count(*) filter (where k.key is null or h.key is null)::int as wrong
    from stranger_key k full join (${held}) h on (h.kind, h.key, h.tenant_id) = (k.kind, k.key, k.tenant_id) group by 1 order by 1`)
  return rows
}

test('[SRV-5] what a stranger holds is known with its institute as long as its row is there, and no longer', async () => {
  const { items } = await office.acceptedOrder()
  await office.approved(items[0])
  await office.moveReport(office.issuer, items[0], 'issue')
  await server.owner.query(`
    insert into open_app (tenant_id, app_id, name, account_id, sealed_secret)
    select tenant_id, 'stranger', 'x', id, '' from account where tenant_id = '000000' limit 1`)
  await server.owner.query(`
    insert into open_token (hash, tenant_id, open_app_id, expires_at)
    select '\\x01', tenant_id, id, clock_timestamp() + interval '1 hour' from open_app where app_id = 'stranger'`)
  await server.owner.query(`
    insert into ticket (hash, tenant_id, account_id, purpose, subject, expires_at)
    select '\\x02', tenant_id, id, 'file', 1, clock_timestamp() + interval '1 hour' from account where tenant_id = '000000' limit 1`)
  await server.owner.query(`
    insert into public_record (tenant_id, kind, number, reference, check_code_version, name, name_en, conclusion, conclusion_en, standards, client,
      performed_on, issued_on, facts, note)
    values ('000000', 'appraisal', 'X1', 'STRANGERSREFERENCE', 1, '', '', '', '', '', '', '2026-01-01', '2026-01-01', '{}', '')`)
  const before = await keptAndHeld()
  expect(before.map(({ kind }) => kind)).toEqual(['certificate', 'open_app', 'open_token', 'public_record', 'session', 'ticket'])
  expect(before.filter(({ wrong, kept, held: rows }) => wrong > 0 || kept !== rows || kept === 0)).toEqual([])
  expect(await server.database.tenantOf('open_token_tenant', Buffer.from([1]))).toBe('000000')
  expect(await server.database.tenantOf('public_record_tenant', 'STRANGERSREFERENCE')).toBe('000000')

  await server.owner.query(`update public_record set reference = 'ANOTHERREFERENCE' where reference = 'STRANGERSREFERENCE'`)
  await server.owner.query(`delete from open_app where app_id = 'stranger'`)
  await server.owner.query('delete from ticket')
  expect(await server.database.tenantOf('public_record_tenant', 'STRANGERSREFERENCE')).toBeUndefined()
  expect(await server.database.tenantOf('public_record_tenant', 'ANOTHERREFERENCE')).toBe('000000')
  // The token of a system goes with the system.
  expect(await server.database.tenantOf('open_token_tenant', Buffer.from([1]))).toBeUndefined()
  expect(await server.database.tenantOf('ticket_tenant', Buffer.from([2]))).toBeUndefined()
  expect((await keptAndHeld()).filter(({ wrong, kept, held: rows }) => wrong > 0 || kept !== rows)).toEqual([])
})

test('[PERM-2] requests neither see nor write what strangers hold, and one thing is held once over all institutes', async () => {
  const as = (statement: string) => server.database.within('000000', (tx) => tx.execute(statement))
  await expect(as('select 1 from stranger_key')).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(as(`insert into stranger_key (kind, key, tenant_id) values ('ticket', '\\x03', '000000')`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  const open = (tenant: string) =>
    server.owner.query(
      `insert into open_app (tenant_id, app_id, name, account_id, sealed_secret)
      select tenant_id, 'once', 'x', id, '' from account where tenant_id = $1 limit 1`,
      [tenant],
    )
  await open('000000')
  await expect(open('000001')).rejects.toMatchObject({ code: '23505', constraint: 'stranger_key_pkey' })
})
