import type { PickupForm } from '@etalon/api/contract'
import { labelOfState, pickupProgression } from '@etalon/api/domain'
import { decideMove } from '@etalon/machines/workflow'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { reachedBy } from '../../policies/index.ts'
import { FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { type InSiteWords, inSiteWords, tellPeople } from '../../telling/index.ts'
import { labelsOf, type Moved, type MoveRequest, refusalOf } from '../../workflow/index.ts'

interface Held extends Record<string, unknown> {
  state: string
  version: number
  duties: Record<string, string>
  number: string
  created_by: string | null
}

const stateOf = (state: string, language: Language) => labelOfState(pickupProgression.name, state, language)

/** Holds one until the transaction ends, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile */
async function hold(
  tx: Transaction,
  { id, version, why, language }: { id: string; version: number; why: 'changed' | 'edited-meanwhile'; language: Language },
): Promise<Held> {
  const { rows } = await tx.execute<Held>(
    sql`select state, version, duties, number, created_by::text from pickup where id = ${id} for update`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  if (row.version !== version)
    throw new Refusal(409, why, { state: stateOf(row.state, language) }, { state: row.state, version: row.version })
  return row
}

const tell = (tx: Transaction, caller: Caller, id: string, action: string, from: string | null, to: string, reason?: string) =>
  tellOf(tx, { kind: 'pickup' }, caller, { id, action, from, to, reason })

/** Tells people of it where they are signed in. */
async function message(tx: Transaction, tenant: string, to: 'keepers' | string, words: InSiteWords): Promise<void> {
  const path =
    to === 'keepers'
      ? '/appointment-pickup-manage/appointment-pickup/acceptance-index'
      : '/appointment-pickup-manage/appointment-pickup/index'
  const whom =
    to === 'keepers'
      ? sql`a.enterprise_id is null and 'reception' = any (acting_roles(a.roles))`
      : sql`a.id = ${to} and a.enterprise_id is not null`
  await tellPeople(tx, tenant, { ...words, topic: 'pickup', path }, whom)
}

/**
 * Asks for an appointment, or changes one that nobody has accepted.
 * @throws {FieldRefusal} 400 for an enterprise that is not theirs, and a time that is over; {Refusal} 409 where it was accepted, or changed meanwhile
 */
export async function keepPickup(tx: Transaction, caller: Caller, language: Language, form: PickupForm): Promise<string> {
  const found = await tx.execute<{ name: string; enabled: boolean }>(
    sql`select e.name, e.enabled from enterprise e where e.id = ${form.enterId} and e.merged_into is null and ${reachedBy(caller, 'enterprise')}`,
  )
  const [enterprise] = found.rows
  if (!enterprise) throw new FieldRefusal([{ path: 'enterId', key: 'field.invalid' }])
  if (!enterprise.enabled) throw new Refusal(409, 'enterprise.disabled', { name: enterprise.name })
  const time = sql`(${form.pickupTime}::timestamp at time zone 'Asia/Shanghai')`
  const checked = await tx.execute<{ fits: boolean }>(
    sql`select ${time} > clock_timestamp() and ${time} < clock_timestamp() + interval '1 year' as fits`,
  )
  if (!checked.rows[0]?.fits) throw new FieldRefusal([{ path: 'pickupTime', key: 'field.range' }])
  if (form.id === undefined) {
    const month = (await instituteDay(tx)).slice(2, 7).replace('-', '')
    const number = `QJ${month}${String(await nextNumber(tx, caller.tenant, `pickup:${month}`)).padStart(4, '0')}`
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into pickup (tenant_id, number, enterprise_id, time, instrument_count, place, contact, mobile, remark, created_by)
      values (${caller.tenant}, ${number}, ${form.enterId}, ${time}, ${form.instrumentCount}, ${form.place}, ${form.contact}, ${form.mobile},
        ${form.remark}, ${caller.personId}) returning id`)
    const id = rows[0]?.id ?? ''
    await tell(tx, caller, id, 'register', null, '10')
    if (caller.enterpriseId !== null)
      await message(
        tx,
        caller.tenant,
        'keepers',
        await inSiteWords(tx, 'message.pickup', { number }, `${enterprise.name} ${form.pickupTime}`),
      )
    return id
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await hold(tx, { id: form.id, version: form.version, why: 'edited-meanwhile', language })
  if (held.state !== '10')
    throw new Refusal(
      409,
      'pickup.not-editable',
      { state: stateOf(held.state, language) },
      { state: held.state, version: held.version },
    )
  await tx.execute(sql`
    update pickup set version = version + 1, enterprise_id = ${form.enterId}, time = ${time}, instrument_count = ${form.instrumentCount},
      place = ${form.place}, contact = ${form.contact}, mobile = ${form.mobile}, remark = ${form.remark} where id = ${form.id}`)
  await tell(tx, caller, form.id, 'edit', held.state, held.state)
  return form.id
}

/** Moves an appointment by its progression, and tells whoever asked for it. @throws {Refusal} 404, 409, 403, 400 */
export async function movePickup(tx: Transaction, caller: Caller, language: Language, request: MoveRequest): Promise<Moved> {
  const { id, version, action, reason } = request
  const held = await hold(tx, { id, version, why: 'changed', language })
  const standing = { state: held.state, duties: held.duties, facts: {} }
  const decision = decideMove(pickupProgression, standing, caller, action, reason)
  if (!decision.allowed) {
    throw refusalOf(decision, action, held.state, labelsOf({ progression: pickupProgression }, language))
  }
  const duties = decision.duty ? { ...held.duties, [decision.duty]: caller.personId } : held.duties
  const done = decision.to === '30' ? sql`, done_at = clock_timestamp()` : sql``
  await tx.execute(
    sql`update pickup set state = ${decision.to}, version = version + 1, duties = ${JSON.stringify(duties)}::jsonb ${done} where id = ${id}`,
  )
  await tell(tx, caller, id, action, held.state, decision.to, reason)
  if (held.created_by !== null && held.created_by !== caller.personId) {
    const said = (one: Language) => ({ number: held.number, state: stateOf(decision.to, one) })
    await message(tx, caller.tenant, held.created_by, await inSiteWords(tx, 'message.pickup-moved', said, reason ?? ''))
  }
  return { id, state: decision.to, version: version + 1 }
}

/**
 * Notes the order that came of an appointment; one that was accepted is done by it.
 * @throws {Refusal} 409 where it is for somebody else, was not accepted, or has an order already
 */
export async function orderOfPickup(
  tx: Transaction,
  caller: Caller,
  order: { readonly id: string; readonly enterId: string },
  pickupId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ number: string; state: string; enterprise_id: string; order_id: string | null }>(
    sql`select number, state, enterprise_id, order_id from pickup where id = ${pickupId} for update`,
  )
  const [row] = rows
  if (!row) throw new FieldRefusal([{ path: 'pickupId', key: 'field.invalid' }])
  if (row.enterprise_id !== order.enterId || row.state !== '20' || row.order_id !== null)
    throw new Refusal(409, 'pickup.not-orderable', { number: row.number })
  await tx.execute(sql`update pickup set order_id = ${order.id}, version = version + 1 where id = ${pickupId}`)
  await tell(tx, caller, pickupId, 'order', row.state, row.state)
}
