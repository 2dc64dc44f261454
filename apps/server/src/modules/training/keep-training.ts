import type { BodyOf, trainingCalls } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay } from '../../numbering/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { type InSiteWords, inSiteWords, tellPeople } from '../../telling/index.ts'
import type { Mover } from '../../workflow/index.ts'
import { checkStaff } from '../staff/personal.ts'

interface Held extends Record<string, unknown> {
  readonly version: number
  readonly title: string
  readonly fromDay: string
  readonly isDone: boolean
}

/** Holds a training until the transaction ends. @throws {Refusal} 404; 409 where it was changed meanwhile */
export async function hold(tx: Transaction, id: string, version?: number): Promise<Held> {
  const { rows } = await tx.execute<Held>(
    sql`select version, title, from_day::text as "fromDay", is_done as "isDone" from training where id = ${id} for update`,
  )
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  if (version !== undefined && row.version !== version) throw new Refusal(409, 'training.changed', {}, { version: row.version })
  return row
}

const kind = { kind: 'training' } as const

/** Tells people of it where they are signed in. */
async function tell(tx: Transaction, tenant: string, whom: SQL, { id, ...words }: InSiteWords & { readonly id: string }) {
  await tellPeople(tx, tenant, { ...words, topic: 'training', path: `/people/training-detail/index?id=${id}` }, whom)
}

/** Plans a training, or changes one that was not held; whoever takes part from now on is told. @throws {Refusal} 404, 409; 400 with the field */
export async function keepTraining(tx: Transaction, mover: Mover, body: BodyOf<typeof trainingCalls.submit>): Promise<string> {
  const { title, mode, type, fromDay, toDay, hours, place, trainer, content } = body
  const participants = [...new Set(body.participants)]
  await checkStaff(tx, 'participants', participants)
  const id = body.id === undefined ? await begin() : await change(body.id)
  const gone = sql`training_id = ${id} and account_id <> all(${sql.param(participants)}::bigint[])`
  await tx.execute(sql`delete from training_participant where ${gone}`)
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into training_participant (tenant_id, training_id, account_id)
    select ${mover.tenant}, ${id}, one from unnest(${sql.param(participants)}::bigint[]) as one on conflict do nothing
    returning account_id::text as id`)
  const others = added.map((one) => one.id).filter((one) => one !== mover.personId)
  await tell(tx, mover.tenant, sql`a.id = any(${sql.param(others)}::bigint[])`, {
    ...(await inSiteWords(
      tx,
      'message.training',
      { title },
      `${fromDay === toDay ? fromDay : `${fromDay} — ${toDay}`} ${place}`.trim(),
    )),
    id,
  })
  return id

  async function begin() {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into training (tenant_id, title, mode, type, from_day, to_day, hours, place, trainer, content, created_by)
      values (${mover.tenant}, ${title}, ${mode}, ${type}, ${fromDay}, ${toDay}, ${hours}, ${place}, ${trainer}, ${content}, ${mover.personId})
      returning id::text`)
    const written = rows[0]?.id ?? ''
    await tellOf(tx, kind, mover, { id: written, action: 'register', from: null, to: '0' })
    return written
  }

  async function change(before: string) {
    if (body.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
    const held = await hold(tx, before, body.version)
    if (held.isDone) throw new Refusal(409, 'training.done')
    await tx.execute(sql`
      update training set version = version + 1, title = ${title}, mode = ${mode}, type = ${type}, from_day = ${fromDay}, to_day = ${toDay},
        hours = ${hours}, place = ${place}, trainer = ${trainer}, content = ${content} where id = ${before}`)
    await tellOf(tx, kind, mover, { id: before, action: 'edit', from: '0', to: '0' })
    return before
  }
}

/** Says that a training was held, and how each of its people did. Nobody evaluates themselves. @throws {Refusal} 403, 404, 409; 400 with the field */
export async function finishTraining(tx: Transaction, mover: Mover, body: BodyOf<typeof trainingCalls.finish>): Promise<void> {
  const held = await hold(tx, body.id, body.version)
  if (held.isDone) throw new Refusal(409, 'training.done')
  if (held.fromDay > (await instituteDay(tx, mover.at))) throw new Refusal(409, 'training.not-begun')
  const { rows } = await tx.execute<{ id: string }>(
    sql`select account_id::text as id from training_participant where training_id = ${body.id}`,
  )
  const results = new Map(body.results.map((result) => [result.accountId, result]))
  if (results.size !== rows.length || results.size !== body.results.length || rows.some(({ id }) => !results.has(id)))
    throw new FieldRefusal([{ path: 'results', key: 'training.people' }])
  if (results.get(mover.personId)?.evaluation) throw new Refusal(403, 'training.own')
  for (const [place, { evaluation }] of body.results.entries())
    if (evaluation !== '' && !isKeyOf('STAFF_ACHIEVEMENT_EVALUATION', evaluation))
      throw new FieldRefusal([{ path: `results.${place}.evaluation`, key: 'field.invalid' }])
  await tx.execute(sql`
    update training_participant p set evaluation = given.evaluation, remark = given.remark
    from jsonb_to_recordset(${JSON.stringify(body.results)}::jsonb) as given("accountId" bigint, evaluation text, remark text)
    where p.training_id = ${body.id} and p.account_id = given."accountId"`)
  await tx.execute(sql`update training set version = version + 1, is_done = true where id = ${body.id}`)
  await tellOf(tx, kind, mover, { id: body.id, action: 'finish', from: '0', to: '1' })
  await tell(
    tx,
    mover.tenant,
    sql`a.id <> ${mover.personId} and a.id in (select account_id from training_participant where training_id = ${body.id})`,
    { ...(await inSiteWords(tx, 'message.training-done', { title: held.title }, '')), id: body.id },
  )
}

/** Opens a training again that was evaluated. @throws {Refusal} 404, 409 */
export async function reopenTraining(tx: Transaction, mover: Mover, body: BodyOf<typeof trainingCalls.reopen>): Promise<void> {
  const held = await hold(tx, body.id, body.version)
  if (!held.isDone) throw new Refusal(409, 'training.not-done')
  await tx.execute(sql`update training set version = version + 1, is_done = false where id = ${body.id}`)
  await tellOf(tx, kind, mover, { id: body.id, action: 'reopen', from: '1', to: '0', reason: body.reason })
}
