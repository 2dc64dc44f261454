import type { SentSms, SmsPurpose, smsCalls } from '@etalon/api/contract'
import { sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { whoseAddress } from '../../limits/index.ts'
import { FieldRefusal, type Language, Refusal } from '../../refusal/index.ts'
import { type ListSource, readPage, type SearchFields } from '../../search/index.ts'
import { type PasswordPasses, passwordPassCookie } from '../../session/index.ts'
import { livesSeconds, makeCode, type SmsProvider, sendSms, waitSeconds } from '../../sms/index.ts'
import { smsWords } from '../../telling/index.ts'

interface Needs {
  readonly provider: SmsProvider
  /** Tells who gave the password that belongs to a name. */
  readonly passes: PasswordPasses
}

const fields: SearchFields = {
  phone: { sql: sql`m.phone`, type: 'text' },
  text: { sql: sql`m.text`, type: 'text' },
  provider: { sql: sql`m.provider`, type: 'text' },
  createTime: { sql: sql`(m.created_at at time zone 'Asia/Shanghai')::date`, type: 'date' },
}

const source: ListSource = { table: sql`sms_message m`, id: sql`m.id`, joins: [] }

/** A number as it may be shown. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

async function phoneOf(tx: Transaction, username: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ phone: string }>(
    sql`select phone from account where account = ${username} and enabled and phone <> ''`,
  )
  return rows[0]?.phone
}

/** Whether there is an order that names the phone. */
export async function hasReports(tx: Transaction, phone: string): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select exists (select 1 from work_order where mobile = ${phone} and tenant_id = current_tenant()) as known`,
  )
  return rows[0]?.known === true
}

const textOf = (tx: Transaction, language: Language, purpose: SmsPurpose, code: string) =>
  smsWords(tx, language, `sms.text.${purpose}`, { code, minutes: livesSeconds / 60 })

/** Codes in text messages, and what was sent. */
export function smsHandlers({ provider, passes }: Needs): Handlers<typeof smsCalls> {
  return {
    async send({ params: { id: purpose }, body: { tenantId: tenant, username, mobile }, language, request, database }) {
      const byName = purpose === 'sign-in' || purpose === 'forgotten-password'
      const byNumber = purpose !== 'sign-in'
      const missing = [
        ...(byName && username === undefined ? ['username'] : []),
        ...(byNumber && mobile === undefined ? ['mobile'] : []),
      ]
      if (missing.length > 0) throw new FieldRefusal(missing.map((path) => ({ path, key: 'field.required' as const })))
      const name = username ?? ''
      // Else a stranger who has only the name makes the phone ring, and spends what its owner may ask for in a day.
      if (!byNumber && !passes.isOf(request.cookies[passwordPassCookie], tenant, name, Date.now()))
        throw new Refusal(409, 'sms.password-first')
      const answer = (sentTo: string) => ({ sentTo, waitSeconds, livesSeconds })
      const shown = maskPhone(mobile ?? '')
      if (!(await database.isTenant(tenant))) return answer(shown)
      return await database.within(tenant, async (tx) => {
        const target = byNumber ? (mobile ?? '') : name
        const code = await makeCode(tx, { tenant, purpose, target }, whoseAddress(request.ip))
        const known = byName
          ? await phoneOf(tx, name)
          : purpose === 'reports' && !(await hasReports(tx, mobile ?? ''))
            ? undefined
            : mobile
        // For a forgotten password the number that was typed must be the account's.
        const phone = byNumber && known !== mobile ? undefined : known
        if (phone !== undefined) await sendSms(tx, provider, { tenant, phone, text: await textOf(tx, language, purpose, code) })
        return answer(byNumber ? shown : maskPhone(phone ?? ''))
      })
    },
    async outbox({ tx, body }) {
      const page = await readPage<{ sent: SentSms }>(tx, {
        source,
        fields,
        request: body,
        reached: sql`true`,
        columns: sql`json_build_object('id', m.id::text, 'phone', m.phone, 'text', m.text, 'provider', m.provider,
          'createTime', m.created_at) as sent`,
        from: source.table,
      })
      return { ...page, records: page.records.map(({ sent }) => sent) }
    },
  }
}
