// The one door to what drizzle-orm has for tables of PostgreSQL.
import { required } from '../required.ts'

const core: typeof import('drizzle-orm/pg-core') = required('drizzle-orm/pg-core')

export const {
  bigint,
  boolean,
  customType,
  date,
  getTableConfig,
  integer,
  json,
  jsonb,
  numeric,
  PgDialect,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} = core
export type { PgColumnBuilderBase, PgTable } from 'drizzle-orm/pg-core'
