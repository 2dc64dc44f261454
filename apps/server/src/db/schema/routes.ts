import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** A place that samples come to on their way. */
export const routeNode = pgTable(
  'route_node',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Of nodeAttribute. */
    attribute: text().notNull(),
    address: text().notNull().default(''),
    remark: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A way that samples go. */
export const routePlan = pgTable(
  'route_plan',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Of routeplan_type. */
    type: text().notNull(),
    /** Of routeplan_state. */
    state: text().notNull().default('0'),
    carrierId: reference(),
    remark: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const routeStop = pgTable(
  'route_stop',
  { tenantId: tenantId(), planId: reference().notNull(), place: integer().notNull(), nodeId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.planId, table.place] })],
)
