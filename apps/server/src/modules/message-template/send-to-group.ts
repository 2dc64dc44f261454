import type { BodyOf, GroupSending, messageTemplateCalls } from '@etalon/api/contract'
import { fillIn, mailTemplate, recipientParameter, smsTemplate, toFillIn, withMark } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'
import { tellOf } from '../../history/index.ts'
import { type FieldFault, FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { type SmsProvider, sendSms } from '../../sms/index.ts'
import { calledIn, senderOf, tellPeople } from '../../telling/index.ts'

interface Template extends Record<string, unknown> {
  readonly type: string
  readonly occasion: string
  readonly status: string
  readonly title: string
  readonly content: string
  readonly contentEn: string
}
interface Member extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly nameEn: string
  readonly phone: string
  readonly enabled: boolean
}

/** @throws {Refusal} 404; 409 where it is for an occasion, out of use, or a mail, which nothing carries */
async function templateToSend(tx: Transaction, id: string): Promise<Template> {
  const { rows } = await tx.execute<Template>(sql`
    select type, occasion, status, title, content, content_en as "contentEn" from message_template where id = ${id} for share`)
  const [template] = rows
  if (!template) throw new Refusal(404, 'not-found')
  if (template.occasion !== '') throw new Refusal(409, 'template.by-itself')
  if (template.status !== '0') throw new Refusal(409, 'template.out-of-use')
  if (template.type === mailTemplate) throw new Refusal(409, 'template.no-mail')
  return template
}

/**
 * Sends a template to everybody of an SMS group; who has no number or no open account is passed over and named.
 * @throws {FieldRefusal} 400 for a group that cannot be told, and a name in braces that nothing stands for; {Refusal} 404, 409
 */
export async function sendToGroup(
  tx: Transaction,
  caller: Caller,
  provider: SmsProvider,
  { id, groupId, values }: BodyOf<typeof messageTemplateCalls.send>,
): Promise<GroupSending> {
  const template = await templateToSend(tx, id)
  const faults: FieldFault[] = toFillIn(template)
    .filter((name) => !Object.hasOwn(values, name))
    .map((name) => ({ path: `values.${name}`, key: 'field.required' }))
  const groups = await tx.execute<{ name: string }>(
    sql`select name from work_group where id = ${groupId} and type = '2' and status = '0' for share`,
  )
  const [group] = groups.rows
  if (!group) faults.push({ path: 'groupId', key: 'group.cannot-be-told' })
  if (faults.length > 0 || !group) throw new FieldRefusal(faults)
  const { rows: members } = await tx.execute<Member>(sql`
    select a.id::text, a.name, a.name_en as "nameEn", a.phone, a.enabled from work_group_member m join account a on a.id = m.account_id where m.group_id = ${groupId}
    order by a.id`)
  const isSms = template.type === smsTemplate
  const sender = await senderOf(tx)
  const passedOver: GroupSending['passedOver'] = []
  let sent = 0
  for (const { id: personId, name, nameEn, phone, enabled } of members) {
    if (!enabled || (isSms && phone === '')) {
      passedOver.push({ name, why: enabled ? 'phone' : 'closed' })
      continue
    }
    const called = calledIn({ name, nameEn })
    const said = (language: Language) => ({ ...values, [recipientParameter]: called(language) })
    const content = fillIn(template.content, said('zh'))
    if (isSms) await sendSms(tx, provider, { tenant: caller.tenant, phone, text: withMark('zh', sender, content) })
    else {
      // A template has one title.
      const inEnglish = fillIn(template.contentEn, said('en'))
      const words = { title: fillIn(template.title, said('zh')), titleEn: '', content, contentEn: inEnglish }
      await tellPeople(tx, caller.tenant, { ...words, topic: 'notice', path: '' }, sql`a.id = ${personId}`)
    }
    sent += 1
  }
  const { status: state } = template
  const reason = `${group.name} · ${sent}`
  await tellOf(tx, { kind: 'message_template' }, caller, { id, action: 'send', from: state, to: state, reason })
  return { sent, passedOver }
}
