import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrateDatabase, migrationsFolder } from './index.ts'
import { dropDatabase } from './testing/index.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** The migrations before one of them, in a folder of their own. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-older-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal: Journal = JSON.parse(readFileSync(path, 'utf8'))
  const place = journal.entries.findIndex((entry) => entry.tag === tag)
  expect(place).toBeGreaterThan(0)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }))
  return folder
}

/** A database with nothing in it, and its owner. */
async function emptyDatabase(): Promise<{ readonly url: string; readonly owner: pg.Client }> {
  const at = (name: string) => inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
  const name = `etalon_older_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client({ connectionString: at('postgres') })
  await server.connect()
  await server.query(`create database ${name}`)
  const owner = new pg.Client({ connectionString: at(name) })
  await owner.connect()
  onTestFinished(async () => {
    await owner.end()
    await dropDatabase(server, name)
    await server.end()
  })
  return { url: at(name), owner }
}

/** Rows of two institutes, with everything that a stranger may hold, and references of every kind of removal. */
const rowsOfOld = `
  insert into tenant (id, name, name_en) values ('000000', '甲', 'A'), ('000001', '乙', 'B');
  insert into department (tenant_id, name, name_en) select id, name, name_en from tenant;
  insert into account (tenant_id, account, name, roles, department_id, sealed_password, seal_version, password_hash)
    select tenant_id, 'one', name, '{admin}', id, '', 1, '' from department;
  insert into session (tenant_id, account_id, family, generation, access_hash, refresh_hash, access_expires_at, refresh_expires_at, family_expires_at)
    select tenant_id, id, gen_random_uuid(), 1, convert_to('a' || id, 'UTF8'), convert_to('r' || id, 'UTF8'), now(), now(), now() from account;
  insert into ticket (hash, tenant_id, account_id, purpose, subject, expires_at)
    select convert_to('t' || id, 'UTF8'), tenant_id, id, 'file', 1, now() from account;
  insert into open_app (tenant_id, app_id, name, account_id, sealed_secret) select tenant_id, 'app' || tenant_id, 'x', id, '' from account;
  insert into open_token (hash, tenant_id, open_app_id, expires_at) select convert_to('o' || id, 'UTF8'), tenant_id, id, now() from open_app;
  insert into open_nonce (open_app_id, tenant_id, nonce, expires_at) select id, tenant_id, 'n', now() from open_app;
  insert into public_record (tenant_id, kind, number, reference, check_code_version, name, name_en, conclusion, conclusion_en, standards, client,
    performed_on, issued_on, facts, note)
    select id, 'appraisal', '1', 'REFERENCE' || id, 1, '', '', '', '', '', '', '2026-01-01', '2026-01-01', '{}', '' from tenant;
  insert into stored_file (tenant_id, account_id, name, size, part_size) select tenant_id, id, 'f', 1, 1 from account;
  insert into file_part (file_id, tenant_id, place, size, sha256) select id, tenant_id, 0, 1, '' from stored_file;`

test('[SRV-1] a database of before has the tenant in every key afterwards, and every row that it had', async () => {
  const { url, owner } = await emptyDatabase()
  await migrateDatabase(url, migrationsBefore('0060_tenant_in_every_key'))
  await owner.query(rowsOfOld)
  await migrateDatabase(url)

  const { rows: held } = await owner.query<{ tenant_id: string; kind: string; count: number }>(
    'select tenant_id, kind, count(*)::int as count from stranger_key group by 1, 2 order by 1, 2',
  )
  const each = [
    ['open_app', 1],
    ['open_token', 1],
    ['public_record', 1],
    ['session', 2],
    ['ticket', 1],
  ]
  expect(held.map(({ tenant_id, kind, count }) => [tenant_id, kind, count])).toEqual(
    ['000000', '000001'].flatMap((tenant) => each.map((one) => [tenant, ...one])),
  )
  const told = await owner.query<{ reference: string; system: string }>(
    `select public_record_tenant('REFERENCE000001') as reference, open_app_tenant('app000000') as system`,
  )
  expect(told.rows).toEqual([{ reference: '000001', system: '000000' }])

  // What went with its row before goes with it still.
  await owner.query(`delete from stored_file where tenant_id = '000000'`)
  await owner.query(`delete from open_app where tenant_id = '000001'`)
  const left = await owner.query<{ parts: string[]; nonces: string[]; tokens: string[] }>(`
    select (select array_agg(tenant_id) from file_part) as parts, (select array_agg(tenant_id) from open_nonce) as nonces,
      (select array_agg(tenant_id) from open_token) as tokens`)
  expect(left.rows).toEqual([{ parts: ['000001'], nonces: ['000000'], tokens: ['000000'] }])
  // And what is referred to stays.
  await expect(owner.query(`delete from department where tenant_id = '000000'`)).rejects.toMatchObject({
    constraint: 'account_department_id_fkey',
  })
})

test('[RICH-3] notices and remarks that were mere text are its paragraphs afterwards, and markup stays as it was', async () => {
  const { url, owner } = await emptyDatabase()
  await migrateDatabase(url, migrationsBefore('0073_rich_text'))
  await owner.query(`insert into tenant (id, name, name_en) values ('000000', '甲', 'A')`)
  const texts = ['一\n二\n\n\n三 < 四 & 五', '<p>好</p>', '', ' \n\n ', '1 < 2 > 0']
  for (const text of texts)
    await owner.query(`insert into notice (tenant_id, title, content) values ('000000', '题', $1)`, [text])
  await migrateDatabase(url)
  const { rows } = await owner.query<{ content: string }>('select content from notice order by id')
  expect(rows.map(({ content }) => content)).toEqual([
    '<p>一<br />二</p><p>三 &lt; 四 &amp; 五</p>',
    '<p>好</p>',
    '',
    '',
    '<p>1 &lt; 2 &gt; 0</p>',
  ])
})

test('[MATH-3] symbols that came without names have them afterwards; what somebody named, or keeps for themselves, stays', async () => {
  const { url, owner } = await emptyDatabase()
  await migrateDatabase(url, migrationsBefore('0160_symbol_names'))
  await owner.query(`
    insert into tenant (id, name, name_en) values ('000000', '甲', 'A'), ('000001', '乙', 'B');
    insert into department (tenant_id, name, name_en) values ('000000', '甲', 'A');
    insert into account (tenant_id, account, name, roles, department_id, sealed_password, seal_version, password_hash)
      select tenant_id, 'one', name, '{admin}', id, '', 1, '' from department;
    insert into symbol (tenant_id, owner_id, code, name, name_en, sort) values
      ('000000', null, '±', '', '', 1), ('000000', null, '\\pi', '圆周率', '', 2), ('000000', null, '\\mathrm{kPa}', '', '', 3),
      ('000000', null, '㎡', '', '', 4), ('000001', null, '±', '', '', 1);
    insert into symbol (tenant_id, owner_id, code, sort) select tenant_id, id, '±', 1 from account;`)
  await migrateDatabase(url)
  const { rows } = await owner.query<{ name: string; name_en: string }>(
    'select name, name_en from symbol order by tenant_id, owner_id nulls first, sort',
  )
  expect(rows.map((row) => [row.name, row.name_en])).toEqual([
    ['正负号', 'plus-minus sign'],
    ['圆周率', ''],
    ['千帕', 'kilopascal'],
    ['', ''],
    ['', ''],
    ['正负号', 'plus-minus sign'],
  ])
})

test('[TBL-1] reports of before name who tested their items afterwards, and follow them', async () => {
  const { url, owner } = await emptyDatabase()
  await migrateDatabase(url, migrationsBefore('0163_report_testers'))
  const itemOf = (id: number, tenant: string, tester: string) =>
    `(${id}, '${tenant}', '600', 1, 1, '${id}', '10', '1', 'JJG 52', 1, ${tester})`
  // What they belong to is not looked at: neither references nor other triggers are meant.
  await owner.query(`
    insert into tenant (id, name, name_en) values ('000000', '甲', 'A'), ('000001', '乙', 'B');
    set session_replication_role = replica;
    insert into item (id, tenant_id, state, order_id, sample_id, item_no, technology_domain, ability_type, regulation, price, tester_id)
      overriding system value values ${[itemOf(1, '000000', '7'), itemOf(1, '000001', '8'), itemOf(2, '000000', 'null')]};
    insert into report (tenant_id, state, order_id, sample_id, item_id, report_no) values
      ('000000', '100', 1, 1, 1, 'A'), ('000001', '100', 1, 1, 1, 'B'), ('000000', '100', 1, 1, 2, 'C');
    set session_replication_role = origin;`)
  const testers = async () => {
    const { rows } = await owner.query<{ of: string; tester: string | null }>(
      'select report_no as of, tester_id::text as tester from report order by report_no',
    )
    return rows.map((row) => [row.of, row.tester])
  }
  await migrateDatabase(url)
  expect(await testers()).toEqual([
    ['A', '7'],
    ['B', '8'],
    ['C', null],
  ])
  await owner.query(`alter table report disable trigger all; alter table report enable trigger user;
    alter table item disable trigger all; alter table item enable trigger item_given;
    insert into report (tenant_id, state, order_id, sample_id, item_id, report_no) values ('000001', '100', 1, 1, 1, 'D');
    update item set tester_id = 9 where tenant_id = '000000' and id = 2`)
  expect(await testers()).toEqual([
    ['A', '7'],
    ['B', '8'],
    ['C', '9'],
    ['D', '8'],
  ])
  await owner.query(`update report set item_id = 2 where report_no = 'A'`)
  expect((await testers())[0]).toEqual(['A', '9'])
})
