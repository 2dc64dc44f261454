import type { ChargeForm, InvoiceForm } from '@etalon/api/contract'
import { decimalOf, decimalText, settlementProgression } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { follow, type HeldRecord, holdRecord, type Moved, type Mover, moveRecord } from '../../workflow/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { keepOpen } from '../period/keep-period.ts'
import { checkState, followOrders, holdOrdersOf, standsNow } from './settle.ts'
import { settlementTable } from './settlement-list.ts'

interface Step {
  readonly id: string
  readonly version: number
}

interface Sums extends Record<string, unknown> {
  readonly amount: string
  readonly paid: string
  readonly invoiced: string
}

/** A settlement that is held, with what it comes to and the orders that it is of. */
interface Open extends HeldRecord {
  readonly orderIds: readonly string[]
  readonly sums: Sums
}

async function open(tx: Transaction, mover: Mover, step: Step): Promise<Open> {
  const { orderIds } = await holdOrdersOf(tx, step.id)
  const held = await holdRecord(tx, settlementTable, step, 'changed', mover.language)
  const { rows } = await tx.execute<Sums>(
    sql`select amount::text, paid::text, invoiced::text from settlement where id = ${step.id}`,
  )
  const [sums] = rows
  if (!sums) throw new Refusal(404, 'not-found')
  return { ...held, orderIds, sums }
}

const changed = (tx: Transaction, id: string, set: SQL) =>
  tx.execute(sql`update settlement set ${set}, version = version + 1 where id = ${id}`)

const left = (whole: string, taken: string) => decimalText(decimalOf(whole).minus(decimalOf(taken)), 2)

/**
 * Writes down money that came. What completes the sum makes it paid.
 * @throws {FieldRefusal} 400; {Refusal} 404; 409 (somebody was faster, nothing is owed in this state, the month is closed)
 */
export async function chargeIt(tx: Transaction, mover: Mover, form: ChargeForm): Promise<Moved> {
  const held = await open(tx, mover, form)
  checkState(held, ['200', '300'], mover)
  const faults: FieldFault[] = []
  const owed = left(held.sums.amount, held.sums.paid)
  if (!(await knowsKey(tx, 'charge_type', form.chargeType))) faults.push({ path: 'chargeType', key: 'field.invalid' })
  if (form.incomeSource !== undefined && !(await knowsKey(tx, 'INCOME_SOURCE', form.incomeSource)))
    faults.push({ path: 'incomeSource', key: 'field.invalid' })
  if (form.chargedOn > (await instituteDay(tx, mover.at))) faults.push({ path: 'chargedOn', key: 'field.later' })
  if (decimalOf(form.amount).greaterThan(decimalOf(owed)))
    faults.push({ path: 'amount', key: 'settlement.too-much', parameters: { owed } })
  if (faults.length > 0) throw new FieldRefusal(faults)
  await keepOpen(tx, mover.tenant, [form.chargedOn])
  await tx.execute(sql`
    insert into charge_record (tenant_id, settlement_id, charge_type, income_source, amount, charged_on, remark, by_id, by_name)
    values (${mover.tenant}, ${form.id}, ${form.chargeType}, ${form.incomeSource ?? ''}, ${form.amount}, ${form.chargedOn}, ${form.remark}, ${mover.personId}, ${mover.name})`)
  await changed(tx, form.id, sql`paid = paid + ${form.amount}`)
  await tellOf(tx, settlementTable, mover, {
    id: form.id,
    action: 'charge',
    from: held.state,
    to: held.state,
    reason: decimalText(decimalOf(form.amount), 2),
  })
  if (decimalOf(form.amount).equals(decimalOf(owed)))
    await moveRecord(tx, settlementTable, { id: form.id, version: held.version + 1, action: 'pay' }, mover)
  await followOrders(tx, mover, held.orderIds)
  return await standsNow(tx, form.id)
}

interface Entry extends Record<string, unknown> {
  readonly amount: string
  readonly chargeType: string
  readonly incomeSource: string
  readonly chargedOn: string
  readonly isCounter: boolean
  readonly isReversed: boolean
}

async function entryOf(tx: Transaction, settlementId: string, chargeId: string): Promise<Entry> {
  const { rows } = await tx.execute<Entry>(sql`
    select c.amount::text, c.charge_type as "chargeType", c.income_source as "incomeSource", c.charged_on::text as "chargedOn", c.reverses_id is not null as "isCounter",
      exists (select from charge_record x where x.reverses_id = c.id) as "isReversed"
    from charge_record c where c.id = ${chargeId} and c.settlement_id = ${settlementId}`)
  const [entry] = rows
  if (!entry) throw new Refusal(404, 'not-found')
  return entry
}

/**
 * Takes an entry back by a counter-entry of today; what was paid by it is owed again.
 * @throws {Refusal} 404; 409 (somebody was faster, taken back already, the month is closed)
 */
