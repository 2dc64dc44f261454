import { bytes, moment, tenantTable, written } from './columns.ts'
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** A sign-in that its person locked. */
export const sessionLock = pgTable(
  'session_lock',
  {
    family: uuid().notNull(),
    tenantId: tenantId(),
    verifierHash: bytes().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    lockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.family] })],
)

/** A system that asks without a person. */
export const openApp = tenantTable('open_app', {
  id: id(),
  tenantId: tenantId(),
  appId: text().notNull(),
  name: text().notNull(),
  accountId: reference().notNull(),
  sealedSecret: bytes().notNull(),
  createdAt: written(),
  version: integer().notNull().default(0),
  lastUsedAt: moment(),
})

export const openToken = pgTable(
  'open_token',
  { hash: bytes().notNull(), tenantId: tenantId(), openAppId: reference().notNull(), expiresAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.hash] })],
)

/** What was signed and counts no second time. */
export const openNonce = pgTable(
  'open_nonce',
  { openAppId: reference().notNull(), tenantId: tenantId(), nonce: text().notNull(), expiresAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.openAppId, table.nonce] })],
)

/** What a stranger holds, and whose it is: the database keeps it in step with its row. */
export const strangerKey = pgTable(
  'stranger_key',
  { kind: text().notNull(), key: bytes().notNull(), tenantId: tenantId() },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)

export const smsCode = tenantTable('sms_code', {
  id: id(),
  tenantId: tenantId(),
  purpose: text().notNull(),
  /** The name or the number that was typed, known or not. */
  target: text().notNull(),
  address: text().notNull(),
  codeHash: bytes().notNull(),
  tries: integer().notNull().default(0),
  createdAt: written(),
  expiresAt: moment().notNull(),
  spentAt: moment(),
})

export const smsMessage = tenantTable('sms_message', {
  id: id(),
  tenantId: tenantId(),
  phone: text().notNull(),
  text: text().notNull(),
  provider: text().notNull(),
  createdAt: written(),
})

/** Somebody who asks for an account. */
export const registration = tenantTable('registration', {
  id: id(),
  tenantId: tenantId(),
  account: text().notNull(),
  name: text().notNull(),
  phone: text().notNull(),
  phoneProved: boolean().notNull(),
  enterpriseName: text().notNull(),
  creditCode: text().notNull(),
  sealedPassword: bytes(),
  passwordHash: text(),
  address: text().notNull(),
  state: text().notNull().default('1'),
  reason: text().notNull().default(''),
  createdAt: written(),
  decidedBy: reference(),
  decidedAt: moment(),
})
