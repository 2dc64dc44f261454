export {
  type Database,
  type HolderOfSession,
  openDatabase,
  type Schema,
  sessionOptions,
  sqlState,
  type Transaction,
  toldIfTaken,
} from './database.ts'
export { type EmbeddedPostgres, runningPostgres, startEmbeddedPostgres } from './embedded/index.ts'
export { type LastWriter, writeLast, writeNow } from './last-writes.ts'
export { type LongReader, statementText, type TextRow } from './long-reading.ts'
export { migrateDatabase, migrationsFolder } from './migrate.ts'
export { executeNamed, executeOften, executeTogether, type NamedStatement } from './named.ts'
export * as tables from './schema/index.ts'
export { and, asc, count, eq, inArray, isNull, like, max, ne, type SQL, sql } from './sql.ts'
export { gatherStatistics } from './statistics.ts'
export { today } from './today.ts'