export async function reverseCharge(
  tx: Transaction,
  mover: Mover,
  { chargeId, reason, ...step }: Step & { readonly chargeId: string; readonly reason: string },
): Promise<Moved> {
  const held = await open(tx, mover, step)
  const entry = await entryOf(tx, step.id, chargeId)
  if (entry.isCounter || entry.isReversed)
    throw new Refusal(409, 'settlement.reversed', {}, { state: held.state, version: held.version })
  const today = await instituteDay(tx, mover.at)
  await keepOpen(tx, mover.tenant, [today])
  await tx.execute(sql`
    insert into charge_record (tenant_id, settlement_id, charge_type, income_source, amount, charged_on, reverses_id, reason, by_id, by_name)
    values (${mover.tenant}, ${step.id}, ${entry.chargeType}, ${entry.incomeSource}, -${entry.amount}::numeric, ${today}, ${chargeId}, ${reason}, ${mover.personId},
      ${mover.name})`)
  await changed(tx, step.id, sql`paid = paid - ${entry.amount}`)
  await tellOf(tx, settlementTable, mover, {
    id: step.id,
    action: 'counterEntry',
    from: held.state,
    to: held.state,
    reason: `-${entry.amount}；${reason}`,
  })
  const following = { kind: 'settlement', table: sql`settlement`, progression: settlementProgression } as const
  if (held.state === '400') await follow(tx, mover, following, { id: step.id, state: '400' }, '200')
  await followOrders(tx, mover, held.orderIds)
  return await standsNow(tx, step.id)
}

/** Files an entry, or takes it out of the file. @throws {Refusal} 404, 409 */
export async function fileCharge(
  tx: Transaction,
  mover: Mover,
  { chargeId, status, ...step }: Step & { readonly chargeId: string; readonly status: '1' | '2' },
): Promise<Moved> {
  const held = await open(tx, mover, step)
  const entry = await entryOf(tx, step.id, chargeId)
  await keepOpen(tx, mover.tenant, [entry.chargedOn])
  await tx.execute(sql`update charge_record set status = ${status} where id = ${chargeId}`)
  await changed(tx, step.id, sql`state = state`)
  await tellOf(tx, settlementTable, mover, {
    id: step.id,
    action: status === '1' ? 'file' : 'unfile',
    from: held.state,
    to: held.state,
    reason: entry.amount,
  })
  return await standsNow(tx, step.id)
}

/**
 * Writes down an invoice; all that are valid together are at most what is to be paid.
 * @throws {FieldRefusal} 400; {Refusal} 404; 409 (somebody was faster, the number is taken, the month is closed)
 */
export async function writeInvoice(tx: Transaction, mover: Mover, form: InvoiceForm): Promise<Moved> {
  const held = await open(tx, mover, form)
  checkState(held, ['200', '300', '400'], mover)
  const faults: FieldFault[] = []
  const rest = left(held.sums.amount, held.sums.invoiced)
  if (!(await knowsKey(tx, 'INVOICE_TYPE', form.invoiceType))) faults.push({ path: 'invoiceType', key: 'field.invalid' })
  // Who takes tax off needs a tax number.
  if (form.invoiceType === '1' && form.taxNumber === '') faults.push({ path: 'taxNumber', key: 'field.required' })
  if (form.issuedOn > (await instituteDay(tx, mover.at))) faults.push({ path: 'issuedOn', key: 'field.later' })
  if (decimalOf(form.amount).greaterThan(decimalOf(rest)))
    faults.push({ path: 'amount', key: 'settlement.invoiced', parameters: { rest } })
  if (faults.length > 0) throw new FieldRefusal(faults)
  await keepOpen(tx, mover.tenant, [form.issuedOn])
  try {
    await tx.execute(sql`
      insert into invoice (tenant_id, settlement_id, invoice_type, number, title, tax_number, amount, issued_on, by_id, by_name)
      values (${mover.tenant}, ${form.id}, ${form.invoiceType}, ${form.number}, ${form.title}, ${form.taxNumber}, ${form.amount}, ${form.issuedOn},
        ${mover.personId}, ${mover.name})`)
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('number', 'invoice.number-taken', { number: form.number }))
  }
  await changed(tx, form.id, sql`invoiced = invoiced + ${form.amount}`)
  await tellOf(tx, settlementTable, mover, {
    id: form.id,
    action: 'invoice',
    from: held.state,
    to: held.state,
    reason: form.number,
  })
  return await standsNow(tx, form.id)
}

/** Voids an invoice, today and with a reason. @throws {Refusal} 404, 409 */
export async function voidInvoice(
  tx: Transaction,
  mover: Mover,
  { invoiceId, reason, ...step }: Step & { readonly invoiceId: string; readonly reason: string },
): Promise<Moved> {
  const held = await open(tx, mover, step)
  const { rows } = await tx.execute<{ number: string; amount: string; isVoid: boolean }>(sql`
    select number, amount::text, voided_on is not null as "isVoid" from invoice where id = ${invoiceId} and settlement_id = ${step.id}`)
  const [found] = rows
  if (!found) throw new Refusal(404, 'not-found')
  if (found.isVoid) throw new Refusal(409, 'invoice.void', { number: found.number })
  const today = await instituteDay(tx, mover.at)
  await keepOpen(tx, mover.tenant, [today])
  await tx.execute(sql`update invoice set voided_on = ${today}, void_reason = ${reason} where id = ${invoiceId}`)
  await changed(tx, step.id, sql`invoiced = invoiced - ${found.amount}`)
  await tellOf(tx, settlementTable, mover, {
    id: step.id,
    action: 'voidInvoice',
    from: held.state,
    to: held.state,
    reason: `${found.number}；${reason}`,
  })
  return await standsNow(tx, step.id)
}
