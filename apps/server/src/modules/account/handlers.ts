import type { Account, accountCalls, GivenPassword, StaffMember } from '@etalon/api/contract'
import { isBuiltInRole } from '@etalon/api/domain'
import { type Database, type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { decisionsWithin } from '../../decisions/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, type Language, Refusal } from '../../refusal/index.ts'
import { countedPage, hasWords, type Paging } from '../../search/index.ts'
import { endSessions, hashPassword, newPassword, provePassword, type Seal } from '../../session/index.ts'
import { lockRoles } from '../role/lock-roles.ts'
import { nameOfRoles } from './role-names.ts'

interface Row extends Record<string, unknown>, Omit<Account, 'roleName'> {
  ownRoles: Record<string, string>
}

/** Accounts, beneath the alias `a`. */
const selectedAccounts = (tail: SQL) => sql`
  select a.id::text, a.tenant_id as "tenantId", a.account, a.name, a.name as "realName", a.name_en as "nameEn", a.phone, a.email, a.roles,
    a.department_id::text as "deptId", coalesce(d.name, '') as "deptName", a.enterprise_id::text as "enterpriseId",
    coalesce(e.name, '') as "enterpriseName", case when a.enabled then '1' else '2' end as status,
    a.password_change_required as "passwordChangeRequired",
    (select coalesce(json_object_agg(r.code, r.name), '{}') from role r where r.code = any(a.roles)) as "ownRoles"
  from account a left join department d on d.id = a.department_id left join enterprise e on e.id = a.enterprise_id ${tail}`

const presented = ({ ownRoles, ...row }: Row, language: Language): Account => ({
  ...row,
  roleName: nameOfRoles(row.roles, ownRoles, language),
})

const is = (condition: SQL, value: string | undefined) => (value ? condition : sql`true`)

async function one(tx: Transaction, id: string, language: Language): Promise<Account> {
  const { rows } = await tx.execute<Row>(selectedAccounts(sql`where a.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return presented(rows[0], language)
}

const idsOf = (list: string) => [...new Set(list.split(','))]
const asIds = (ids: readonly string[]) => sql`${sql.param(ids)}::bigint[]`

/** What an account is given besides its name: each part must be there, and staff are of no enterprise. */
async function checkParts(
  tx: Transaction,
  { roles, deptId, enterpriseId }: { roles: readonly string[]; deptId?: string | undefined; enterpriseId?: string | undefined },
): Promise<void> {
  const own = roles.filter((role) => !isBuiltInRole(role))
  const { rows } = await tx.execute<{ code: string }>(sql`select code from role where code = any(${sql.param(own)}::text[])`)
  const unknown = own.find((role) => rows.every(({ code }) => code !== role))
  if (unknown !== undefined) throw new Refusal(409, 'role.unknown', { role: unknown })
  if (
    roles.includes('customer') !== (enterpriseId !== undefined) ||
    (enterpriseId !== undefined && (roles.length > 1 || deptId !== undefined))
  )
    throw new Refusal(409, 'account.customer')
  if (deptId !== undefined) {
    const found = await tx.execute(sql`select id from department where id = ${deptId}`)
    if (found.rows.length === 0) throw new Refusal(409, 'account.department-unknown')
  }
  if (enterpriseId !== undefined) {
    const found = await tx.execute(sql`select id from enterprise where id = ${enterpriseId}`)
    if (found.rows.length === 0) throw new Refusal(409, 'order.enterprise-unknown')
  }
}

/** An institute always keeps somebody who can sign in and let others in. @throws {Refusal} where nobody would be left */
async function keepAnAdministrator(tx: Transaction): Promise<void> {
  const { smsRequired } = await decisionsWithin(tx)
  const reached = smsRequired ? sql`phone <> ''` : sql`true`
  const { rows } = await tx.execute(
    sql`select id from account where enabled and ${reached} and 'admin' = any(acting_roles(roles)) limit 1`,
  )
  if (rows.length === 0) throw new Refusal(409, 'account.last-administrator')
}

async function endSessionsOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  await endSessions(tx, ids, sql`true`, 'administrator')
}

/** Staff in an order that people look for: by name. */
async function staffPage(tx: Transaction, where: SQL, { current, size = 9999 }: Paging) {
  const all = sql`from account a left join department d on d.id = a.department_id where a.enabled and a.enterprise_id is null and ${where}`
  return await countedPage<StaffMember>(
    tx,
    { current, size },
    all,
    (limits) => sql`
    select a.id::text, a.account, a.name, a.name_en as "nameEn", a.department_id::text as "deptId", coalesce(d.name, '') as "deptName",
      coalesce(d.name_en, '') as "deptNameEn", a.roles
    ${all} order by a.name collate "zh-x-icu", a.id ${limits}`,
  )
}

/** A department and all beneath it. */
const beneath = (id: string, condition: SQL) => sql`a.department_id in (
  with recursive branch as (
    select id, category from department where id = ${id}
    union all select below.id, below.category from department below join branch on below.parent_id = branch.id
  ) select id from branch where ${condition})`

/** People: accounts, their passwords, and the lists of staff. */
export function accountHandlers(seal: Seal, database: Database): Handlers<typeof accountCalls> {
  /** What a password is kept as. */
  const keep = (tenant: string, name: string, password: string) => ({
    sealed: seal.seal(password, `${tenant}|${name}`),
    hash: hashPassword(password),
  })

  return {
    async page({ tx, language, query: { current, size, account, realName, phone, deptId, roleAlias, status } }) {
      const where = sql`where ${hasWords(sql`a.account`, account)} and (${hasWords(sql`a.name`, realName)} or ${hasWords(sql`a.name_en`, realName)})
        and ${hasWords(sql`a.phone`, phone)} and ${deptId ? beneath(deptId, sql`true`) : sql`true`}
        and ${is(sql`${roleAlias} = any(a.roles)`, roleAlias)} and ${is(sql`a.enabled = ${status === '1'}`, status)}`
      const page = await countedPage<Row>(tx, { current, size }, sql`from account a ${where}`, (limits) =>
        selectedAccounts(sql`${where} order by a.enabled desc, a.account, a.id ${limits}`),
      )
      return { ...page, records: page.records.map((row) => presented(row, language)) }
    },
    async detail({ tx, language, query }) {
      return await one(tx, query.id, language)
    },
    async open({ tx, caller, body }): Promise<GivenPassword> {
      await lockRoles(tx, caller.tenant)
      await checkParts(tx, body)
      const password = newPassword()
      const kept = keep(caller.tenant, body.account, password)
      try {
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into account (tenant_id, account, name, name_en, phone, email, roles, department_id, enterprise_id, sealed_password, seal_version,
            password_hash, password_change_required)
          values (${caller.tenant}, ${body.account}, ${body.name}, ${body.nameEn ?? ''}, ${body.phone ?? ''}, ${body.email ?? ''},
            ${sql.param(body.roles)}::text[], ${body.deptId ?? null}, ${body.enterpriseId ?? null}, ${kept.sealed}, ${seal.version}, ${kept.hash}, true)
          returning id::text`)
        if (!rows[0]) throw new Refusal(404, 'not-found')
        return { id: rows[0].id, account: body.account, password }
      } catch (error) {
        throw toldIfTaken(error, new FieldConflict('account', 'account.taken', { account: body.account }))
      }
    },
    async update({ tx, caller, language, body }) {
      await lockRoles(tx, caller.tenant)
      await checkParts(tx, body)
      const { rows } = await tx.execute(sql`
        update account set name = ${body.name}, name_en = ${body.nameEn ?? ''}, phone = ${body.phone ?? ''}, email = ${body.email ?? ''},
          roles = ${sql.param(body.roles)}::text[], department_id = ${body.deptId ?? null}, enterprise_id = ${body.enterpriseId ?? null}
        where id = ${body.id} returning id`)
      if (rows.length === 0) throw new Refusal(404, 'not-found')
      await keepAnAdministrator(tx)
      return await one(tx, body.id, language)
    },
    async close({ tx, caller, query }) {
      await lockRoles(tx, caller.tenant)
      const ids = idsOf(query.ids)
      if (ids.includes(caller.personId)) throw new Refusal(409, 'account.own')
      const { rows } = await tx.execute(sql`update account set enabled = false where id = any(${asIds(ids)}) returning id`)
      // The transaction takes back what was closed.
      if (rows.length < ids.length) throw new Refusal(404, 'not-found')
      await endSessionsOf(tx, ids)
      return true
    },
    async reopen({ tx, query }) {
      const ids = idsOf(query.ids)
      const { rows } = await tx.execute(sql`update account set enabled = true where id = any(${asIds(ids)}) returning id`)
      if (rows.length < ids.length) throw new Refusal(404, 'not-found')
      return true
    },
    async resetPassword({ tx, caller, query: { userId } }): Promise<GivenPassword> {
      if (userId === caller.personId) throw new Refusal(409, 'account.own')
      const { rows } = await tx.execute<{ account: string }>(sql`select account from account where id = ${userId} for update`)
      const [person] = rows
      if (!person) throw new Refusal(404, 'not-found')
      const password = newPassword()
      const kept = keep(caller.tenant, person.account, password)
      await tx.execute(sql`
        update account set sealed_password = ${kept.sealed}, seal_version = ${seal.version}, password_hash = ${kept.hash}, password_change_required = true
        where id = ${userId}`)
      await endSessionsOf(tx, [userId])
      return { id: userId, account: person.account, password }
    },
    async unlock({ tx, caller, query }) {
      const ids = idsOf(query.ids)
      const { rows } = await tx.execute<{ account: string }>(sql`select account from account where id = any(${asIds(ids)})`)
      if (rows.length < ids.length) throw new Refusal(404, 'not-found')
      for (const { account } of rows)
        await tx.execute(sql`
          insert into login_attempt (tenant_id, account, address, succeeded) values (${caller.tenant}, ${account}, '', true)`)
      return true
    },
    async updateInfo({ tx, caller, request, body: { nameEn, phone, email, password } }) {
      // Who takes the own phone away would sign in no more.
      if (phone === '' && (await decisionsWithin(tx)).smsRequired) throw new Refusal(409, 'account.phone-needed')
      if (phone !== undefined) {
        const { rows } = await tx.execute(sql`select from account where id = ${caller.personId} and phone = ${phone}`)
        if (rows.length === 0) {
          if (password === undefined) throw new Refusal(409, 'account.password-needed')
          await provePassword({ database, seal, tx, caller, ip: request.ip }, password)
        }
      }
      await tx.execute(sql`
        update account set name_en = coalesce(${nameEn ?? null}, name_en), phone = coalesce(${phone ?? null}, phone), email = coalesce(${email ?? null}, email)
        where id = ${caller.personId}`)
      return true
    },
    async staffByDepartment({ tx, query: { id, ...paging } }) {
      return await staffPage(tx, id ? beneath(id, sql`true`) : sql`true`, paging)
    },
    async staffByTeam({ tx, query: { id, ...paging } }) {
      return await staffPage(tx, id ? beneath(id, sql`category = '3'`) : sql`d.category = '3'`, paging)
    },
  }
}
