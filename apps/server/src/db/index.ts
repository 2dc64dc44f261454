export { type Database, openDatabase, type Schema, sqlState, type Transaction } from './database.ts'
export { type EmbeddedPostgres, runningPostgres, startEmbeddedPostgres } from './embedded/index.ts'
export { migrateDatabase, migrationsFolder } from './migrate.ts'
export * as tables from './schema/index.ts'
