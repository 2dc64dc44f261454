import type { MessageTemplate, MessageTemplateForm, messageTemplateCalls } from '@etalon/api/contract'
import { isOccasion, longestMessage, longestSms, occasions, smsTemplate, templateFaults } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type FieldFault, FieldRefusal, Refusal, say } from '../../refusal/index.ts'
import { turnedRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import type { SmsProvider } from '../../sms/index.ts'
import { senderOf } from '../../telling/index.ts'
import { sendToGroup } from './send-to-group.ts'

interface Row extends Record<string, unknown>, MessageTemplate {}

const selected = (tail: SQL) => sql`
  select t.id::text, t.version, t.type, t.occasion, t.name, t.title, t.content, t.content_en as "contentEn", t.status, a.name as "createUserName",
    to_json(t.created_at)#>>'{}' as "createTime"
  from message_template t join account a on a.id = t.created_by ${tail}`

async function one(tx: Transaction, id: string): Promise<MessageTemplate> {
  const { rows } = await tx.execute<Row>(selected(sql`where t.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = turnedRecord({ kind: 'message_template', table: sql`message_template`, isSo: 'template.is-so' })

const faultKeys = {
  invalid: 'field.invalid',
  required: 'field.required',
  long: 'field.too-long',
  'unknown-parameter': 'template.unknown-parameter',
  'missing-parameter': 'template.missing-parameter',
} as const

/** @throws {FieldRefusal} naming what cannot be */
function checkForm(form: MessageTemplateForm): void {
  const faults = templateFaults(form).map(
    ({ field, kind, name }): FieldFault => ({
      path: field,
      key: faultKeys[kind],
      parameters: { name: name ?? '', maximum: form.type === smsTemplate ? longestSms : longestMessage },
    }),
  )
  if (faults.length > 0) throw new FieldRefusal(faults)
}

async function keep(tx: Transaction, caller: Caller, form: MessageTemplateForm): Promise<string> {
  const { id, type, occasion, name, title, content, contentEn } = form
  if (id === undefined) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into message_template (tenant_id, type, occasion, name, title, content, content_en, created_by)
      values (${caller.tenant}, ${type}, ${occasion}, ${name}, ${title}, ${content}, ${contentEn}, ${caller.personId}) returning id::text`)
    const made = rows[0]?.id ?? ''
    await kept.tell(tx, caller, { id: made, action: 'register', from: null, to: '0' })
    return made
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const { state } = await kept.hold(tx, id, form.version)
  await tx.execute(sql`
    update message_template set type = ${type}, occasion = ${occasion}, name = ${name}, title = ${title}, content = ${content},
      content_en = ${contentEn}, version = version + 1 where id = ${id}`)
  await kept.tell(tx, caller, { id, action: 'edit', from: state, to: state })
  return id
}

/** Writes a template down, new or changed. @throws {Refusal} naming what cannot be; 409 where there is one for its occasion */
export async function keepMessageTemplate(tx: Transaction, caller: Caller, form: MessageTemplateForm): Promise<MessageTemplate> {
  checkForm(form)
  try {
    return await one(tx, await keep(tx, caller, form))
  } catch (error) {
    throw toldIfTaken(error, new FieldConflict('name', 'template.taken', { name: form.name }))
  }
}

/** Message templates: what the institute says instead of the words that everybody has, and what it sends to groups (SYS-4). */
export function messageTemplateHandlers(provider: SmsProvider): Handlers<typeof messageTemplateCalls> {
  return {
    async list({ tx, query: { current, size, keyword = '', type, status } }) {
      const where = sql`where position(lower(${keyword}) in lower(concat_ws(' ', t.name, t.title, t.content))) > 0
        and ${is(sql`t.type`, type)} and ${is(sql`t.status`, status)}`
      return await countedPage<Row>(tx, { current, size }, sql`from message_template t ${where}`, (limits) =>
        selected(sql`${where} order by t.type, t.occasion, t.id ${limits}`),
      )
    },
    detail: ({ tx, query }) => one(tx, query.id),
    async history({ tx, query: { id } }) {
      await one(tx, id)
      return await historyOf(tx, 'message_template', id)
    },
    async usual() {
      return Object.keys(occasions)
        .filter(isOccasion)
        .map((occasion) => ({ occasion, words: say('zh', occasion), wordsEn: say('en', occasion) }))
    },
    sender: ({ tx }) => senderOf(tx),
    submit: ({ tx, caller, body }) => keepMessageTemplate(tx, caller, body),
    async turn({ tx, caller, body: { id, version, status } }) {
      await kept.turn(tx, caller, id, version, status)
      return await one(tx, id)
    },
    remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
    send: ({ tx, caller, body }) => sendToGroup(tx, caller, provider, body),
  }
}
