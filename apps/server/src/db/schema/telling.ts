import { bytes, moment, tenantTable, written } from './columns.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

/** What an institute tells its people. */
export const notice = tenantTable('notice', {
  id: id(),
  tenantId: tenantId(),
  title: text().notNull(),
  content: text().notNull().default(''),
  releaseTime: moment().notNull(),
  createdBy: reference(),
  createdAt: written(),
  isPublic: boolean().notNull().default(false),
})

/** A document beside the certificates that the public may ask for. */
export const publicRecord = tenantTable('public_record', {
  id: id(),
  tenantId: tenantId(),
  kind: text().notNull(),
  number: text().notNull(),
  reference: text().notNull(),
  checkCodeVersion: integer().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  conclusion: text().notNull(),
  conclusionEn: text().notNull(),
  standards: text().notNull(),
  client: text().notNull(),
  performedOn: date({ mode: 'string' }).notNull(),
  issuedOn: date({ mode: 'string' }).notNull(),
  facts: jsonb().$type<Record<string, string>>().notNull(),
  note: text().notNull(),
  withdrawnOn: date({ mode: 'string' }),
  withdrawnReason: text().notNull().default(''),
  createdAt: written(),
})

/** Somebody who proved a phone on the portal, and may see its reports for a while. */
export const phoneSession = tenantTable('phone_session', {
  id: id(),
  tenantId: tenantId(),
  hash: bytes().notNull(),
  phone: text().notNull(),
  expiresAt: moment().notNull(),
})

/** A signature of such a session that was used: it counts once. */
export const phoneNonce = pgTable(
  'phone_nonce',
  {
    sessionId: reference().notNull(),
    tenantId: tenantId(),
    nonce: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.nonce] })],
)

/** What the system tells one person. */
export const stationMessage = tenantTable('station_message', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  topic: text().notNull(),
  title: text().notNull(),
  titleEn: text().notNull().default(''),
  content: text().notNull().default(''),
  contentEn: text().notNull().default(''),
  path: text().notNull().default(''),
  createdAt: written(),
  readAt: moment(),
})

/** Instruments that somebody comes for. */
export const pickup = tenantTable('pickup', {
  id: id(),
  tenantId: tenantId(),
  number: text().notNull(),
  enterpriseId: reference().notNull(),
  time: moment().notNull(),
  instrumentCount: integer().notNull(),
  doneAt: moment(),
  version: integer().notNull().default(0),
  state: text().notNull().default('10'),
  duties: jsonb().$type<Record<string, string>>().notNull().default({}),
  place: text().notNull().default(''),
  contact: text().notNull().default(''),
  mobile: text().notNull().default(''),
  remark: text().notNull().default(''),
  /** The order that came of it. */
  orderId: reference(),
  createdBy: reference(),
  createdAt: written(),
})

export const storedFile = tenantTable('stored_file', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  enterpriseId: reference(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  partSize: integer().notNull(),
  type: text().notNull().default(''),
  /** Where its content stands in the storage. */
  key: uuid().notNull().defaultRandom(),
  subjectKind: text(),
  subjectId: reference(),
  createdAt: written(),
  finishedAt: moment(),
  /** Whether the client of its record sees it, too. */
  forClient: boolean().notNull().default(false),
})

export const filePart = pgTable(
  'file_part',
  {
    fileId: reference().notNull(),
    tenantId: tenantId(),
    place: integer().notNull(),
    size: integer().notNull(),
    sha256: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.fileId, table.place] })],
)

/** Pictures that stand in rich texts. */
export const textPicture = pgTable(
  'text_picture',
  {
    tenantId: tenantId(),
    /** `notice` or `report`. */
    subjectKind: text().notNull(),
    subjectId: reference().notNull(),
    fileId: reference().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subjectKind, table.subjectId, table.fileId] })],
)

/** Keys whose content is to be taken out of the storage. */
export const fileTrash = pgTable('file_trash', { key: uuid().notNull(), tenantId: tenantId(), createdAt: written() }, (table) => [
  primaryKey({ columns: [table.tenantId, table.key] }),
])

/** What an institute offers to download. */
export const material = tenantTable('material', {
  id: id(),
  tenantId: tenantId(),
  name: text().notNull(),
  category: text().notNull().default(''),
  remark: text().notNull().default(''),
  fileId: reference().notNull(),
  createdBy: reference().notNull(),
  createdAt: written(),
})

/** Errors that browsers caught and somebody sent in. */
export const clientLog = tenantTable('client_log', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  userAgent: text().notNull().default(''),
  url: text().notNull(),
  at: moment().notNull(),
  type: text().notNull(),
  message: text().notNull(),
  stack: text().notNull(),
  info: text().notNull(),
  times: bigint({ mode: 'number' }).notNull(),
  createdAt: written(),
})

export const exportJob = tenantTable('export_job', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  resource: text().notNull(),
  format: text().notNull(),
  language: text().notNull(),
  name: text().notNull(),
  wish: jsonb().notNull(),
  state: text().notNull().default('queued'),
  written: integer().notNull().default(0),
  expected: integer(),
  size: bigint({ mode: 'number' }),
  parts: integer().notNull().default(0),
  reason: text(),
  /** Where its content stands in the storage; the job that writes it has the same number. */
  key: uuid().notNull().defaultRandom(),
  createdAt: written(),
  finishedAt: moment(),
  expiresAt: moment(),
})
