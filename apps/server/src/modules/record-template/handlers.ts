import type { RecordTemplate, RecordTemplateForm, recordTemplateCalls } from '@etalon/api/contract'
import { isKeyOf, recordTemplateFaults, sheetBy } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import { Afterwards, type Handlers } from '../../http/index.ts'
import { type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { turnedRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { methodFor } from '../instrument-kind/methods.ts'
import { itemResource } from '../item/item-resource.ts'
import { fetchValue, questionOf } from './fetch-value.ts'
import { storedValue } from './stored-value.ts'
import { templateFor } from './template-for.ts'

interface Row extends Record<string, unknown>, RecordTemplate {}

const selected = (tail: SQL) => sql`
  select t.id::text, t.version, t.name, t.name_en as "nameEn", t.kind_code as "kindCode", k.name as "kindName", k.name_en as "kindNameEn",
    t.ability_type as "abilityType", t.status, t.fields, t.remark, a.name as "createUserName", to_json(t.created_at)#>>'{}' as "createTime"
  from record_template t join instrument_kind k on k.tenant_id = t.tenant_id and k.code = t.kind_code join account a on a.id = t.created_by ${tail}`

async function one(tx: Transaction, id: string): Promise<RecordTemplate> {
  const { rows } = await tx.execute<Row>(selected(sql`where t.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = turnedRecord({ kind: 'record_template', table: sql`record_template`, isSo: 'record-template.is-so' })

/** @throws {FieldRefusal} naming what cannot be */
async function checkForm(tx: Transaction, form: RecordTemplateForm): Promise<void> {
  if (!isKeyOf('ability_type', form.abilityType)) throw new FieldRefusal([{ path: 'abilityType', key: 'field.invalid' }])
  const kinds = await tx.execute(sql`select from instrument_kind where code = ${form.kindCode}`)
  if (kinds.rows.length === 0) throw new FieldRefusal([{ path: 'kindCode', key: 'field.invalid' }])
  const sheet = sheetBy(await methodFor(tx, form.kindCode, form.abilityType), form.kindCode, form.abilityType)
  const faults = recordTemplateFaults(sheet, form.fields).map(
    ({ place, field, kind }): FieldFault => ({
      path: place === undefined ? 'fields' : `fields.${place}.${field}`,
      key:
        kind === 'count'
          ? 'record-template.count'
          : kind === 'twice'
            ? 'record-template.twice'
            : kind === 'required'
              ? 'field.required'
              : 'field.invalid',
    }),
  )
  if (faults.length > 0) throw new FieldRefusal(faults)
}

async function keep(tx: Transaction, caller: Caller, form: RecordTemplateForm): Promise<string> {
  const { id, name, nameEn, kindCode, abilityType, remark } = form
  const fields = JSON.stringify(form.fields)
  if (id === undefined) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into record_template (tenant_id, name, name_en, kind_code, ability_type, fields, remark, created_by)
      values (${caller.tenant}, ${name}, ${nameEn}, ${kindCode}, ${abilityType}, ${fields}::jsonb, ${remark}, ${caller.personId}) returning id::text`)
    const made = rows[0]?.id ?? ''
    await kept.tell(tx, caller, { id: made, action: 'register', from: null, to: '0' })
    return made
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const { state } = await kept.hold(tx, id, form.version)
  await tx.execute(sql`
    update record_template set name = ${name}, name_en = ${nameEn}, kind_code = ${kindCode}, ability_type = ${abilityType},
      fields = ${fields}::jsonb, remark = ${remark}, version = version + 1 where id = ${id}`)
  await kept.tell(tx, caller, { id, action: 'edit', from: state, to: state })
  return id
}

/** Writes a template down, new or changed. @throws {Refusal} naming what cannot be; 409 where there is one for its kind and ability */
export async function keepRecordTemplate(tx: Transaction, caller: Caller, form: RecordTemplateForm): Promise<RecordTemplate> {
  await checkForm(tx, form)
  try {
    return await one(tx, await keep(tx, caller, form))
  } catch (error) {
    throw toldIfTaken(error, new Refusal(409, 'record-template.known'))
  }
}

/** Record templates: kept by whoever keeps the standards, used where readings are entered (BIZ-18). */
export const recordTemplateHandlers: Handlers<typeof recordTemplateCalls> = {
  async list({ tx, query: { current, size, keyword = '', abilityType, status } }) {
    const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', t.name, t.name_en, t.kind_code, k.name, k.name_en))) > 0
      and ${is(sql`t.ability_type`, abilityType)} and ${is(sql`t.status`, status)}`
    return await countedPage<Row>(
      tx,
      { current, size },
      sql`from record_template t join instrument_kind k on k.tenant_id = t.tenant_id and k.code = t.kind_code ${where}`,
      (limits) => selected(sql`${where} order by t.kind_code, t.ability_type, t.id ${limits}`),
    )
  },
  detail: ({ tx, query }) => one(tx, query.id),
  async history({ tx, query: { id } }) {
    await one(tx, id)
    return await historyOf(tx, 'record_template', id)
  },
  submit: ({ tx, caller, body }) => keepRecordTemplate(tx, caller, body),
  async turn({ tx, caller, body: { id, version, status } }) {
    await kept.turn(tx, caller, id, version, status)
    return await one(tx, id)
  },
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
  async value({ tx, caller, query: { itemId, field: wanted } }) {
    const { kindCode, abilityType, itemNo, serial, standing } = await itemResource.one(tx, caller, itemId)
    if (standing.duties.tester !== caller.personId) throw new Refusal(403, 'record-template.not-yours')
    const template = await templateFor(tx, kindCode, abilityType)
    const field = template?.fields.find(({ key }) => key === wanted)
    if (!field) throw new Refusal(404, 'not-found')
    if (field.access === '2') return { value: await storedValue(tx, itemId, field.source) }
    if (field.access === '3') {
      const question = await questionOf(tx, field.source, { serial, itemNo })
      return new Afterwards(async () => ({ value: await fetchValue(question) }))
    }
    throw new Refusal(409, 'record-template.not-asked-here')
  },
}
