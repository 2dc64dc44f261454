import { moment, written } from './columns.ts'
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** People who calibrate together, or who are told something by text message. */
export const workGroup = pgTable(
  'work_group',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    /** Of grouping_type. */
    type: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Of m_enable_status. */
    status: text().notNull().default('0'),
    remark: text().notNull().default(''),
    createdBy: reference().notNull(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const workGroupMember = pgTable(
  'work_group_member',
  { tenantId: tenantId(), groupId: reference().notNull(), accountId: reference().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.groupId, table.accountId] })],
)

/** The words of an institute for what people are told. */
export const messageTemplate = pgTable(
  'message_template',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    /** Of m_template_type. */
    type: text().notNull(),
    /** What it is said on; empty where it is sent by hand. */
    occasion: text().notNull().default(''),
    name: text().notNull(),
    title: text().notNull().default(''),
    content: text().notNull(),
    contentEn: text().notNull().default(''),
    /** Of m_enable_status. */
    status: text().notNull().default('0'),
    createdBy: reference().notNull(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A call that was made, kept for some time. */
export const apiLog = pgTable(
  'api_log',
  {
    id: id(),
    tenantId: tenantId(),
    requestId: uuid().notNull(),
    at: moment().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: text().notNull().default(''),
    accountId: reference(),
    userName: text().notNull().default(''),
    address: text().notNull(),
    status: integer().notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** What is asked for besides the readings when a kind of instrument is tested. */
export const recordTemplate = pgTable(
  'record_template',
  {
    id: id(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    kindCode: text().notNull(),
    abilityType: text().notNull(),
    /** Of m_enable_status. */
    status: text().notNull().default('0'),
    fields: jsonb().notNull(),
    remark: text().notNull().default(''),
    createdBy: reference().notNull(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)
