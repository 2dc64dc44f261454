import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrateDatabase, migrationsFolder } from './index.ts'
import { fillSchema } from './testing/fill-schema.ts'
import { dropDatabase } from './testing/index.ts'

/**
 * What stands for the first release: orders, certificates and the portal, as the first two migrations make their tables. Nothing was
 * released before, so this is the oldest database that anybody can have; and every migration since has to take rows with it.
 */
const lastOfFirst = '0001_tenancy'
const tenants = ['000000', '000001'] as const
const rowsOfEach = 3

/** What migrations changed on purpose, and how it must read afterwards. */
const changed: Readonly<Record<string, (before: string) => string>> = {
  // Mere text became markup (0073).
  'report.remark': (before) => `<p>${before}</p>`,
}

type Rows = readonly Readonly<Record<string, string | null>>[]

const textsOf = async (owner: pg.Client, table: string, columns: readonly string[]): Promise<Rows> =>
  (
    await owner.query(
      `select ${columns.map((name) => `"${name}"::text`).join(', ')} from ${table} t order by ${columns.map((_, at) => at + 1).join(', ')}`,
    )
  ).rows
const columnsOf = async (owner: pg.Client, table: string): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attname`,
      [table],
    )
  ).rows.map(({ name }) => name)

test('[SRV-1][SRV-2] a database of the first release, with rows in every table, has all of them after every migration, value by value', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-first-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const place = journal.entries.findIndex(({ tag }) => tag === lastOfFirst)
  expect(place).toBe(1)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place + 1) }))

  const at = (name: string) => inject('postgres').replace(/%7Bname%7D|\{name\}/, name)
  const name = `etalon_first_${Math.random().toString(36).slice(2)}`
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

  await migrateDatabase(at(name), folder)
  const tables = await fillSchema(owner, tenants, rowsOfEach, {
    staff_qualification: { duty: (n) => (n % 2 === 0 ? 'tester' : 'approver') },
    certificate: { validity: () => 'valid' },
  })
  expect(tables.length).toBeGreaterThan(20)
  const before = new Map<string, { columns: string[]; rows: Rows }>()
  for (const table of tables) {
    const columns = await columnsOf(owner, table)
    const rows = await textsOf(owner, table, columns)
    expect([table, rows.length]).toEqual([table, table === 'tenant' ? tenants.length : tenants.length * rowsOfEach])
    before.set(table, { columns, rows })
  }

  await migrateDatabase(at(name))
  const gone: string[] = []
  let compared = 0
  for (const [table, { columns, rows }] of before) {
    const there = await columnsOf(owner, table)
    const kept = columns.filter((one) => there.includes(one))
    gone.push(...columns.filter((one) => !there.includes(one)).map((one) => `${table}.${one}`))
    const wanted = rows.map((row) =>
      Object.fromEntries(
        kept.map((one) => [one, row[one] === null ? null : (changed[`${table}.${one}`]?.(row[one] ?? '') ?? row[one])]),
      ),
    )
    const found = new Set((await textsOf(owner, table, kept)).map((row) => JSON.stringify(row)))
    const lost = wanted.map((row) => JSON.stringify(row)).filter((row) => !found.has(row))
    expect([table, lost]).toEqual([table, []])
    compared += wanted.length * kept.length
  }
  // A column that a migration takes away is named here, with what became of it.
  expect(gone).toEqual([])
  const reports = fileURLToPath(new URL('../../../../reports', import.meta.url))
  mkdirSync(reports, { recursive: true })
  writeFileSync(
    join(reports, 'first-release.json'),
    JSON.stringify({ tables: tables.length, values: compared, migrations: journal.entries.length - place - 1, lastOfFirst }),
  )
}, 60_000)
