import { moment, written } from './columns.ts'
import { bigint, integer, jsonb, pgTable, primaryKey, text } from './pg-core.ts'

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

/** What people are asked. */
export const questionnaire = pgTable(
  'questionnaire',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    title: text().notNull(),
    titleEn: text().notNull().default(''),
    intro: text().notNull().default(''),
    introEn: text().notNull().default(''),
    audience: text().notNull(),
    state: text().notNull().default('0'),
    questions: jsonb().notNull(),
    openedAt: moment(),
    createdBy: reference().notNull(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const questionnaireAnswer = pgTable(
  'questionnaire_answer',
  {
    id: id(),
    tenantId: tenantId(),
    questionnaireId: reference().notNull(),
    accountId: reference().notNull(),
    /** The order that a customer was asked about. */
    orderId: reference(),
    answers: jsonb().notNull(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)
