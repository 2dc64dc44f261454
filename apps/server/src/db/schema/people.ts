import { moment, tenantTable, written } from './columns.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** Leave that somebody asks for. */
export const leaveRequest = tenantTable('leave_request', {
  id: id(),
  tenantId: tenantId(),
  version: integer().notNull().default(0),
  state: text().notNull(),
  duties: jsonb().$type<Record<string, string>>().notNull().default({}),
  leaveNo: text().notNull(),
  applicantId: reference().notNull(),
  kind: text().notNull(),
  fromDay: date({ mode: 'string' }).notNull(),
  fromHalf: text().notNull(),
  toDay: date({ mode: 'string' }).notNull(),
  toHalf: text().notNull(),
  /** Half days that it takes. */
  halves: integer().notNull(),
  reason: text().notNull(),
  /** Whom it was handed to; null: the administrators. */
  handlerId: reference(),
  handedAt: moment(),
  processInstance: uuid().notNull().defaultRandom(),
  task: uuid(),
  createdAt: written(),
})

/** What is known of somebody who works here, besides their account. */
export const staffRecord = pgTable(
  'staff_record',
  {
    accountId: reference().notNull(),
    tenantId: tenantId(),
    version: integer().notNull().default(0),
    staffNo: text().notNull().default(''),
    sex: text().notNull().default(''),
    ethnicType: text().notNull().default(''),
    birthday: date({ mode: 'string' }),
    idNumber: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    educationType: text().notNull().default(''),
    school: text().notNull().default(''),
    major: text().notNull().default(''),
    dutyidType: text().notNull().default(''),
    titlepostType: text().notNull().default(''),
    isTechnicist: text().notNull().default('0'),
    hiredOn: date({ mode: 'string' }),
    remark: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId] })],
)

export const training = tenantTable('training', {
  id: id(),
  tenantId: tenantId(),
  version: integer().notNull().default(0),
  title: text().notNull(),
  mode: text().notNull(),
  type: text().notNull(),
  fromDay: date({ mode: 'string' }).notNull(),
  toDay: date({ mode: 'string' }).notNull(),
  hours: integer().notNull(),
  place: text().notNull().default(''),
  trainer: text().notNull().default(''),
  content: text().notNull().default(''),
  isDone: boolean().notNull().default(false),
  createdBy: reference().notNull(),
  createdAt: written(),
})

export const trainingParticipant = pgTable(
  'training_participant',
  {
    tenantId: tenantId(),
    trainingId: reference().notNull(),
    accountId: reference().notNull(),
    evaluation: text().notNull().default(''),
    remark: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.trainingId, table.accountId] })],
)
