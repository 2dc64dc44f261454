import { bytes, moment, standingColumns, tenantTable, written } from './columns.ts'
import { bigint, boolean, date, integer, json, jsonb, numeric, pgTable, primaryKey, text, uuid } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()

export const instrumentKind = tenantTable('instrument_kind', {
  id: id(),
  tenantId: tenantId(),
  code: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  technologyDomain: text().notNull(),
  range: text().notNull(),
  unit: text().notNull(),
  accuracy: text().notNull(),
  mpe: text().notNull(),
  regulation: text().notNull(),
  regulationName: text().notNull().default(''),
  regulationNameEn: text().notNull().default(''),
  abilityTypes: text().array().notNull(),
  cycleMonths: text().notNull(),
  mandatoryMark: text().notNull(),
  points: text().array().notNull(),
  price: numeric({ precision: 12, scale: 2 }).notNull(),
  workMinutes: integer().notNull().default(60),
  /** By key of ability_type: a version and a method of the institute's own. */
  methods: jsonb().notNull().default({}),
  /** Names of the measuring standards that suit it; empty where nobody said. */
  standards: text().array().notNull().default([]),
})

export const enterpriseInstrument = tenantTable('enterprise_instrument', {
  id: id(),
  tenantId: tenantId(),
  enterpriseId: reference().notNull(),
  kindCode: text().notNull(),
  name: text().notNull(),
  model: text().notNull(),
  serial: text().notNull(),
  manufacturer: text().notNull(),
  range: text().notNull(),
  accuracy: text().notNull(),
  place: text().notNull().default(''),
  deviceState: text().notNull().default('1'),
  /** Of VERIFICATION_CYCLE; empty where the cycle of the kind counts. */
  ownCycle: text().notNull().default(''),
  lastTestedOn: date({ mode: 'string' }),
  dueOn: date({ mode: 'string' }),
  version: integer().notNull().default(0),
})

/** What somebody has put together for the next order. */
export const cartItem = tenantTable('cart_item', {
  id: id(),
  tenantId: tenantId(),
  accountId: reference().notNull(),
  instrumentId: reference().notNull(),
  createdAt: written(),
})

export const workOrder = tenantTable('work_order', {
  ...standingColumns,
  orderNo: text().notNull(),
  enterpriseId: reference().notNull(),
  applicant: text().notNull(),
  mobile: text().notNull(),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  billType: text().notNull(),
  serviceType: text().notNull(),
  sendWay: text().notNull(),
  billDate: date({ mode: 'string' }).notNull(),
  hopeTestDate: date({ mode: 'string' }),
  remark: text().notNull().default(''),
  amount: numeric({ precision: 14, scale: 2 }).notNull().default('0'),
  createdBy: reference().notNull(),
  createdAt: written(),
  /** The quote by which it was registered. */
  quoteId: reference(),
  /** Who acts for the client; empty where nobody was named. */
  agent: text().notNull().default(''),
  /** Of business_attr. */
  businessType: text().notNull().default('1'),
  businessStaffId: reference(),
  /** Empty where the area is the client's. */
  areaCode: text().notNull().default(''),
  area: text().notNull().default(''),
  /** Kept until it is whole. */
  isTemp: boolean().notNull().default(false),
})

/** What a client signed of an order; the latest counts, unless it was taken back. */
export const orderSignature = tenantTable('order_signature', {
  id: id(),
  tenantId: tenantId(),
  orderId: reference().notNull(),
  signerName: text().notNull(),
  signature: jsonb().notNull(),
  /** A digest of what the order said then. */
  content: text().notNull(),
  /** Whose order it was then. */
  enterpriseId: reference().notNull(),
  /** The last change of the order that was signed; 0 before there was one. */
  amendment: integer().notNull().default(0),
  /** Where the order stood then. */
  state: text().notNull(),
  byId: reference().notNull(),
  byName: text().notNull(),
  at: written(),
  withdrawnBy: text(),
  withdrawnAt: moment(),
  withdrawReason: text(),
})

export const sample = tenantTable('sample', {
  ...standingColumns,
  orderId: reference().notNull(),
  sampleNo: text(),
  kindCode: text().notNull(),
  name: text().notNull(),
  nameEn: text().notNull(),
  model: text().notNull(),
  serial: text().notNull(),
  manufacturer: text().notNull(),
  range: text().notNull(),
  accuracy: text().notNull(),
  label: text().notNull().default(''),
  condition: text().notNull().default(''),
  conditionNote: text().notNull().default(''),
  /** Of acceptance_material: what came with it. */
  materials: text().array().notNull(),
  receivedBy: reference(),
  receivedAt: moment(),
  /** Who has it; whoever received it where it was never handed on. */
  holderId: reference(),
  /** Where it stands. */
  place: text().notNull().default(''),
  /** Of sample_settlement. */
  settlement: text().notNull().default('0'),
  /** When it went home. */
  returnedAt: moment(),
})

