import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { dropDatabase } from './drop-database.ts'
import { templateName } from './template.ts'

export { dropDatabase } from './drop-database.ts'
export { institutesName } from './template.ts'

const placeholder = /%7Bname%7D|\{name\}/

/** A database of its own, and a way to look at it as its owner. */
export interface TestDatabase {
  readonly url: string
  /** As requests see it. */
  readonly database: Database
  /** As the owner: no row-level security. */
  readonly owner: pg.Client
}

/**
 * Clones a template for the test file that asks, and drops it when the file is done.
 * @param template @default the one that is migrated alone
 * @param patience as of `openDatabase`
 */
export async function cloneTestDatabase(template: string = templateName, patience?: number): Promise<TestDatabase> {
  const at = (name: string) => inject('postgres').replace(placeholder, name)
  const name = `etalon_test_${randomBytes(6).toString('hex')}`
  const server = new pg.Client({ connectionString: at('postgres') })
  await server.connect()
  await server.query(`create database ${name} template ${template}`)
  const url = at(name)
  const database = openDatabase(url, { connections: 8, ...(patience === undefined ? {} : { patience }) })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  afterAll(async () => {
    await owner.end()
    await database.close()
    await dropDatabase(server, name)
    await server.end()
  })
  return { url, database, owner }
}
