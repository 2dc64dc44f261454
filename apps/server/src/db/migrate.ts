import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { drizzle, migrate } from './node-postgres.ts'

/** Where the migrations stand. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the schema up to date. Several processes at once: one works, the others wait and find it done. @param folder of the migrations */
export async function migrateDatabase(ownerUrl: string, folder: string = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7261001)')
    await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'etalon_migrations' })
  } finally {
    await client.end()
  }
}
