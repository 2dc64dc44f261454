import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'

/** A statement over a chain of tables, each with many columns: what a list of the institute is to a planner. */
const chained = (tables: number, looked: string) => {
  const joins = Array.from({ length: tables - 1 }, (_, at) => `join wide_${at + 2} on wide_${at + 2}.id = wide_${at + 1}.next`)
  const columns = Array.from({ length: tables }, (_, at) => `wide_${at + 1}.*`)
  return `select ${columns.join(', ')} from wide_1 ${joins.join(' ')} where wide_1.c1 = '${looked}'`
}

// Pages are counted by Linux, and kept by glibc.
test('[SRCH-1] a connection that plans a search again takes no memory from the system anew', async () => {
  const home = mkdtempSync(join(tmpdir(), 'etalon-memory-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataFolder: join(home, 'postgres'), settings: { fsync: 'off' } })
  onTestFinished(() => postgres.stop())
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`do $$ declare columns text := (select string_agg(format('c%s text', at), ', ') from generate_series(1, 60) as at);
      begin for at in 1..12 loop execute format('create table wide_%s (id bigint primary key, next bigint, %s)', at, columns); end loop; end $$`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  /** Pages that the connection has taken from the system so far: the tenth figure of its state. */
  const pages = () => Number(readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[7])
  // What has been asked for a while: with plans that it keeps, what a connection lets go lies at the end of its memory.
  for (const tables of [6, 8, 10, 12]) for (let times = 0; times < 12; times += 1) await client.query(chained(tables, 'a'))
  for (let place = 0; place < 40; place += 1)
    for (let times = 0; times < 6; times += 1)
      await client.query({ name: `kept-${place}`, text: chained(3 + (place % 4), `v${place}`) })
  for (const tables of [10, 12]) {
    for (let times = 0; times < 3; times += 1) await client.query(chained(tables, 'a'))
    const before = pages()
    for (let times = 0; times < 10; times += 1) await client.query(chained(tables, 'a'))
    expect(pages() - before, `pages taken by ten plans over ${tables} tables`).toBeLessThan(50)
  }
})
