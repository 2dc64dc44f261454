import type { StandardFile, StandardFileForm, standardFileCalls } from '@etalon/api/contract'
import { isKeyOf, labelOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { historyOf, tellOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'

interface Row extends Record<string, unknown>, StandardFile {}

const isVoid = '3'
const link = sql`jsonb_build_object('id', x.id::text, 'number', x.number)`
const selected = (tail: SQL) => sql`
  select s.id::text, s.version, s.number, s.name, s.file_type as "fileType", s.norm_type as "normType", s.status,
    s.effective_on::text as "effectiveOn", s.remark, f.id::text as "fileId", f.name as "fileName", f.size::float8 as size,
    coalesce((select jsonb_agg(jsonb_build_object('code', k.code, 'name', k.name, 'nameEn', k.name_en) order by k.code)
      from instrument_kind k where k.tenant_id = s.tenant_id and k.code = any(s.kinds)), '[]') as kinds,
    (select ${link} from standard_file x where x.id = s.replaces_id) as replaces,
    (select ${link} from standard_file x where x.replaces_id = s.id) as "replacedBy",
    a.name as "createUserName", to_json(s.created_at)#>>'{}' as "createTime"
  from standard_file s join stored_file f on f.id = s.file_id join account a on a.id = s.created_by ${tail}`

async function one(tx: Transaction, id: string): Promise<StandardFile> {
  const { rows } = await tx.execute<Row>(selected(sql`where s.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

interface Held extends Record<string, unknown> {
  readonly status: string
  readonly version: number
}

/** Holds one until the transaction ends, as the person saw it. @throws {Refusal} 404; 409 where it was changed meanwhile */
async function hold(tx: Transaction, id: string, version: number, language: Language): Promise<Held> {
  const { rows } = await tx.execute<Held>(sql`select status, version from standard_file where id = ${id} for update`)
  const [held] = rows
  if (!held) throw new Refusal(404, 'not-found')
  const state = labelOf('STANDARD_FILE_STATUS', held.status, language) ?? held.status
  if (held.version !== version)
    throw new Refusal(409, 'edited-meanwhile', { state }, { state: held.status, version: held.version })
  if (held.status === isVoid) throw new Refusal(409, 'standard-file.void', {}, { state: held.status, version: held.version })
  return held
}

const tell = (tx: Transaction, caller: Caller, id: string, action: string, from: string | null, to: string) =>
  tellOf(tx, { kind: 'standard_file' }, caller, { id, action, from, to })

/** @throws {FieldRefusal} naming what cannot be */
async function checkForm(tx: Transaction, caller: Caller, form: StandardFileForm): Promise<void> {
  const faults: FieldFault[] = []
  if (!isKeyOf('STANDARD_FILE_TYPE', form.fileType)) faults.push({ path: 'fileType', key: 'field.invalid' })
  if (form.normType !== undefined) {
    const known = await tx.execute(
      sql`select from dictionary where code = 'NORM_FILE_TYPE' and dict_key = ${form.normType} limit 1`,
    )
    if (known.rows.length === 0) faults.push({ path: 'normType', key: 'field.invalid' })
  }
  const { rows } = await tx.execute<{ code: string }>(
    sql`select code from instrument_kind where code = any(${sql.param(form.kinds)}::text[])`,
  )
  const codes = new Set(rows.map(({ code }) => code))
  if (form.kinds.some((code) => !codes.has(code))) faults.push({ path: 'kinds', key: 'field.invalid' })
  // Its file is one's own, or the one that it has already.
  const files = await tx.execute(sql`
    select id from stored_file f where f.id = ${form.fileId} and f.finished_at is not null and (f.account_id = ${caller.personId}
      or exists (select from standard_file s where s.id = ${form.id ?? null} and s.file_id = f.id)) for share`)
  if (files.rows.length === 0) faults.push({ path: 'fileId', key: 'field.invalid' })
  if (form.id !== undefined && form.replacesId !== undefined) faults.push({ path: 'replacesId', key: 'field.invalid' })
  if (faults.length > 0) throw new FieldRefusal(faults)
}

async function insert(tx: Transaction, caller: Caller, form: StandardFileForm): Promise<string> {
  const { replacesId } = form
  if (replacesId !== undefined) {
    const { rows } = await tx.execute<{ status: string }>(
      sql`select status from standard_file where id = ${replacesId} for update`,
    )
    const before = rows[0]?.status
    if (before === undefined || before === isVoid)
      throw new FieldRefusal([{ path: 'replacesId', key: 'standard-file.not-replaceable' }])
    await tx.execute(sql`update standard_file set status = ${isVoid}, version = version + 1 where id = ${replacesId}`)
    await tell(tx, caller, replacesId, 'replace', before, isVoid)
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into standard_file (tenant_id, number, name, file_type, norm_type, effective_on, kinds, remark, file_id, replaces_id, created_by)
    values (${caller.tenant}, ${form.number}, ${form.name}, ${form.fileType}, ${form.normType ?? ''}, ${form.effectiveOn ?? null},
      ${sql.param(form.kinds)}::text[], ${form.remark}, ${form.fileId}, ${replacesId ?? null}, ${caller.personId})
    returning id::text`)
  const id = rows[0]?.id ?? ''
  await tell(tx, caller, id, 'register', null, '1')
  return id
}

async function update(tx: Transaction, caller: Caller, language: Language, id: string, form: StandardFileForm): Promise<void> {
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const held = await hold(tx, id, form.version, language)
  await tx.execute(sql`
    update standard_file set number = ${form.number}, name = ${form.name}, file_type = ${form.fileType}, norm_type = ${form.normType ?? ''},
      effective_on = ${form.effectiveOn ?? null}, kinds = ${sql.param(form.kinds)}::text[], remark = ${form.remark}, file_id = ${form.fileId},
      version = version + 1 where id = ${id}`)
  await tell(tx, caller, id, 'edit', held.status, held.status)
}

/** The documents by which the institute works: kept, replaced by their next edition, taken out of use. */
export const standardFileHandlers: Handlers<typeof standardFileCalls> = {
  async list({ tx, query: { current, size, keyword = '', fileType, status, kindCode } }) {
    const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', s.number, s.name))) > 0 and ${is(sql`s.file_type`, fileType)}
      and ${is(sql`s.status`, status)} and ${kindCode === undefined ? sql`true` : sql`${kindCode} = any(s.kinds)`}`
    return await countedPage<Row>(tx, { current, size }, sql`from standard_file s ${where}`, (limits) =>
      selected(sql`${where} order by s.status, s.number, s.id ${limits}`),
    )
  },
  async submit({ tx, caller, language, body }) {
    await checkForm(tx, caller, body)
    try {
      if (body.id === undefined) return await one(tx, await insert(tx, caller, body))
      await update(tx, caller, language, body.id, body)
      return await one(tx, body.id)
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('number', 'standard-file.number-taken', { number: body.number }))
    }
  },
  async turn({ tx, caller, language, body: { id, version, status } }) {
    const held = await hold(tx, id, version, language)
    if (held.status === status) throw new Refusal(409, 'standard-file.is-so', {}, { state: status, version })
    await tx.execute(sql`update standard_file set status = ${status}, version = version + 1 where id = ${id}`)
    const action = status === '1' ? 'enable' : status === '2' ? 'disable' : 'void'
    await tell(tx, caller, id, action, held.status, status)
    return await one(tx, id)
  },
  async history({ tx, query: { id } }) {
    await one(tx, id)
    return await historyOf(tx, 'standard_file', id)
  },
}
