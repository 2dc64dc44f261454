import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInShanghai } from '@etalon/api/domain'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedInstitute } from '../../demo/index.ts'
import { loadSeal } from '../../session/index.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { migrateDatabase } from '../migrate.ts'
import { institutesName, templateName } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string with the database's name left out. */
    postgres: string
    /** The institutes that stand in a template: of which day their dates are, and where the key of their passwords lies. */
    institutes: { readonly day: string; readonly sealFile: string }
  }
}

/**
 * One real PostgreSQL for a test run, or the server that DATABASE_URL names, with two templates that test files clone: one is migrated,
 * the other has the institutes of the demonstration besides.
 */
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
  for (const name of [institutesName, templateName]) await owner.query(`drop database if exists ${name}`)
  await owner.query(`create database ${templateName}`)
  await migrateDatabase(at(templateName))
  await owner.query(`create database ${institutesName} template ${templateName}`)
  const institutes = { day: dayInShanghai(new Date()), sealFile: join(folder, 'password-seal.key') }
  await seedInstitute(at(institutesName), loadSeal(institutes.sealFile))
  project.provide('postgres', at('{name}'))
  project.provide('institutes', institutes)
  return async () => {
    await owner.end()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
