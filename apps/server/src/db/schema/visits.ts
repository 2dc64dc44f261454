import { moment, tenantTable, written } from './columns.ts'
import { bigint, integer, jsonb, pgTable, primaryKey, text } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** A vehicle of the institute. */
export const vehicle = tenantTable('vehicle', {
  id: id(),
  tenantId: tenantId(),
  version: integer().notNull().default(0),
  carNumber: text().notNull(),
  model: text().notNull().default(''),
  /** Of m_enable_status. */
  status: text().notNull().default('0'),
  remark: text().notNull().default(''),
})

/** What was changed of an order after it was handed in. */
export const orderAmendment = pgTable(
  'order_amendment',
  {
    tenantId: tenantId(),
    orderId: reference().notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    reason: text().notNull(),
    changes: jsonb().notNull(),
    byId: reference().notNull(),
    byName: text().notNull(),
    at: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.number] })],
)

/** What is planned for an order that is carried out at the client's. */
export const orderVisit = tenantTable('order_visit', {
  id: id(),
  tenantId: tenantId(),
  orderId: reference().notNull(),
  title: text().notNull(),
  place: text().notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  contact: text().notNull(),
  mobile: text().notNull(),
  needs: text().notNull().default(''),
})

/** Who goes there. */
export const orderVisitor = pgTable(
  'order_visitor',
  { tenantId: tenantId(), visitId: reference().notNull(), accountId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.visitId, table.accountId] })],
)

/** By which vehicles, and who drives them. */
export const orderTraffic = tenantTable('order_traffic', {
  id: id(),
  tenantId: tenantId(),
  visitId: reference().notNull(),
  vehicleId: reference().notNull(),
  driverId: reference().notNull(),
})

/** What was brought back from the client of an order on site: one bill for each order. */
export const orderSpotBack = tenantTable('order_spot_back', {
  id: id(),
  tenantId: tenantId(),
  orderId: reference().notNull(),
  takenAt: moment().notNull(),
  takenBy: reference().notNull(),
  giverName: text().notNull(),
  remark: text().notNull().default(''),
  byId: reference().notNull(),
  byName: text().notNull(),
  at: written(),
})

/** What stands on it. */
export const orderSpotBackSample = pgTable(
  'order_spot_back_sample',
  {
    tenantId: tenantId(),
    spotBackId: reference().notNull(),
    sampleId: reference().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.spotBackId, table.sampleId] })],
)
