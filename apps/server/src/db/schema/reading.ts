import { moment, written } from './columns.ts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from './pg-core.ts'

const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** What the document of a report said each time it was handed in. */
export const reportVersion = pgTable(
  'report_version',
  {
    tenantId: tenantId(),
    reportId: reference().notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    passages: jsonb().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    at: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.reportId, table.number] })],
)

/** What somebody who read a report noted beside a passage of it. */
export const reportComment = pgTable(
  'report_comment',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    reportId: reference().notNull(),
    passage: text().notNull(),
    /** What stood there. */
    quote: text().notNull(),
    /** The comment that this one answers. */
    threadId: reference(),
    content: text().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    at: written(),
    settledBy: text(),
    settledAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A record that was handed in, as it was before its work was done again or put right. */
export const earlierMeasurement = pgTable(
  'earlier_measurement',
  {
    tenantId: tenantId(),
    itemId: reference().notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    /** The move that took the work back. */
    action: text().notNull(),
    reason: text().notNull(),
    record: jsonb().notNull(),
    result: jsonb(),
    performedOn: date({ mode: 'string' }),
    testerName: text().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    at: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.itemId, table.number] })],
)
