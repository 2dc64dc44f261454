import { bytes } from './columns.ts'
import { bigint, integer, pgTable, primaryKey, text } from './pg-core.ts'

const tenantId = () => text().notNull()
const place = () => bigint({ mode: 'number' })

/** The head of an institute's log of certificates. */
export const certificateLog = pgTable(
  'certificate_log',
  {
    tenantId: tenantId(),
    id: place().generatedAlwaysAsIdentity(),
    origin: text().notNull(),
    size: place().notNull().default(0),
    checkpoint: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** What was entered, each under its place. */
export const certificateLogEntry = pgTable(
  'certificate_log_entry',
  {
    tenantId: tenantId(),
    id: place().notNull(),
    certificateId: place().notNull(),
    kind: text().notNull(),
    entry: bytes().notNull(),
    leafHash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** Hashes of full tiles. */
export const certificateLogNode = pgTable(
  'certificate_log_node',
  {
    tenantId: tenantId(),
    id: place().generatedAlwaysAsIdentity(),
    level: integer().notNull(),
    place: place().notNull(),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)
