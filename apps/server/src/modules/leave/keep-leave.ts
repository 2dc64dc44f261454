import type { LeaveForm } from '@etalon/api/contract'
import { daysOfHalves, halvesOf, labelOfLeave, labelOfState, leaveFault, leavePaths, leaveProgression } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { calledIn, type InSiteWords, inSiteWords, tellPeople } from '../../telling/index.ts'
import { holdRecord, type Moved, type MoveRequest, moveRecord } from '../../workflow/index.ts'
import { leaveTable } from './leave-list.ts'

interface Handed extends Record<string, unknown> {
  readonly leave_no: string
  readonly applicant_id: string
  readonly applicant: string
  readonly applicant_en: string
  readonly handler_id: string | null
  readonly kind: string
  readonly halves: number
  readonly span: string
  readonly process: string
  readonly task: string | null
}

async function handedOf(tx: Transaction, id: string): Promise<Handed> {
  const { rows } = await tx.execute<Handed>(sql`
    select l.leave_no, l.applicant_id::text, a.name as applicant, a.name_en as applicant_en, l.handler_id::text, l.kind, l.halves, l.process_instance::text as process,
      l.task::text, case when l.from_day = l.to_day then l.from_day::text else l.from_day || ' — ' || l.to_day end as span
    from leave_request l join account a on a.id = l.applicant_id where l.id = ${id}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  return row
}

/** The head of one's department, or of the nearest one above that has another head; undefined where there is none. */
async function headFor(tx: Transaction, personId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive above as (
      select d.parent_id, d.head_id, 0 as depth from account a join department d on d.id = a.department_id where a.id = ${personId}
      union all
      select d.parent_id, d.head_id, above.depth + 1 from department d join above on d.id = above.parent_id where above.depth < 100
    )
    select h.id::text from above join account h on h.id = above.head_id
    where h.enabled and h.enterprise_id is null and h.id <> ${personId} order by above.depth limit 1`)
  return rows[0]?.id
}

const administrators = (besides: string) =>
  sql`a.enterprise_id is null and 'admin' = any (acting_roles(a.roles)) and a.id <> ${besides}`

/** Tells people of it where they are signed in. */
async function tell(tx: Transaction, tenant: string, whom: SQL, told: InSiteWords & { readonly path: string }): Promise<void> {
  await tellPeople(tx, tenant, { ...told, topic: 'leave' }, whom)
}

const handlersOf = ({ handler_id, applicant_id }: Handed) =>
  handler_id === null ? administrators(applicant_id) : sql`a.id = ${handler_id}`

/** Hands a request to whoever is to see to it. @throws {Refusal} 409 where nobody is, or where one is away on these days already */
async function handIn(tx: Transaction, caller: Caller, id: string): Promise<void> {
  // Of two requests of one person that are handed in at once, each for the same day, one finds the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave:${caller.tenant}:${caller.personId}`}, 0))`)
  const overlapping = await tx.execute<{ leave_no: string }>(sql`
    select x.leave_no from leave_request l join leave_request x on x.applicant_id = l.applicant_id and x.id <> l.id and x.state in ('1', '2')
    where l.id = ${id} and (x.from_day, x.from_half) <= (l.to_day, l.to_half) and (l.from_day, l.from_half) <= (x.to_day, x.to_half)
    order by x.id limit 1`)
  const [other] = overlapping.rows
  if (other) throw new Refusal(409, 'leave.overlap', { number: other.leave_no })
  const head = await headFor(tx, caller.personId)
  if (head === undefined) {
    const { rows } = await tx.execute(
      sql`select a.id from account a where a.enabled and ${administrators(caller.personId)} limit 1`,
    )
    if (rows.length === 0) throw new Refusal(409, 'leave.nobody')
  }
  await tx.execute(sql`
    update leave_request set handler_id = ${head ?? null}, task = gen_random_uuid(), handed_at = clock_timestamp() where id = ${id}`)
}

