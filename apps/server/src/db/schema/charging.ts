import { moment, standingColumns, tenantTable, written } from './columns.ts'
import { bigint, date, integer, jsonb, numeric, text } from './pg-core.ts'

const id = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const reference = () => bigint({ mode: 'bigint' })
const tenantId = () => text().notNull()
/** Yuan of one piece. */
const price = () => numeric({ precision: 12, scale: 2 }).notNull()
/** Yuan of many. */
const sum = () => numeric({ precision: 18, scale: 2 }).notNull()

/** What the institute asks for so many instruments of each kind, and until when that holds. */
export const quote = tenantTable('quote', {
  ...standingColumns,
  quoteNo: text().notNull(),
  /** The number without the version. */
  baseNo: text().notNull(),
  revision: integer().notNull().default(1),
  replacesId: reference(),
  replacedById: reference(),
  enterpriseId: reference().notNull(),
  /** Of discountType. */
  discountType: text().notNull(),
  validUntil: date({ mode: 'string' }).notNull(),
  contactName: text().notNull(),
  mobile: text().notNull(),
  remark: text().notNull().default(''),
  gross: sum().default('0'),
  amount: sum().default('0'),
  acceptedBy: reference(),
  acceptedByName: text().notNull().default(''),
  acceptedAt: moment(),
  createdBy: reference().notNull(),
  createdAt: written(),
})

/** So many pieces of one kind at one price. */
export const quoteLine = tenantTable('quote_line', {
  id: id(),
  tenantId: tenantId(),
  quoteId: reference().notNull(),
  kindCode: text().notNull(),
  name: text().notNull(),
  model: text().notNull(),
  manufacturer: text().notNull(),
  range: text().notNull(),
  accuracy: text().notNull(),
  abilityType: text().notNull(),
  serials: text().array().notNull(),
  price: price(),
  quantity: integer().notNull(),
  /** The share of the price that is paid. */
  share: numeric({ precision: 5, scale: 4 }).notNull(),
  /** What a piece costs after the discount. */
  unit: price(),
  amount: sum(),
})

/** What is agreed with an enterprise about prices, and for which days. */
export const contract = tenantTable('contract', {
  ...standingColumns,
  contractNo: text().notNull(),
  name: text().notNull(),
  enterpriseId: reference().notNull(),
  /** Of contract_type. */
  contractType: text().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  validTo: date({ mode: 'string' }).notNull(),
  share: numeric({ precision: 5, scale: 4 }),
  packageSum: numeric({ precision: 12, scale: 2 }),
  packageItems: integer(),
  remark: text().notNull().default(''),
  createdBy: reference().notNull(),
  createdAt: written(),
})

/** What one kind of instrument costs by a list contract. */
export const contractPrice = tenantTable('contract_price', {
  id: id(),
  tenantId: tenantId(),
  contractId: reference().notNull(),
  kindCode: text().notNull(),
  abilityType: text().notNull(),
  price: price(),
})

/** What is to be paid for an order, or, joined into one, for several of an enterprise. */
export const settlement = tenantTable('settlement', {
  ...standingColumns,
  settlementNo: text().notNull(),
  orderId: reference().notNull(),
  enterpriseId: reference().notNull(),
  /** The contract by which it was settled. */
  contractId: reference(),
  gross: sum().default('0'),
  amount: sum().default('0'),
  paid: sum().default('0'),
  invoiced: sum().default('0'),
  settledOn: date({ mode: 'string' }),
  guaranteeUntil: date({ mode: 'string' }),
  createdAt: written(),
  /** The numbers of its orders. */
  orderNos: text().notNull().default(''),
  /** The settlement by which this one's order is settled, too. */
  joinedInto: reference(),
})

/** What an item was settled at. */
export const settlementLine = tenantTable('settlement_line', {
  id: id(),
  tenantId: tenantId(),
  settlementId: reference().notNull(),
  itemId: reference().notNull(),
  contractId: reference(),
  price: price(),
  discounts: jsonb().notNull().default([]),
  reductions: jsonb().notNull().default([]),
  net: sum(),
})

/** Money that came, or a counter-entry. */
export const chargeRecord = tenantTable('charge_record', {
  id: id(),
  tenantId: tenantId(),
  settlementId: reference().notNull(),
  /** Of charge_type. */
  chargeType: text().notNull(),
  /** Of INCOME_SOURCE; empty where nobody said. */
  incomeSource: text().notNull().default(''),
  amount: sum(),
  chargedOn: date({ mode: 'string' }).notNull(),
  remark: text().notNull().default(''),
  reversesId: reference(),
  reason: text().notNull().default(''),
  /** Of CHARGE_RECORD_STATUS. */
  status: text().notNull().default('2'),
  byId: reference().notNull(),
  byName: text().notNull(),
  createdAt: written(),
})

/** An invoice for a settlement. */
export const invoice = tenantTable('invoice', {
  id: id(),
  tenantId: tenantId(),
  settlementId: reference().notNull(),
  /** Of INVOICE_TYPE. */
  invoiceType: text().notNull(),
  number: text().notNull(),
  title: text().notNull(),
  taxNumber: text().notNull().default(''),
  amount: sum(),
  issuedOn: date({ mode: 'string' }).notNull(),
  voidedOn: date({ mode: 'string' }),
  voidReason: text().notNull().default(''),
  byId: reference().notNull(),
  byName: text().notNull(),
  createdAt: written(),
})

/** A month of the books. */
export const chargePeriod = tenantTable('charge_period', {
  ...standingColumns,
  state: text().notNull().default('0'),
  month: date({ mode: 'string' }).notNull(),
})
