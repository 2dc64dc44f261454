import type { QuoteForm } from '@etalon/api/contract'
import { decimalOf, isKeyOf, type QuoteSum, quoteSum } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import { type HeldRecord, holdRecord, labelsOf, type Mover } from '../../workflow/index.ts'
import { orderOfQuote, quoteStatus, quoteTable } from './quote-list.ts'

export interface WrittenQuote {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly quoteNo: string
}

type Head = WrittenQuote & Record<string, unknown>

const written = sql`id, state, version, quote_no as "quoteNo"`
const isSame = (one: string, other: string) => decimalOf(one).equals(decimalOf(other))

/** What the lines come to; what the form showed has to be the same. @throws {FieldRefusal} */
function worked(form: QuoteForm): QuoteSum {
  const sum = quoteSum(form.lines.map(({ price, quantity, share }) => ({ price, quantity: String(quantity), share })))
  const faults: FieldFault[] = form.lines.flatMap(({ amount }, place) =>
    isSame(amount, sum.lines[place]?.amount ?? '0')
      ? []
      : [{ path: `lines.${place}.amount`, key: 'quote.sum', parameters: { amount: sum.lines[place]?.amount ?? '' } }],
  )
  if (!isSame(form.amount, sum.amount)) faults.push({ path: 'amount', key: 'quote.sum', parameters: { amount: sum.amount } })
  if (faults.length > 0) throw new FieldRefusal(faults)
  return sum
}

/** @throws {FieldRefusal} naming what the institute cannot quote */
async function checkForm(tx: Transaction, mover: Mover, form: QuoteForm): Promise<void> {
  const faults: FieldFault[] = []
  if (!isKeyOf('discountType', form.discountType)) faults.push({ path: 'discountType', key: 'field.invalid' })
  if (form.validUntil < (await instituteDay(tx, mover.at))) faults.push({ path: 'validUntil', key: 'quote.past' })
  const { rows: kinds } = await tx.execute<{ code: string; abilities: string[] }>(
    sql`select code, ability_types as abilities from instrument_kind`,
  )
  for (const [place, line] of form.lines.entries()) {
    const kind = kinds.find(({ code }) => code === line.kindCode)
    if (!kind) faults.push({ path: `lines.${place}.kindCode`, key: 'quote.kind' })
    else if (!kind.abilities.includes(line.abilityType)) faults.push({ path: `lines.${place}.abilityType`, key: 'quote.ability' })
    if (line.serials.length > line.quantity) faults.push({ path: `lines.${place}.serials`, key: 'quote.serials' })
  }
  if (faults.length > 0) throw new FieldRefusal(faults)
  const { rows } = await tx.execute<{ name: string; taken: boolean }>(sql`
    select name, enabled or exists (select from quote q where q.id = ${form.id ?? 0} and q.enterprise_id = e.id) as taken
    from enterprise e where e.id = ${form.enterId} for share of e`)
  if (!rows[0]) throw new FieldRefusal([{ path: 'enterId', key: 'quote.enterprise' }])
  if (!rows[0].taken) throw new Refusal(409, 'enterprise.disabled', { name: rows[0].name })
}

/** Only what nobody has handed in is changed. @throws {Refusal} 409 */
function checkEditable(held: HeldRecord, language: Language): void {
  if (held.state === '100') return
  const state = labelsOf(quoteTable, language).state(held.state)
  throw new Refusal(409, 'quote.not-editable', { state }, { state: held.state, version: held.version })
}

/**
 * Writes down a new quote, or what changed of one that was not handed in.
 * @throws {FieldRefusal} 400 naming the field; {Refusal} 404; 409 for what was changed meanwhile or handed in
 */
export async function keepQuote(tx: Transaction, mover: Mover, form: QuoteForm): Promise<WrittenQuote> {
  const sum = worked(form)
  await checkForm(tx, mover, form)
  const head = form.id === undefined ? await insert(tx, mover, form, sum) : await update(tx, mover, form.id, form, sum)
  await writeLines(tx, mover, head.id, form, sum)
  const action = form.id === undefined ? 'register' : 'edit'
  await tellOf(tx, quoteTable, mover, { id: head.id, action, from: form.id === undefined ? null : head.state, to: head.state })
  return head
}

