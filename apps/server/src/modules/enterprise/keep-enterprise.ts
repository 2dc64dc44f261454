import type { EnterpriseDetail, EnterpriseForm } from '@etalon/api/contract'
import { executeNamed, type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { areaOf } from './area.ts'
import { enterpriseColumns } from './enterprise-list.ts'

/** One enterprise, also one that turned out to be another. @throws {Refusal} 404 */
export async function oneEnterprise(tx: Transaction, caller: Caller, id: string): Promise<EnterpriseDetail> {
  const { rows } = await executeNamed<EnterpriseDetail & Record<string, unknown>>(
    tx,
    `one-enterprise-${caller.reach}`,
    sql`
    select ${enterpriseColumns}, e.version, e.remark,
      jsonb_build_array(jsonb_build_object('contactName', e.contact_name, 'department', e.contact_department, 'mobile', e.mobile, 'phone', e.phone))
        || e.contacts as contacts,
      (select count(*)::int from work_order x where x.enterprise_id = e.id and x.state in ('50', '100', '300')) as "openOrderCount",
      (select count(*)::int from account x where x.enterprise_id = e.id) as "accountCount",
      (select jsonb_build_object('id', x.id::text, 'enterName', x.name) from enterprise x where x.id = e.merged_into) as "mergedInto"
    from enterprise e where e.id = ${id} and ${reachedBy(caller, 'enterprise')}`,
  )
  const [found] = rows
  if (!found) throw new Refusal(404, 'not-found')
  return found
}

interface Held extends Record<string, unknown> {
  readonly name: string
  readonly credit_code: string
  readonly version: number
  readonly enabled: boolean
  readonly merged: boolean
}

/** Holds one until the transaction ends, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile, or is another now */
async function hold(tx: Transaction, id: string, version: number): Promise<Held> {
  const { rows } = await tx.execute<Held>(sql`
    select name, credit_code, version, enabled, merged_into is not null as merged from enterprise where id = ${id} for update`)
  const [held] = rows
  if (!held) throw new Refusal(404, 'not-found')
  if (held.merged) throw new Refusal(409, 'enterprise.merged')
  if (held.version !== version) throw new Refusal(409, 'edited-meanwhile', {}, { version: held.version })
  return held
}

const stateOf = (enabled: boolean) => (enabled ? '0' : '1')

interface Told {
  readonly action: string
  readonly from: string | null
  readonly to: string
  readonly reason?: string | undefined
}

const tell = (tx: Transaction, caller: Caller, id: string, { action, from, to, reason }: Told) =>
  tellOf(tx, { kind: 'enterprise' }, caller, { id, action, from, to, reason })

/** The columns that a form fills, with their values. */
function valuesOf(form: EnterpriseForm): readonly (readonly [column: string, value: unknown])[] {
  const [first, ...further] = form.contacts
  const area = areaOf(form.areaCode)
  if (area === undefined) throw new FieldRefusal([{ path: 'areaCode', key: 'field.invalid' }])
  return [
    ['name', form.enterName],
    ['credit_code', form.socialNumber.toUpperCase()],
    ['business_type', form.enterType],
    ['area_code', form.areaCode],
    ['area', area],
    ['address', form.address],
    ['contact_name', first?.contactName],
    ['contact_department', first?.department],
    ['mobile', first?.mobile],
    ['phone', first?.phone],
    ['contacts', JSON.stringify(further)],
    ['on_account', form.onAccount],
    ['remark', form.remark],
  ]
}

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** What was called otherwise, in words of no language: old → new. */
const renamed = (before: Held, form: EnterpriseForm): readonly string[] =>
  [[before.name, form.enterName] as const, [before.credit_code, form.socialNumber.toUpperCase()] as const].flatMap(
    ([old, now]) => (old === now ? [] : [`${old} → ${now}`]),
  )

/** Somebody has the credit code already: who, so that nobody is written down twice. */
async function refuseCode(tx: Transaction, form: EnterpriseForm): Promise<void> {
  const { rows } = await tx.execute<{ id: string; name: string; merged_into: string | null }>(sql`
    select id, name, merged_into from enterprise where credit_code = ${form.socialNumber.toUpperCase()} and id <> ${form.id ?? 0}`)
  const [other] = rows
  if (other)
    throw new Refusal(409, 'enterprise.code-taken', { name: other.name }, { id: other.merged_into ?? other.id, name: other.name })
}

/**
 * Writes down a new enterprise, or what changed of one.
 * @throws {FieldRefusal} 400 naming the field; {Refusal} 409 for a credit code that another has, or what was changed meanwhile
 */
export async function keepEnterprise(tx: Transaction, caller: Caller, form: EnterpriseForm): Promise<string> {
  if (!(await knowsKey(tx, 'business_type', form.enterType)))
    throw new FieldRefusal([{ path: 'enterType', key: 'field.invalid' }])
  const values = valuesOf(form)
  const columns = listed(values.map(([column]) => sql.identifier(column)).map((one) => sql`${one}`))
  const given = listed(values.map(([, value]) => sql`${value}`))
  if (form.id === undefined) {
    await refuseCode(tx, form)
    const id = await unlessTaken(async () => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`insert into enterprise (tenant_id, ${columns}) values (${caller.tenant}, ${given}) returning id`,
      )
      return rows[0]?.id ?? ''
    }, form)
    await tell(tx, caller, id, { action: 'register', from: null, to: '0' })
    return id
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await hold(tx, form.id, form.version)
  const changes = renamed(held, form)
  if (changes.length > 0 && form.reason === undefined) throw new FieldRefusal([{ path: 'reason', key: 'field.required' }])
  await refuseCode(tx, form)
  await unlessTaken(
    () => tx.execute(sql`update enterprise set (version, ${columns}) = row (version + 1, ${given}) where id = ${form.id}`),
    form,
  )
  const state = stateOf(held.enabled)
  const reason = [...changes, ...(form.reason === undefined ? [] : [form.reason])].join('；')
  await tell(tx, caller, form.id, { action: 'edit', from: state, to: state, reason: reason === '' ? undefined : reason })
  return form.id
}

