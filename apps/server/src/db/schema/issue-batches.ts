import { moment, tenantTable, written } from './columns.ts'
import { bigint, integer, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const reference = () => bigint({ mode: 'bigint' })

/** Many certificates that are issued in one go, by a job of the same key. */
export const issueBatch = tenantTable('issue_batch', {
  id: reference().generatedAlwaysAsIdentity(),
  tenantId: text().notNull(),
  accountId: reference().notNull(),
  language: text().notNull(),
  state: text().notNull().default('queued'),
  key: uuid().notNull().defaultRandom(),
  createdAt: written(),
  finishedAt: moment(),
})

/** One report of a batch, and what came of it. */
export const issueBatchRow = pgTable(
  'issue_batch_row',
  {
    tenantId: text().notNull(),
    batchId: reference().notNull(),
    place: integer().notNull(),
    reportId: reference().notNull(),
    version: integer().notNull(),
    outcome: text().notNull().default('waiting'),
    certificateNumber: text(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.batchId, table.place] })],
)