/** Where a sample went: from hand to hand, home, and back again where that was a mistake. */
export const sampleMovement = tenantTable('sample_movement', {
  id: id(),
  tenantId: tenantId(),
  sampleId: reference().notNull(),
  kind: text().notNull(),
  fromId: reference(),
  fromName: text().notNull(),
  toId: reference(),
  toName: text().notNull(),
  place: text().notNull().default(''),
  sendWay: text().notNull().default(''),
  courier: text().notNull().default(''),
  trackingNumber: text().notNull().default(''),
  signature: jsonb(),
  note: text().notNull().default(''),
  byId: reference().notNull(),
  byName: text().notNull(),
  at: written(),
  undoesId: reference(),
})

export const item = tenantTable('item', {
  ...standingColumns,
  orderId: reference().notNull(),
  sampleId: reference().notNull(),
  itemNo: text().notNull(),
  technologyDomain: text().notNull(),
  abilityType: text().notNull(),
  regulation: text().notNull(),
  price: numeric({ precision: 12, scale: 2 }).notNull(),
  departmentId: reference(),
  testerId: reference(),
  /** The calibration group that it was dispatched to. */
  groupId: reference(),
  record: jsonb(),
  result: jsonb(),
  performedOn: date({ mode: 'string' }),
  /** The line of a quote whose price it has. */
  quoteLineId: reference(),
  /** The sample's name, which the database keeps beside it for searches. */
  instrumentName: text(),
})

export const report = tenantTable('report', {
  ...standingColumns,
  orderId: reference().notNull(),
  sampleId: reference().notNull(),
  itemId: reference().notNull(),
  reportNo: text().notNull(),
  conclusion: text().notNull().default(''),
  remark: text().notNull().default(''),
  /** The report whose certificate this one's takes the place of. */
  replacesId: reference(),
  replaceReason: text().notNull().default(''),
  /** What its certificate says otherwise than the one before. */
  corrections: jsonb().notNull().default({}),
  /** The item's tester, whom the database keeps beside it for searches. */
  testerId: reference(),
})

export const certificate = tenantTable('certificate', {
  id: id(),
  tenantId: tenantId(),
  reportId: reference().notNull(),
  number: text().notNull(),
  reference: text().notNull(),
  checkCodeVersion: integer().notNull(),
  kind: text().notNull(),
  frozen: jsonb().notNull(),
  /** What the portal tells of it and never changes; written by the database. */
  told: json().notNull(),
  statement: text().notNull(),
  pdf: bytes().notNull(),
  xml: bytes().notNull(),
  pdfSha256: bytes().notNull(),
  xmlSha256: bytes().notNull(),
  /** Null for what was issued before there were seals. */
  xmlSignature: bytes(),
  issuedBy: reference().notNull(),
  issuedAt: moment().notNull(),
  validity: text().notNull().default('valid'),
  replacedBy: reference(),
})

/** A certificate that documents were sealed with. */
export const sealCertificate = pgTable(
  'seal_certificate',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    fingerprint: bytes().notNull(),
    certificate: bytes().notNull(),
    firstUsedAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const history = pgTable(
  'history',
  {
    tenantId: tenantId(),
    sequence: bigint({ mode: 'bigint' }).notNull(),
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    recordKind: text().notNull(),
    recordId: reference().notNull(),
    action: text().notNull(),
    fromState: text(),
    toState: text(),
    byId: reference(),
    byName: text().notNull(),
    at: moment().notNull(),
    reason: text(),
    previousHash: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sequence] })],
)

export const counter = pgTable(
  'counter',
  { tenantId: tenantId(), scope: text().notNull(), value: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.scope] })],
)

export const idempotency = pgTable(
  'idempotency',
  {
    tenantId: tenantId(),
    accountId: reference().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    digest: bytes().notNull(),
    answer: jsonb(),
    createdAt: written(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.accountId, table.key] })],
)

export const ticket = pgTable(
  'ticket',
  {
    hash: bytes().notNull(),
    tenantId: tenantId(),
    accountId: reference().notNull(),
    purpose: text().notNull(),
    subject: reference().notNull(),
    expiresAt: moment().notNull(),
    family: uuid(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.hash] })],
)

export const queryAttempt = tenantTable('query_attempt', {
  id: id(),
  tenantId: tenantId(),
  numberHash: bytes().notNull(),
  address: text().notNull(),
  at: written(),
})

/** How many items there are, and what they cost, by what statistics ask. */
export const workSum = pgTable(
  'work_sum',
  {
    tenantId: tenantId(),
    month: date({ mode: 'string' }).notNull(),
    state: text().notNull(),
    area: text().notNull(),
    testerId: reference().notNull(),
    items: reference().notNull(),
    amount: numeric({ precision: 18, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.month, table.state, table.area, table.testerId] })],
)

/** What came and went since the sums were last drawn together. */
export const workDelta = tenantTable('work_delta', {
  id: id(),
  tenantId: tenantId(),
  month: date({ mode: 'string' }).notNull(),
  state: text().notNull(),
  area: text().notNull(),
  testerId: reference().notNull(),
  items: reference().notNull(),
  amount: numeric({ precision: 18, scale: 2 }).notNull(),
})
