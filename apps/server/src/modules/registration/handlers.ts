import type { BodyOf, Registration, registrationCalls } from '@etalon/api/contract'
import { isStrongPassword } from '@etalon/api/domain'
import { type Database, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { decisionsOf } from '../../decisions/index.ts'
import type { Handlers } from '../../http/index.ts'
import { onGrid, whoseAddress } from '../../limits/index.ts'
import { FieldConflict, type Language, Refusal, say } from '../../refusal/index.ts'
import { isSorted, type ListSource, readPage, type SearchFields } from '../../search/index.ts'
import { endSessions, hashPassword, type Seal } from '../../session/index.ts'
import { type CodeFor, type SmsProvider, sendSms, spendCode, tryCode } from '../../sms/index.ts'
import { inSiteWords, smsWords, tellPeople } from '../../telling/index.ts'

/** Registrations and forgotten passwords that one address may ask for in a day. */
const mostFromAddress = 20
/** Begins what tries are counted under for those who forgot a password; no account has a blank in its name. */
const forgotten = 'forgotten '

interface Needs {
  readonly seal: Seal
  readonly provider: SmsProvider
}

interface Row extends Record<string, unknown> {
  registration: Registration
}

const fields: SearchFields = {
  enterpriseName: { sql: sql`r.enterprise_name`, type: 'text' },
  socialNumber: { sql: sql`r.credit_code`, type: 'text' },
  name: { sql: sql`r.name`, type: 'text' },
  phone: { sql: sql`r.phone`, type: 'text' },
  account: { sql: sql`r.account`, type: 'text' },
  state: { sql: sql`r.state`, type: 'key' },
  /** Whether somebody has to decide about it: those stand first. */
  waiting: { sql: sql`(r.state = '1')`, type: 'boolean' },
  createTime: { sql: sql`(r.created_at at time zone 'Asia/Shanghai')::date`, type: 'date' },
}

const source: ListSource = { table: sql`registration r`, id: sql`r.id`, joins: [] }
const columns = sql`json_build_object('id', r.id::text, 'account', r.account, 'name', r.name, 'phone', r.phone, 'enterpriseName', r.enterprise_name,
    'socialNumber', r.credit_code, 'enterpriseId', e.id::text, 'knownAs', coalesce(e.name, ''), 'phoneProved', r.phone_proved, 'state', r.state,
    'reason', r.reason, 'createTime', r.created_at) as registration`
const from = sql`registration r left join enterprise e on e.credit_code = r.credit_code`

async function one(tx: Transaction, id: string): Promise<Registration> {
  const { rows } = await tx.execute<Row>(sql`select ${columns} from ${from} where r.id = ${id}`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0].registration
}

interface Waiting extends Record<string, unknown> {
  account: string
  name: string
  phone: string
  enterprise_name: string
  credit_code: string
  sealed_password: Buffer
  password_hash: string
}

/** One that waits, kept from others until the transaction ends. @throws {Refusal} where somebody decided about it already */
async function waiting(tx: Transaction, id: string): Promise<Waiting> {
  const { rows } = await tx.execute<Waiting & { state: string }>(sql`
    select state, account, name, phone, enterprise_name, credit_code, sealed_password, password_hash from registration where id = ${id} for update`)
  const [row] = rows
  if (!row) throw new Refusal(404, 'not-found')
  if (row.state !== '1') throw new Refusal(409, 'registration.decided')
  return row
}

async function decide(tx: Transaction, id: string, state: '2' | '3', by: string, why = ''): Promise<void> {
  await tx.execute(sql`
    update registration set state = ${state}, reason = ${why}, decided_by = ${by}, decided_at = clock_timestamp(), sealed_password = null,
      password_hash = null where id = ${id}`)
}

async function enterpriseFor(tx: Transaction, tenant: string, row: Waiting): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into enterprise (tenant_id, name, credit_code, business_type, contact_name, mobile)
    values (${tenant}, ${row.enterprise_name}, ${row.credit_code}, '2', ${row.name}, ${row.phone})
    on conflict (tenant_id, credit_code) do update set credit_code = excluded.credit_code
    returning coalesce(enterprise.merged_into, enterprise.id)::text as id`)
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0].id
}

/** Tells all who let others in. */
async function tellAdministrators(
  tx: Transaction,
  tenant: string,
  occasion: 'message.registration' | 'message.forgotten',
  said: (language: Language) => string,
  path: string,
): Promise<void> {
  const words = await inSiteWords(tx, occasion, {}, said)
  await tellPeople(tx, tenant, { ...words, topic: 'account', path }, sql`'admin' = any(acting_roles(a.roles))`)
}

/** Accounts that strangers ask for, and passwords that were forgotten. */
export function registrationHandlers({ seal, provider }: Needs): Handlers<typeof registrationCalls> {
  /** Whether the phone is theirs: proved by a code where an institute requires that. @throws {Refusal} where it must be, and is not */
  async function prove(database: Database, whose: CodeFor, code: string | undefined): Promise<boolean> {
    const { smsRequired } = await decisionsOf(database, whose.tenant)
    if (code === undefined && smsRequired) throw new Refusal(409, 'sms.needed')
    if (code === undefined) return false
    if (!(await database.within(whose.tenant, (tx) => tryCode(tx, whose, code)))) throw new FieldConflict('smsCode', 'sms.wrong')
    return true
  }

  /** @throws {Refusal} 429 where an address asks for too much */
  async function limit(tx: Transaction, tenant: string, address: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|asks from|${address}`}, 13))`)
    const { rows } = await tx.execute<{ asked: number }>(sql`
      select (select count(*) from registration where address = ${address} and created_at > clock_timestamp() - interval '1 day')::int
        + (select count(*) from login_attempt where tenant_id = ${tenant} and address = ${address} and account like ${`${forgotten}%`}
            and at > clock_timestamp() - interval '1 day')::int as asked`)
    if ((rows[0]?.asked ?? 0) >= mostFromAddress) throw new Refusal(429, 'registration.too-many')
  }

  type Forgotten = BodyOf<typeof registrationCalls.forgottenPassword>

  /** Asks the administrators for a new password: what whoever stands at the sign-in page can have who proves no phone. */
  async function askForPassword(database: Database, { tenantId: tenant, username, mobile }: Forgotten, address: string) {
    await database.within(tenant, async (tx) => {
      await limit(tx, tenant, address)
      // Before anybody looks whether there is such a name: what nobody has is counted as well.
      await tx.execute(
        sql`insert into login_attempt (tenant_id, account, address) values (${tenant}, ${`${forgotten}${username}`}, ${address})`,
      )
      await askAdministrators(tx, tenant, username, mobile, address)
    })
    return { outcome: 'asked' as const }
  }

  /** Changes the password of who has the phone of an account in hand. */
  async function changeForgotten(database: Database, { tenantId: tenant, username, mobile, smsCode, newPassword }: Forgotten) {
    if (newPassword === undefined || !isStrongPassword(newPassword, username)) throw new Refusal(409, 'password.weak')
    const whose: CodeFor = { tenant, purpose: 'forgotten-password', target: mobile }
    await prove(database, whose, smsCode)
    await database.within(tenant, async (tx) => {
      await spendCode(tx, whose, smsCode ?? '')
      const { rows } = await tx.execute<{ id: string }>(sql`
        update account set sealed_password = ${seal.seal(newPassword, `${tenant}|${username}`)}, seal_version = ${seal.version},
          password_hash = ${hashPassword(newPassword)}, password_change_required = false
        where account = ${username} and phone = ${mobile} and enabled returning id`)
      if (!rows[0]) throw new FieldConflict('smsCode', 'sms.wrong')
      await endSessions(tx, [rows[0].id], sql`true`, 'password')
    })
    return { outcome: 'changed' as const }
  }

  async function tell(tx: Transaction, language: Language, tenant: string, phone: string, key: 'admitted' | 'refused', why = '') {
    const text = await smsWords(tx, language, `sms.text.${key}`, key === 'refused' ? { reason: why } : {})
    await sendSms(tx, provider, { tenant, phone, text })
  }

  return {
    async register({ body, request, database }) {
      const { tenantId: tenant, account, name, phone, password, enterpriseName, socialNumber, smsCode } = body
      if (!isStrongPassword(password, account)) throw new Refusal(409, 'password.weak')
      if (!(await database.isTenant(tenant))) throw new Refusal(404, 'registration.no-tenant')
      const whose: CodeFor = { tenant, purpose: 'register', target: phone }
      const proved = await prove(database, whose, smsCode)
      await database.within(tenant, async (tx) => {
        const address = whoseAddress(request.ip)
        await limit(tx, tenant, address)
        const taken = await tx.execute(sql`select id from account where account = ${account}`)
        if (taken.rows.length > 0) throw new FieldConflict('account', 'account.taken', { account })
        if (smsCode !== undefined) await spendCode(tx, whose, smsCode)
        const { rows } = await tx.execute(sql`
          insert into registration (tenant_id, account, name, phone, phone_proved, enterprise_name, credit_code, sealed_password, password_hash, address)
          values (${tenant}, ${account}, ${name}, ${phone}, ${proved}, ${enterpriseName}, ${socialNumber}, ${seal.seal(password, `${tenant}|${account}`)},
            ${hashPassword(password)}, ${address})
          on conflict do nothing returning id`)
        if (rows.length === 0) throw new FieldConflict('account', 'account.taken', { account })
        await tellAdministrators(
          tx,
          tenant,
          'message.registration',
          (language) => say(language, 'message.registration.who', { name, enterprise: enterpriseName }),
          '/system/registration',
        )
      })
      return true
    },
    async registrations({ tx, body }) {
      const request = isSorted(body) ? body : { ...body, descs: 'waiting' }
      const page = await readPage<Row>(tx, { source, fields, request, reached: sql`true`, columns, from })
      return { ...page, records: page.records.map((row) => row.registration) }
    },
    async admit({ tx, caller, language, body: { id } }) {
      const row = await waiting(tx, id)
      const enterpriseId = await enterpriseFor(tx, caller.tenant, row)
      try {
        await tx.execute(sql`
          insert into account (tenant_id, account, name, phone, roles, enterprise_id, sealed_password, seal_version, password_hash)
          values (${caller.tenant}, ${row.account}, ${row.name}, ${row.phone}, array['customer'], ${enterpriseId}, ${row.sealed_password}, ${seal.version},
            ${row.password_hash})`)
      } catch (error) {
        throw toldIfTaken(error, new Refusal(409, 'account.taken', { account: row.account }))
      }
      await decide(tx, id, '2', caller.personId)
      await tell(tx, language, caller.tenant, row.phone, 'admitted')
      return await one(tx, id)
    },
    async refuse({ tx, caller, language, body: { id, reason } }) {
      const row = await waiting(tx, id)
      await decide(tx, id, '3', caller.personId, reason)
      await tell(tx, language, caller.tenant, row.phone, 'refused', reason)
      return await one(tx, id)
    },
    // On the grid: telling the administrators takes its time, and a name that nobody has is none of their concern.
    forgottenPassword: ({ body, request, database }) =>
      onGrid(async () => {
        if (!(await database.isTenant(body.tenantId))) return { outcome: 'asked' }
        const { smsRequired } = await decisionsOf(database, body.tenantId)
        return smsRequired || body.smsCode !== undefined
          ? await changeForgotten(database, body)
          : await askForPassword(database, body, whoseAddress(request.ip))
      }),
  }
}

/** Tells the administrators that somebody forgot the password: once an hour for one account, and nothing for a name that nobody has. */
async function askAdministrators(
  tx: Transaction,
  tenant: string,
  username: string,
  phone: string,
  address: string,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenant}|forgotten|${username}`}, 14))`)
  const { rows } = await tx.execute<{ name: string; known: boolean }>(
    sql`select name, phone = ${phone} and phone <> '' as known from account where account = ${username} and enabled`,
  )
  const [person] = rows
  if (!person) return
  const path = `/system/user?account=${encodeURIComponent(username)}`
  const told = await tx.execute(sql`
    select id from station_message where topic = 'account' and path = ${path} and created_at > clock_timestamp() - interval '1 hour' limit 1`)
  if (told.rows.length > 0) return
  const key = person.known ? 'message.forgotten.known' : 'message.forgotten.unknown'
  await tellAdministrators(
    tx,
    tenant,
    'message.forgotten',
    (language) => say(language, key, { account: username, name: person.name, phone, address }),
    path,
  )
}