/** Two who write down the same one at once: the second is told. */
async function unlessTaken<T>(write: () => Promise<T>, form: EnterpriseForm): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw toldIfTaken(error, new Refusal(409, 'enterprise.code-taken', { name: form.enterName }))
  }
}

/** A step that somebody makes with an enterprise. */
interface Step {
  readonly id: string
  readonly version: number
  readonly reason?: string | undefined
}

/** Lets orders be taken for it, or no more. @throws {Refusal} 404, 409 */
export async function enableEnterprise(
  tx: Transaction,
  caller: Caller,
  enabled: boolean,
  { id, version, reason }: Step,
): Promise<void> {
  const held = await hold(tx, id, version)
  if (held.enabled === enabled) throw new Refusal(409, 'edited-meanwhile', {}, { version: held.version })
  await tx.execute(sql`update enterprise set enabled = ${enabled}, version = version + 1 where id = ${id}`)
  await tell(tx, caller, id, { action: enabled ? 'enable' : 'disable', from: stateOf(!enabled), to: stateOf(enabled), reason })
}

/**
 * Gives all that an enterprise has to another, which it turned out to be. What was issued says what it said.
 * @throws {Refusal} 404, 409
 */
export async function mergeEnterprise(
  tx: Transaction,
  caller: Caller,
  into: string,
  { id, version, reason }: Step,
): Promise<void> {
  if (into === id) throw new Refusal(409, 'enterprise.merge-itself')
  // Two merges that cross hold both in one order.
  await tx.execute(sql`select id from enterprise where id in (${id}, ${into}) order by id for update`)
  const held = await hold(tx, id, version)
  const { rows } = await tx.execute<{ name: string; enabled: boolean; merged: boolean }>(
    sql`select name, enabled, merged_into is not null as merged from enterprise where id = ${into}`,
  )
  const [target] = rows
  if (!target) throw new Refusal(404, 'not-found')
  if (target.merged) throw new Refusal(409, 'enterprise.merged')
  // What both ledgers have is one instrument.
  await tx.execute(sql`
    delete from enterprise_instrument t where t.enterprise_id = ${id} and exists (
      select from enterprise_instrument x where x.enterprise_id = ${into} and x.kind_code = t.kind_code and x.serial = t.serial)`)
  for (const table of [
    'work_order',
    'enterprise_instrument',
    'account',
    'stored_file',
    'pickup',
    'quote',
    'contract',
    'settlement',
  ])
    await tx.execute(sql`update ${sql.identifier(table)} set enterprise_id = ${into} where enterprise_id = ${id}`)
  await tx.execute(sql`update enterprise set merged_into = ${into} where merged_into = ${id}`)
  await tx.execute(sql`update enterprise set merged_into = ${into}, enabled = false, version = version + 1 where id = ${id}`)
  await tell(tx, caller, id, {
    action: 'merge',
    from: stateOf(held.enabled),
    to: '1',
    reason: `→ ${target.name}；${reason ?? ''}`,
  })
  const state = stateOf(target.enabled)
  await tell(tx, caller, into, { action: 'absorb', from: state, to: state, reason: `← ${held.name}；${reason ?? ''}` })
}

/** Removes what nobody ever needed. @throws {Refusal} 404; 409 where something rests on it */
export async function removeEnterprise(tx: Transaction, caller: Caller, id: string): Promise<void> {
  const one = await oneEnterprise(tx, caller, id)
  await hold(tx, id, one.version)
  const { rows } = await tx.execute<{ used: boolean }>(sql`
    select exists (select from work_order where enterprise_id = ${id}) or exists (select from account where enterprise_id = ${id})
      or exists (select from stored_file where enterprise_id = ${id}) or exists (select from pickup where enterprise_id = ${id})
      or exists (select from enterprise where merged_into = ${id}) or exists (select from quote where enterprise_id = ${id})
      or exists (select from contract where enterprise_id = ${id}) as used`)
  if (rows[0]?.used) throw new Refusal(409, 'enterprise.used', { orders: one.orderCount, people: one.accountCount })
  await tx.execute(sql`delete from enterprise_instrument where enterprise_id = ${id}`)
  await tx.execute(sql`delete from enterprise where id = ${id}`)
  await tell(tx, caller, id, { action: 'remove', from: one.state, to: '1', reason: `${one.enterName} ${one.socialNumber}` })
}
