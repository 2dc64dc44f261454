export { type Database, openDatabase, sqlState, type Transaction } from './database.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/index.ts'
export { migrateDatabase } from './migrate.ts'
