// The door to what drizzle-orm has for tables of PostgreSQL, for the reason of ../sql.ts.
export {
  bigint,
  boolean,
  customType,
  date,
  getTableConfig,
  integer,
  json,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
