import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { migrateDatabase } from '../migrate.ts'
import { templateName } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string with the database's name left out. */
    postgres: string
  }
}

/** One real PostgreSQL for a test run, with a migrated template that each test file clones; or the server that DATABASE_URL names. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'etalon-test-'))
  const given = process.env.DATABASE_URL
  const embedded = given
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), settings: { fsync: 'off', full_page_writes: 'off' } })
  const server = given ?? embedded?.url('postgres') ?? ''
  const at = (database: string) => {
    if (embedded) return embedded.url(database)
    const url = new URL(server)
    url.pathname = `/${database}`
    return url.href
  }
  const owner = new pg.Client({ connectionString: server })
  await owner.connect()
  await owner.query(`drop database if exists ${templateName}`)
  await owner.query(`create database ${templateName}`)
  await migrateDatabase(at(templateName))
  project.provide('postgres', at('{name}'))
  return async () => {
    await owner.end()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
