import { certificateDueDays, type StaffCertificate, type staffCertificateCalls } from '@etalon/api/contract'
import { isKeyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, today } from '../../db/index.ts'
import { historyOf, readFacts, tellOf, writeFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldRefusal, Refusal } from '../../refusal/index.ts'
import { countedPage, is } from '../../search/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'
import { checkStaff } from './personal.ts'
import { readsEverybody } from './records.ts'

interface Row extends Record<string, unknown>, StaffCertificate {}

const certificates = sql`staff_qualification q join account a on a.id = q.account_id left join department d on d.id = a.department_id
  left join stored_file f on f.id = q.file_id`
const selected = (tail: SQL) => sql`
  select q.id::text, a.id::text as "accountId", a.name, coalesce(d.name, '') as "deptName", q.technology_domain as "technologyDomain",
    q.ability_type as "abilityType", q.duty, q.level, q.certificate_number as "certificateNumber", q.authority, q.issued_on::text as "issuedOn",
    q.valid_until::text as "validUntil", q.valid_until - ${today} as "daysLeft", q.file_id::text as "fileId", coalesce(f.name, '') as "fileName",
    q.remark
  from ${certificates} ${tail}`

const contains = (column: SQL, words: string | undefined) =>
  words ? sql`position(lower(${words}) in lower(${column})) > 0` : sql`true`

const due = {
  valid: sql`q.valid_until > ${today} + ${certificateDueDays}::int`,
  soon: sql`q.valid_until between ${today} and ${today} + ${certificateDueDays}::int`,
  over: sql`q.valid_until < ${today}`,
} as const

const kept = { kind: 'staff_certificate' } as const
/** It has no states of its own. */
const still = { from: null, to: null }
/** What its history says of a certificate, as it stands then: whose it is, for what, and until when. */
const told = ({ name, certificateNumber, technologyDomain, abilityType, duty, validUntil }: StaffCertificate): string =>
  writeFacts([
    `${name} ${certificateNumber}`,
    { of: 'technology_domain_type', key: technologyDomain },
    { of: 'ability_type', key: abilityType },
    { said: `certificate.duty.${duty}` },
    validUntil,
  ])

/** What certificates of people say; who may be given work, and who signs, follows from them (BIZ-11). */
export const staffCertificateHandlers: Handlers<typeof staffCertificateCalls> = {
  async list({ tx, caller, query }) {
    const { current, size } = query
    const reached = readsEverybody(caller) ? sql`true` : sql`a.id = ${caller.personId}`
    const where = sql`where ${reached} and a.enabled and ${contains(sql`a.name`, query.name)}
      and ${contains(sql`q.certificate_number`, query.certificateNumber)} and ${is(sql`q.technology_domain`, query.technologyDomain)}
      and ${is(sql`q.ability_type`, query.abilityType)} and ${is(sql`q.level`, query.level)}
      and ${query.due === undefined ? sql`true` : due[query.due]}`
    return await countedPage<Row>(tx, { current, size }, sql`from ${certificates} ${where}`, (limits) =>
      selected(sql`${where} order by q.valid_until, a.name collate "zh-x-icu", q.id ${limits}`),
    )
  },
  async submit({ tx, caller, body }) {
    const { id, accountId, technologyDomain, abilityType, duty, level, certificateNumber, authority, issuedOn, validUntil } = body
    if (!(await knowsKey(tx, 'technology_domain_type', technologyDomain)))
      throw new FieldRefusal([{ path: 'technologyDomain', key: 'field.invalid' }])
    if (!isKeyOf('ability_type', abilityType)) throw new FieldRefusal([{ path: 'abilityType', key: 'field.invalid' }])
    if (level !== '' && !(await knowsKey(tx, 'STAFF_CERTIFICATE_LEVEL', level)))
      throw new FieldRefusal([{ path: 'level', key: 'field.invalid' }])
    if (issuedOn !== null && validUntil <= issuedOn) throw new FieldRefusal([{ path: 'validUntil', key: 'certificate.dates' }])
    await checkStaff(tx, 'accountId', [accountId])
    if (body.fileId !== null) await checkFile(tx, caller.personId, body.fileId, id)
    // Two who write the same down at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`certificate:${caller.tenant}:${accountId}`}, 0))`)
    const known = await tx.execute(sql`
      select id from staff_qualification where account_id = ${accountId} and technology_domain = ${technologyDomain} and ability_type = ${abilityType}
        and duty = ${duty} and certificate_number = ${certificateNumber} and id is distinct from ${id ?? null}::bigint`)
    if (known.rows.length > 0) throw new Refusal(409, 'certificate.known', { number: certificateNumber })
    const { rows } = await tx.execute<{ id: string }>(
      id === undefined
        ? sql`insert into staff_qualification (tenant_id, account_id, technology_domain, ability_type, duty, level, certificate_number, authority,
              issued_on, valid_until, file_id, remark)
            values (${caller.tenant}, ${accountId}, ${technologyDomain}, ${abilityType}, ${duty}, ${level}, ${certificateNumber}, ${authority}, ${issuedOn},
              ${validUntil}, ${body.fileId}, ${body.remark}) returning id::text`
        : sql`update staff_qualification set account_id = ${accountId}, technology_domain = ${technologyDomain}, ability_type = ${abilityType},
              duty = ${duty}, level = ${level}, certificate_number = ${certificateNumber}, authority = ${authority}, issued_on = ${issuedOn},
              valid_until = ${validUntil}, file_id = ${body.fileId}, remark = ${body.remark} where id = ${id} returning id::text`,
    )
    const written = rows[0] && (await tx.execute<Row>(selected(sql`where q.id = ${rows[0].id}`)))
    const [now] = written?.rows ?? []
    if (!now) throw new Refusal(404, 'not-found')
    await tellOf(tx, kept, caller, { id: now.id, action: id === undefined ? 'register' : 'edit', ...still, reason: told(now) })
    return now
  },
  async history({ tx, caller, language, query: { id } }) {
    const reached = readsEverybody(caller) ? sql`true` : sql`a.id = ${caller.personId}`
    const { rows } = await tx.execute(sql`select q.id from ${certificates} where q.id = ${id} and ${reached}`)
    if (rows.length === 0) throw new Refusal(404, 'not-found')
    return await readFacts(tx, language, await historyOf(tx, 'staff_certificate', id))
  },
  async remove({ tx, caller, query }) {
    const ids = [...new Set(query.ids.split(','))]
    const { rows: gone } = await tx.execute<Row>(selected(sql`where q.id = any(${sql.param(ids)}::bigint[]) order by q.id`))
    const { rows } = await tx.execute(
      sql`delete from staff_qualification where id = any(${sql.param(ids)}::bigint[]) returning id`,
    )
    // The transaction takes back what was removed.
    if (rows.length < ids.length) throw new Refusal(404, 'not-found')
    for (const one of gone) await tellOf(tx, kept, caller, { id: one.id, action: 'remove', ...still, reason: told(one) })
    return true
  },
}

/** @throws {FieldRefusal} where the file is neither one's own nor the one that the certificate has */
async function checkFile(tx: Transaction, personId: string, fileId: string, certificate: string | undefined): Promise<void> {
  const { rows } = await tx.execute(sql`
    select id from stored_file f where f.id = ${fileId} and f.finished_at is not null and (f.account_id = ${personId}
      or exists (select from staff_qualification q where q.id = ${certificate ?? null}::bigint and q.file_id = f.id)) for share`)
  if (rows.length === 0) throw new FieldRefusal([{ path: 'fileId', key: 'certificate.file' }])
}
