import type { GroupForm, groupCalls, WorkGroup } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { turnedRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, WorkGroup {}

/** The type of the groups whose people calibrate together, and of those who are told something by text message. */
const calibration = '1'

const member = sql`jsonb_build_object('accountId', p.id::text, 'name', p.name, 'nameEn', p.name_en, 'deptName', coalesce(d.name, ''),
  'deptNameEn', coalesce(d.name_en, ''), 'enterName', coalesce(e.name, ''),
  'phone', case when p.phone = '' then '' else left(p.phone, 3) || '****' || right(p.phone, 4) end, 'isClosed', not p.enabled)`
const selected = (tail: SQL) => sql`
  select g.id::text, g.version, g.type, g.code, g.name, g.name_en as "nameEn", g.status, g.remark, a.name as "createUserName",
    to_json(g.created_at)#>>'{}' as "createTime",
    coalesce((select jsonb_agg(${member} order by p.name collate "zh-x-icu", p.id) from work_group_member m join account p on p.id = m.account_id
      left join department d on d.id = p.department_id left join enterprise e on e.id = p.enterprise_id where m.group_id = g.id), '[]') as members
  from work_group g join account a on a.id = g.created_by ${tail}`

/** Staff have to do with calibration groups; who is told what is the administrators' own affair. */
const reached = (caller: Caller): SQL => (caller.roles.includes('admin') ? sql`true` : sql`g.type = ${calibration}`)

async function one(tx: Transaction, caller: Caller, id: string): Promise<WorkGroup> {
  const { rows } = await tx.execute<Row>(selected(sql`where g.id = ${id} and ${reached(caller)}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = turnedRecord({ kind: 'group', table: sql`work_group`, isSo: 'group.is-so', isNeeded: 'group.in-use' })

/** @throws {FieldRefusal} naming what cannot be */
async function checkForm(tx: Transaction, form: GroupForm): Promise<void> {
  const faults: FieldFault[] = []
  if (!isKeyOf('grouping_type', form.type)) throw new FieldRefusal([{ path: 'type', key: 'field.invalid' }])
  const members = [...new Set(form.members)]
  const { rows } = await tx.execute<{ known: number; testers: number; reachable: number }>(sql`
    select count(*)::int as known, count(*) filter (where enterprise_id is null and 'tester' = any (acting_roles(roles)))::int as testers,
      count(*) filter (where phone <> '')::int as reachable
    from account where id = any(${sql.param(members)}::bigint[]) and (enabled or exists (
      select from work_group_member m where m.group_id = ${form.id ?? null} and m.account_id = account.id))`)
  const counted = rows[0] ?? { known: 0, testers: 0, reachable: 0 }
  if (counted.known < members.length) faults.push({ path: 'members', key: 'group.member-unknown' })
  else if (form.type === calibration && counted.testers < members.length)
    faults.push({ path: 'members', key: 'group.not-tester' })
  else if (form.type !== calibration && counted.reachable < members.length)
    faults.push({ path: 'members', key: 'group.no-phone' })
  if (faults.length > 0) throw new FieldRefusal(faults)
}

async function keep(tx: Transaction, caller: Caller, form: GroupForm): Promise<string> {
  const { id, type, code, name, nameEn, remark } = form
  if (id === undefined) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into work_group (tenant_id, type, code, name, name_en, remark, created_by)
      values (${caller.tenant}, ${type}, ${code}, ${name}, ${nameEn}, ${remark}, ${caller.personId}) returning id::text`)
    const made = rows[0]?.id ?? ''
    await kept.tell(tx, caller, { id: made, action: 'register', from: null, to: '0' })
    return made
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const { state } = await kept.hold(tx, id, form.version)
  const { rowCount } = await tx.execute(sql`
    update work_group set code = ${code}, name = ${name}, name_en = ${nameEn}, remark = ${remark}, version = version + 1
    where id = ${id} and type = ${type}`)
  if (rowCount === 0) throw new FieldRefusal([{ path: 'type', key: 'group.type-stays' }])
  await kept.tell(tx, caller, { id, action: 'edit', from: state, to: state })
  return id
}

async function putIn(tx: Transaction, caller: Caller, group: string, members: readonly string[]): Promise<void> {
  const given = sql.param([...new Set(members)])
  await tx.execute(sql`delete from work_group_member where group_id = ${group} and account_id <> all(${given}::bigint[])`)
  await tx.execute(sql`
    insert into work_group_member (tenant_id, group_id, account_id) select ${caller.tenant}, ${group}, one from unnest(${given}::bigint[]) one
    on conflict do nothing`)
}

/** Writes a group down, new or changed. @throws {Refusal} naming what cannot be; 409 where its code is another's */
export async function keepGroup(tx: Transaction, caller: Caller, form: GroupForm): Promise<WorkGroup> {
  await checkForm(tx, form)
  try {
    const id = await keep(tx, caller, form)
    await putIn(tx, caller, id, form.members)
    return await one(tx, caller, id)
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('code', 'group.code-taken', { code: form.code }))
  }
}

/** Groups of people: kept, taken out of use, removed where nothing was done with them (SYS-6). */
export const groupHandlers: Handlers<typeof groupCalls> = {
  async list({ tx, caller, query: { current, size, keyword = '', type, status } }) {
    const where = sql`where ${reached(caller)} and position(lower(${keyword}) in lower(concat_ws(' ', g.code, g.name, g.name_en))) > 0
      and ${is(sql`g.type`, type)} and ${is(sql`g.status`, status)}`
    return await countedPage<Row>(tx, { current, size }, sql`from work_group g ${where}`, (limits) =>
      selected(sql`${where} order by g.type, g.code, g.id ${limits}`),
    )
  },
  detail: ({ tx, caller, query }) => one(tx, caller, query.id),
  async history({ tx, caller, query: { id } }) {
    await one(tx, caller, id)
    return await historyOf(tx, 'group', id)
  },
  submit: ({ tx, caller, body }) => keepGroup(tx, caller, body),
  async turn({ tx, caller, body: { id, version, status } }) {
    await kept.turn(tx, caller, id, version, status)
    return await one(tx, caller, id)
  },
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
}