async function insert(tx: Transaction, mover: Mover, form: QuoteForm, sum: QuoteSum): Promise<WrittenQuote> {
  const month = (await instituteDay(tx, mover.at)).slice(0, 7).replace('-', '')
  const number = `BJ${month}${String(await nextNumber(tx, mover.tenant, `quote:${month}`)).padStart(4, '0')}`
  const { rows } = await tx.execute<Head>(sql`
    insert into quote (tenant_id, state, duties, quote_no, base_no, enterprise_id, discount_type, valid_until, contact_name, mobile, remark,
      gross, amount, created_by)
    values (${mover.tenant}, '100', ${JSON.stringify({ author: mover.personId })}::jsonb, ${number}, ${number}, ${form.enterId},
      ${form.discountType}, ${form.validUntil}, ${form.contactName}, ${form.mobile}, ${form.remark}, ${sum.gross}, ${sum.amount},
      ${mover.personId})
    returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function update(tx: Transaction, mover: Mover, id: string, form: QuoteForm, sum: QuoteSum): Promise<WrittenQuote> {
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await holdRecord(tx, quoteTable, { id, version: form.version }, 'edited-meanwhile', mover.language)
  checkEditable(held, mover.language)
  const { rows } = await tx.execute<Head>(sql`
    update quote set version = version + 1, duties = duties || ${JSON.stringify({ editor: mover.personId })}::jsonb,
      enterprise_id = ${form.enterId}, discount_type = ${form.discountType}, valid_until = ${form.validUntil},
      contact_name = ${form.contactName}, mobile = ${form.mobile}, remark = ${form.remark}, gross = ${sum.gross}, amount = ${sum.amount}
    where id = ${id} returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('what is held is there')
  return row
}

/** The lines of a quote that nobody has handed in: nothing rests on them, so they are written anew. */
async function writeLines(tx: Transaction, mover: Mover, id: string, form: QuoteForm, sum: QuoteSum): Promise<void> {
  await tx.execute(sql`delete from quote_line where quote_id = ${id}`)
  const lines = form.lines.map((line, place) => ({ ...line, ...sum.lines[place] }))
  await tx.execute(sql`
    insert into quote_line (tenant_id, quote_id, kind_code, name, model, manufacturer, range, accuracy, ability_type, serials, price, quantity,
      share, unit, amount)
    select ${mover.tenant}, ${id}, line->>'kindCode', line->>'name', line->>'model', line->>'manufacturer', line->>'range', line->>'accuracy',
      line->>'abilityType', array(select jsonb_array_elements_text(line->'serials')), (line->>'price')::numeric, (line->>'quantity')::int,
      (line->>'share')::numeric, (line->>'unit')::numeric, (line->>'amount')::numeric
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality given (line, place) order by place`)
}

/** Removes a quote that nobody has handed in; the version before it counts again. @throws {Refusal} 404, 409 */
export async function removeQuote(tx: Transaction, mover: Mover, id: string, version: number): Promise<void> {
  const held = await holdRecord(tx, quoteTable, { id, version }, 'changed', mover.language)
  checkEditable(held, mover.language)
  await tx.execute(sql`update quote set replaced_by_id = null, version = version + 1 where replaced_by_id = ${id}`)
  await tx.execute(sql`delete from quote where id = ${id}`)
  await tellOf(tx, quoteTable, mover, { id, action: 'remove', from: held.state, to: null })
}

interface Standing extends Record<string, unknown> {
  readonly status: string
  readonly accepted: boolean
  readonly replaced: boolean
  readonly order: unknown
}

async function standingOf(tx: Transaction, id: string): Promise<Standing | undefined> {
  const { rows } = await tx.execute<Standing>(sql`
    select ${quoteStatus} as status, q.accepted_at is not null as accepted, q.replaced_by_id is not null as replaced, ${orderOfQuote} as "order"
    from quote q where q.id = ${id}`)
  return rows[0]
}

interface Step {
  readonly id: string
  readonly version: number
}

/** Writes down that the enterprise agrees. @throws {Refusal} 404; 409 for what cannot be used or was agreed to already */
export async function acceptQuote(tx: Transaction, mover: Mover, step: Step): Promise<WrittenQuote> {
  const held = await holdRecord(tx, quoteTable, step, 'changed', mover.language)
  const standing = await standingOf(tx, step.id)
  const about = { state: held.state, version: held.version }
  if (standing?.accepted) throw new Refusal(409, 'quote.accepted', {}, about)
  if (standing?.status !== '100') throw new Refusal(409, 'quote.unavailable', {}, about)
  const { rows } = await tx.execute<Head>(sql`
    update quote set accepted_by = ${mover.personId}, accepted_by_name = ${mover.name}, accepted_at = clock_timestamp(), version = version + 1
    where id = ${step.id} returning ${written}`)
  await tellOf(tx, quoteTable, mover, { id: step.id, action: 'agree', from: held.state, to: held.state })
  const [row] = rows
  if (!row) throw new Error('what is held is there')
  return row
}

/** Begins the next version of a quote that was audited; this one cannot be used from then on. @throws {Refusal} 404, 409 */
export async function reviseQuote(tx: Transaction, mover: Mover, step: Step): Promise<WrittenQuote> {
  const held = await holdRecord(tx, quoteTable, step, 'changed', mover.language)
  const standing = await standingOf(tx, step.id)
  if (held.state !== '300' || standing?.replaced || standing?.order)
    throw new Refusal(409, 'quote.not-revisable', {}, { state: held.state, version: held.version })
  const { rows } = await tx.execute<Head>(sql`
    insert into quote (tenant_id, state, duties, quote_no, base_no, revision, replaces_id, enterprise_id, discount_type, valid_until,
      contact_name, mobile, remark, gross, amount, created_by)
    select tenant_id, '100', ${JSON.stringify({ author: mover.personId })}::jsonb, base_no || '-' || (revision + 1), base_no, revision + 1, id,
      enterprise_id, discount_type, valid_until, contact_name, mobile, remark, gross, amount, ${mover.personId}
    from quote where id = ${step.id} returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  await tx.execute(sql`
    insert into quote_line (tenant_id, quote_id, kind_code, name, model, manufacturer, range, accuracy, ability_type, serials, price, quantity,
      share, unit, amount)
    select tenant_id, ${row.id}, kind_code, name, model, manufacturer, range, accuracy, ability_type, serials, price, quantity, share, unit, amount
    from quote_line where quote_id = ${step.id} order by id`)
  await tx.execute(sql`update quote set replaced_by_id = ${row.id}, version = version + 1 where id = ${step.id}`)
  await tellOf(tx, quoteTable, mover, { id: step.id, action: 'replace', from: '300', to: '300' })
  await tellOf(tx, quoteTable, mover, { id: row.id, action: 'register', from: null, to: '100' })
  return row
}
