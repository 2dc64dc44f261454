import type { TrainingDetail, TrainingRow, trainingCalls } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { readsEverybody } from '../staff/records.ts'
import { finishTraining, hold, keepTraining, reopenTraining } from './keep-training.ts'

interface Row extends Record<string, unknown>, TrainingRow {}

/** The trainings that somebody sees: all of them, or those they take part in. */
const reached = (caller: Caller): SQL =>
  readsEverybody(caller)
    ? sql`true`
    : sql`exists (select from training_participant p where p.training_id = t.id and p.account_id = ${caller.personId})`

const columns = (
  caller: Caller,
) => sql`t.id::text, t.version, t.title, t.mode, t.type, t.from_day::text as "fromDay", t.to_day::text as "toDay",
  t.hours, t.place, t.trainer, t.content, t.is_done as "isDone", (select count(*)::int from training_participant p where p.training_id = t.id) as participants,
  array(select p.account_id::text from training_participant p where p.training_id = t.id order by p.account_id) as "participantIds",
  coalesce((select p.evaluation from training_participant p where p.training_id = t.id and p.account_id = ${caller.personId}), '')
    as "ownEvaluation"`

async function one(tx: Transaction, caller: Caller, id: string): Promise<TrainingDetail> {
  const { rows } = await tx.execute<Row & Pick<TrainingDetail, 'createdByName'>>(sql`
    select ${columns(caller)}, creator.name as "createdByName" from training t join account creator on creator.id = t.created_by
    where t.id = ${id} and ${reached(caller)}`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  // How others did is no affair of somebody who takes part.
  const seen = readsEverybody(caller) ? sql`true` : sql`p.account_id = ${caller.personId}`
  const trainees = await tx.execute<TrainingDetail['trainees'][number] & Record<string, unknown>>(sql`
    select a.id::text as "accountId", a.name, coalesce(d.name, '') as "deptName", case when ${seen} then p.evaluation else '' end as evaluation,
      case when ${seen} then p.remark else '' end as remark
    from training_participant p join account a on a.id = p.account_id left join department d on d.id = a.department_id
    where p.training_id = ${id} order by a.name collate "zh-x-icu", a.id`)
  return { ...row, trainees: trainees.rows }
}

/** Trainings, and how people did (BIZ-11). */
export const trainingHandlers: Handlers<typeof trainingCalls> = {
  async list({ tx, caller, query: { current, size, title = '', mode, type, isDone } }) {
    const done = isDone === undefined ? sql`true` : sql`t.is_done = ${isDone === '1'}`
    const where = sql`where ${reached(caller)} and position(lower(${title}) in lower(t.title)) > 0 and ${is(sql`t.mode`, mode)}
      and ${is(sql`t.type`, type)} and ${done}`
    return await countedPage<Row>(
      tx,
      { current, size },
      sql`from training t ${where}`,
      (limits) => sql`
      select ${columns(caller)} from training t ${where} order by t.from_day desc, t.id desc ${limits}`,
    )
  },
  detail: ({ tx, caller, query }) => one(tx, caller, query.id),
  async history({ tx, caller, query: { id } }) {
    await one(tx, caller, id)
    return await historyOf(tx, 'training', id)
  },
  async submit({ tx, caller, language, body }) {
    if (!isKeyOf('STAFF_TRAINING_MODE', body.mode)) throw new FieldRefusal([{ path: 'mode', key: 'field.invalid' }])
    if (!isKeyOf('STAFF_TRAINING_TYPE', body.type)) throw new FieldRefusal([{ path: 'type', key: 'field.invalid' }])
    if (body.toDay < body.fromDay) throw new FieldRefusal([{ path: 'toDay', key: 'field.range' }])
    return await one(tx, caller, await keepTraining(tx, { ...caller, language }, body))
  },
  async finish({ tx, caller, language, body }) {
    await finishTraining(tx, { ...caller, language }, body)
    return await one(tx, caller, body.id)
  },
  async reopen({ tx, caller, language, body }) {
    await reopenTraining(tx, { ...caller, language }, body)
    return await one(tx, caller, body.id)
  },
  async remove({ tx, query }) {
    for (const id of [...new Set(query.ids.split(','))].toSorted()) {
      const { isDone } = await hold(tx, id)
      if (isDone) throw new Refusal(409, 'training.done')
      await tx.execute(sql`delete from training where id = ${id}`)
    }
    return true
  },
}