/** Tells whoever a move concerns. */
async function tellOfMove(
  tx: Transaction,
  caller: Caller,
  id: string,
  move: { action: string; from: string; to: string; reason: string },
) {
  const handed = await handedOf(tx, id)
  const { leave_no: number, process, task } = handed
  const called = calledIn({ name: handed.applicant, nameEn: handed.applicant_en })
  const whose = (language: Language) => ({ name: called(language), number })
  const detail = leavePaths.detail(process, id)
  const state = (language: Language) => ({ number, state: labelOfState(leaveProgression.name, move.to, language) })
  const days = daysOfHalves(handed.halves)
  const whole = (language: Language) =>
    `${labelOfLeave(handed.kind, language)} ${days} ${language === 'zh' ? '天' : days === '1' ? 'day' : 'days'} ${handed.span}`
  switch (move.action) {
    case 'submit':
      return await tell(tx, caller.tenant, handlersOf(handed), {
        ...(await inSiteWords(tx, 'message.leave', whose, whole)),
        path: leavePaths.handle(task ?? '', process, id),
      })
    case 'recall':
    case 'callOff':
      // Of a draft nobody else knows.
      if (move.from === '0') return
      return await tell(tx, caller.tenant, handlersOf(handed), {
        ...(await inSiteWords(tx, 'message.leave-withdrawn', whose, whole)),
        path: detail,
      })
    default:
      return await tell(tx, caller.tenant, sql`a.id = ${handed.applicant_id}`, {
        ...(move.action === 'return'
          ? await inSiteWords(tx, 'message.leave-returned', { number }, move.reason || whole)
          : await inSiteWords(tx, 'message.leave-decided', state, move.reason || whole)),
        path: detail,
      })
  }
}

/**
 * Moves a request by its progression, and tells whoever it concerns.
 * @throws {Refusal} 404, 409 (somebody was faster, the state forbids it, the days are taken), 403 (not theirs to decide), 400 (reason)
 */
export async function moveLeave(tx: Transaction, caller: Caller, language: Language, request: MoveRequest): Promise<Moved> {
  const mover = { ...caller, language }
  const held = await holdRecord(tx, leaveTable(caller), request, 'changed', language)
  const moved = await moveRecord(tx, leaveTable(caller), request, mover)
  const { action, id } = request
  if (action === 'submit') await handIn(tx, caller, id)
  await tellOfMove(tx, caller, id, { action, from: held.state, to: moved.state, reason: request.reason ?? '' })
  if (action !== 'submit') await tx.execute(sql`update leave_request set task = null where id = ${id}`)
  return moved
}

/**
 * Writes a request down, or changes one's own draft, and hands it in where that is asked.
 * @throws {FieldRefusal} 400 for days that are none; {Refusal} 404, 409
 */
export async function keepLeave(tx: Transaction, caller: Caller, language: Language, form: LeaveForm): Promise<string> {
  const { kind, fromDay, fromHalf, toDay, toHalf, reason } = form
  const fault = leaveFault(kind, form)
  if (fault !== undefined) throw new FieldRefusal([{ path: 'toDay', key: `leave.days-${fault}` }])
  const halves = halvesOf(kind, form)
  const { id, version } = form.id === undefined ? await begin() : await change(form.id)
  if (form.handIn) await moveLeave(tx, caller, language, { id, version, action: 'submit' })
  return id

  async function begin() {
    const month = (await instituteDay(tx)).slice(2, 7).replace('-', '')
    const number = `XJ${month}${String(await nextNumber(tx, caller.tenant, `leave:${month}`)).padStart(4, '0')}`
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into leave_request (tenant_id, state, duties, leave_no, applicant_id, kind, from_day, from_half, to_day, to_half, halves, reason)
      values (${caller.tenant}, '0', jsonb_build_object('applicant', ${caller.personId}::text), ${number}, ${caller.personId}, ${kind}, ${fromDay},
        ${fromHalf}, ${toDay}, ${toHalf}, ${halves}, ${reason}) returning id::text`)
    const written = rows[0]?.id ?? ''
    await tellOf(tx, leaveTable(caller), caller, { id: written, action: 'register', from: null, to: '0' })
    return { id: written, version: 0 }
  }

  async function change(before: string) {
    if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    const held = await holdRecord(tx, leaveTable(caller), { id: before, version: form.version }, 'edited-meanwhile', language)
    if (held.duties.applicant !== caller.personId) throw new Refusal(404, 'not-found')
    const { state } = held
    if (state !== leaveProgression.initial) {
      const word = labelOfState(leaveProgression.name, state, language)
      throw new Refusal(409, 'leave.not-editable', { state: word }, { state, version: held.version })
    }
    await tx.execute(sql`
      update leave_request set version = version + 1, kind = ${kind}, from_day = ${fromDay}, from_half = ${fromHalf}, to_day = ${toDay},
        to_half = ${toHalf}, halves = ${halves}, reason = ${reason} where id = ${before}`)
    await tellOf(tx, leaveTable(caller), caller, { id: before, action: 'edit', from: state, to: state })
    return { id: before, version: held.version + 1 }
  }
}
