import type { ContractForm } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import {
  type HeldRecord,
  holdRecord,
  labelsOf,
  type Moved,
  type MoveRequest,
  type Mover,
  moveRecord,
} from '../../workflow/index.ts'
import { contractTable } from './contract-list.ts'

/** A contract as it was written. */
export interface WrittenContract {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly contractNo: string
}

type Head = WrittenContract & Record<string, unknown>

const written = sql`id, state, version, contract_no as "contractNo"`

/** @throws {FieldRefusal} naming what a contract of this type cannot say */
async function checkForm(tx: Transaction, form: ContractForm): Promise<void> {
  const faults: FieldFault[] = []
  const needed = (path: 'share' | 'packageSum' | 'packageItems') => {
    if (form[path] === null) faults.push({ path, key: 'field.required' })
  }
  if (!isKeyOf('contract_type', form.contractType)) faults.push({ path: 'contractType', key: 'field.invalid' })
  if (form.validTo < form.validFrom) faults.push({ path: 'validTo', key: 'field.range' })
  if (form.contractType === '0' && form.prices.length === 0) faults.push({ path: 'prices', key: 'field.required' })
  if (form.contractType === '1') needed('share')
  if (form.contractType === '2') {
    needed('packageSum')
    needed('packageItems')
  }
  const { rows: kinds } = await tx.execute<{ code: string; abilities: string[] }>(
    sql`select code, ability_types as abilities from instrument_kind`,
  )
  const seen = new Set<string>()
  for (const [place, { kindCode, abilityType }] of form.prices.entries()) {
    const kind = kinds.find(({ code }) => code === kindCode)
    if (!kind) faults.push({ path: `prices.${place}.kindCode`, key: 'quote.kind' })
    else if (!kind.abilities.includes(abilityType)) faults.push({ path: `prices.${place}.abilityType`, key: 'quote.ability' })
    if (seen.has(`${kindCode} ${abilityType}`)) faults.push({ path: `prices.${place}.kindCode`, key: 'contract.twice' })
    seen.add(`${kindCode} ${abilityType}`)
  }
  if (faults.length > 0) throw new FieldRefusal(faults)
  const { rows } = await tx.execute<{ name: string; taken: boolean }>(sql`
    select name, enabled or exists (select from contract t where t.id = ${form.id ?? 0} and t.enterprise_id = e.id) as taken
    from enterprise e where e.id = ${form.enterId} for share of e`)
  if (!rows[0]) throw new FieldRefusal([{ path: 'enterId', key: 'quote.enterprise' }])
  if (!rows[0].taken) throw new Refusal(409, 'enterprise.disabled', { name: rows[0].name })
}

/** Only what nobody has handed in is changed. @throws {Refusal} 409 */
function checkEditable(held: HeldRecord, language: Language): void {
  if (held.state === '100') return
  const state = labelsOf(contractTable, language).state(held.state)
  throw new Refusal(409, 'contract.not-editable', { state }, { state: held.state, version: held.version })
}

/** What of the form belongs to its type; the rest says nothing. */
const termsOf = ({ contractType, share, packageSum, packageItems }: ContractForm) => ({
  share: contractType === '1' ? share : null,
  sum: contractType === '2' ? packageSum : null,
  items: contractType === '2' ? packageItems : null,
})

/**
 * Writes down a new contract, or what changed of one that was not handed in.
 * @throws {FieldRefusal} 400 naming the field; {Refusal} 404; 409 for what was changed meanwhile or handed in
 */
export async function keepContract(tx: Transaction, mover: Mover, form: ContractForm): Promise<WrittenContract> {
  await checkForm(tx, form)
  const head = form.id === undefined ? await insert(tx, mover, form) : await update(tx, mover, form.id, form)
  await tx.execute(sql`delete from contract_price where contract_id = ${head.id}`)
  if (form.contractType === '0')
    await tx.execute(sql`
      insert into contract_price (tenant_id, contract_id, kind_code, ability_type, price)
      select ${mover.tenant}, ${head.id}, one->>'kindCode', one->>'abilityType', (one->>'price')::numeric
      from jsonb_array_elements(${JSON.stringify(form.prices)}::jsonb) with ordinality given (one, place) order by place`)
  const action = form.id === undefined ? 'register' : 'edit'
  await tellOf(tx, contractTable, mover, {
    id: head.id,
    action,
    from: form.id === undefined ? null : head.state,
    to: head.state,
  })
  return head
}

async function insert(tx: Transaction, mover: Mover, form: ContractForm): Promise<WrittenContract> {
  const month = (await instituteDay(tx, mover.at)).slice(0, 7).replace('-', '')
  const number = `HT${month}${String(await nextNumber(tx, mover.tenant, `contract:${month}`)).padStart(4, '0')}`
  const terms = termsOf(form)
  const { rows } = await tx.execute<Head>(sql`
    insert into contract (tenant_id, state, duties, contract_no, name, enterprise_id, contract_type, valid_from, valid_to, share, package_sum,
      package_items, remark, created_by)
    values (${mover.tenant}, '100', ${JSON.stringify({ author: mover.personId })}::jsonb, ${number}, ${form.name}, ${form.enterId},
      ${form.contractType}, ${form.validFrom}, ${form.validTo}, ${terms.share}, ${terms.sum}, ${terms.items}, ${form.remark}, ${mover.personId})
    returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function update(tx: Transaction, mover: Mover, id: string, form: ContractForm): Promise<WrittenContract> {
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await holdRecord(tx, contractTable, { id, version: form.version }, 'edited-meanwhile', mover.language)
  checkEditable(held, mover.language)
  const terms = termsOf(form)
  const { rows } = await tx.execute<Head>(sql`
    update contract set version = version + 1, duties = duties || ${JSON.stringify({ editor: mover.personId })}::jsonb, name = ${form.name},
      enterprise_id = ${form.enterId}, contract_type = ${form.contractType}, valid_from = ${form.validFrom}, valid_to = ${form.validTo},
      share = ${terms.share}, package_sum = ${terms.sum}, package_items = ${terms.items}, remark = ${form.remark}
    where id = ${id} returning ${written}`)
  const [row] = rows
  if (!row) throw new Error('what is held is there')
  return row
}

/** Moves a contract. Its enterprise is held with it: of two contracts that are approved at once for one day, one gets it. */
export async function moveContract(tx: Transaction, caller: Caller, language: Language, request: MoveRequest): Promise<Moved> {
  await tx.execute(
    sql`select id from enterprise where id = (select enterprise_id from contract where id = ${request.id}) for no key update`,
  )
  return await moveRecord(tx, contractTable, request, { ...caller, language })
}

/** Removes a contract that nobody has handed in. @throws {Refusal} 404, 409 */
export async function removeContract(tx: Transaction, mover: Mover, id: string, version: number): Promise<void> {
  const held = await holdRecord(tx, contractTable, { id, version }, 'changed', mover.language)
  checkEditable(held, mover.language)
  await tx.execute(sql`delete from contract where id = ${id}`)
  await tellOf(tx, contractTable, mover, { id, action: 'remove', from: held.state, to: null })
}
