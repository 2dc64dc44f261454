export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
export { runningPostgres } from './running-postgres.ts'
