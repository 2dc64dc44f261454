import { type StaffRecord, staffReaders, type staffRecordCalls } from '@etalon/api/contract'
import type { DictionaryCode } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, today, toldIfTaken } from '../../db/index.ts'
import { type Fact, historyOf, type PlainFact, readFacts, tellOf, writeFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { maskedNumber } from './personal.ts'

interface Row extends Record<string, unknown>, Omit<StaffRecord, 'isMasked'> {}

const people = sql`account a left join staff_record r on r.account_id = a.id left join department d on d.id = a.department_id`
const selected = (tail: SQL) => sql`
  select a.id::text, coalesce(r.version, 0) as version, a.account, a.name, a.name_en as "nameEn", a.department_id::text as "deptId",
    coalesce(d.name, '') as "deptName", coalesce(r.staff_no, '') as "staffNo", coalesce(r.sex, '') as sex,
    coalesce(r.ethnic_type, '') as "ethnicType", r.birthday::text, coalesce(r.id_number, '') as "idNumber",
    coalesce(nullif(r.phone, ''), a.phone) as phone, coalesce(r.address, '') as address,
    coalesce(r.education_type, '') as "educationType", coalesce(r.school, '') as school, coalesce(r.major, '') as major,
    coalesce(r.dutyid_type, '') as "dutyidType", coalesce(r.titlepost_type, '') as "titlepostType",
    coalesce(r.is_technicist, '0') as "isTechnicist", r.hired_on::text as "hiredOn", coalesce(r.remark, '') as remark,
    (select count(*)::int from staff_qualification q where q.account_id = a.id and q.valid_until >= ${today}) as certificates,
    (select count(*)::int from training_participant p join training t on t.id = p.training_id where p.account_id = a.id and t.is_done) as trainings
  from ${people} ${tail}`

/** Whether somebody looks at everybody's record. */
export const readsEverybody = (caller: Caller) => staffReaders.some((role) => caller.roles.includes(role))

/** What of a record somebody may see: the whole of it is for administrators and the person alone. */
function asSeenBy(caller: Caller, row: Row): StaffRecord {
  if (caller.roles.includes('admin') || row.id === caller.personId) return { ...row, isMasked: false }
  return {
    ...row,
    ethnicType: '',
    birthday: null,
    idNumber: maskedNumber(row.idNumber, 3, 4),
    phone: maskedNumber(row.phone, 3, 4),
    address: row.address === '' ? '' : '***',
    isMasked: true,
  }
}

async function one(tx: Transaction, caller: Caller, id: string): Promise<StaffRecord> {
  const { rows } = await tx.execute<Row>(selected(sql`where a.id = ${id} and a.enterprise_id is null`))
  const [row] = rows
  if (!row || (id !== caller.personId && !readsEverybody(caller))) throw new Refusal(404, 'not-found')
  return asSeenBy(caller, row)
}

const keyed = {
  sex: 'sex',
  ethnicType: 'ethnic_type',
  educationType: 'education_type',
  dutyidType: 'dutyid_type',
  titlepostType: 'titlepost_type',
} as const satisfies Readonly<Record<string, DictionaryCode>>

/** What is written down of somebody, in the order of the form. */
const fields = [
  'staffNo',
  'sex',
  'ethnicType',
  'birthday',
  'idNumber',
  'phone',
  'address',
  'educationType',
  'school',
  'major',
  'dutyidType',
  'titlepostType',
  'isTechnicist',
  'hiredOn',
  'remark',
] as const satisfies readonly (keyof StaffRecord)[]
type Field = (typeof fields)[number]
/** Of these a history says that they were changed: nobody can take out of it what they were. */
const personal: ReadonlySet<Field> = new Set<Field>(['ethnicType', 'birthday', 'idNumber', 'phone', 'address'])
const dictionaryOf = { ...keyed, isTechnicist: 'is_technicist' } as const satisfies Partial<Record<Field, DictionaryCode>>
const hasKeys = (field: Field): field is keyof typeof dictionaryOf => Object.hasOwn(dictionaryOf, field)

type Written = Pick<StaffRecord, Field>
/** What a change of a record says of it: what was changed, and, unless that is personal, into what. */
function changes(before: Written, now: Written): readonly Fact[] {
  const writtenAs = (field: Field): PlainFact => {
    const value = now[field] ?? ''
    if (value === '') return '—'
    return hasKeys(field) ? { of: dictionaryOf[field], key: value } : value
  }
  return fields
    .filter((field) => (before[field] ?? '') !== (now[field] ?? ''))
    .map((field) => ({ said: `staff.field.${field}`, ...(personal.has(field) ? {} : { is: writtenAs(field) }) }))
}

/** The records of the people of an institute (BIZ-11). */
export const staffRecordHandlers: Handlers<typeof staffRecordCalls> = {
  async list({ tx, caller, query: { current, size, name = '', deptId, educationType, titlepostType, isTechnicist } }) {
    const ofBranch = deptId === undefined ? sql`true` : sql`a.department_id in (select department_branch(${deptId}::bigint))`
    const where = sql`where a.enterprise_id is null and a.enabled and position(lower(${name}) in lower(concat_ws(' ', a.name, a.name_en, r.staff_no))) > 0
      and ${ofBranch} and ${is(sql`r.education_type`, educationType)} and ${is(sql`r.titlepost_type`, titlepostType)}
      and ${is(sql`coalesce(r.is_technicist, '0')`, isTechnicist)}`
    const page = await countedPage<Row>(tx, { current, size }, sql`from ${people} ${where}`, (limits) =>
      selected(sql`${where} order by d.sort nulls last, d.id, a.name collate "zh-x-icu", a.id ${limits}`),
    )
    return { ...page, records: page.records.map((row) => asSeenBy(caller, row)) }
  },
  detail: ({ tx, caller, query }) => one(tx, caller, query.id),
  async submit({ tx, caller, body }) {
    const before = await one(tx, caller, body.id)
    if (before.version !== body.version) throw new Refusal(409, 'staff.changed', {}, { version: before.version })
    for (const [path, code] of Object.entries(keyed)) {
      const value = body[path as keyof typeof keyed]
      if (value !== '' && !(await knowsKey(tx, code, value))) throw new FieldRefusal([{ path, key: 'field.invalid' }])
    }
    try {
      const { rows } = await tx.execute(sql`
        insert into staff_record as r (account_id, tenant_id, version, staff_no, sex, ethnic_type, birthday, id_number, phone, address, education_type,
          school, major, dutyid_type, titlepost_type, is_technicist, hired_on, remark)
        values (${body.id}, ${caller.tenant}, ${body.version + 1}, ${body.staffNo}, ${body.sex}, ${body.ethnicType}, ${body.birthday}, ${body.idNumber},
          ${body.phone}, ${body.address}, ${body.educationType}, ${body.school}, ${body.major}, ${body.dutyidType}, ${body.titlepostType},
          ${body.isTechnicist}, ${body.hiredOn}, ${body.remark})
        on conflict (tenant_id, account_id) do update set version = excluded.version, staff_no = excluded.staff_no, sex = excluded.sex,
          ethnic_type = excluded.ethnic_type, birthday = excluded.birthday, id_number = excluded.id_number, phone = excluded.phone,
          address = excluded.address, education_type = excluded.education_type, school = excluded.school, major = excluded.major,
          dutyid_type = excluded.dutyid_type, titlepost_type = excluded.titlepost_type, is_technicist = excluded.is_technicist,
          hired_on = excluded.hired_on, remark = excluded.remark
        where r.version = ${body.version} returning account_id`)
      if (rows.length === 0) throw new Refusal(409, 'staff.changed')
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('staffNo', 'staff.number-taken', { number: body.staffNo }))
    }
    await tellOf(tx, { kind: 'staff_record' }, caller, {
      id: body.id,
      action: body.version === 0 ? 'register' : 'edit',
      from: null,
      to: null,
      reason: writeFacts(changes(before, body)),
    })
    return await one(tx, caller, body.id)
  },
  async history({ tx, caller, language, query: { id } }) {
    await one(tx, caller, id)
    return await readFacts(tx, language, await historyOf(tx, 'staff_record', id))
  },
}
