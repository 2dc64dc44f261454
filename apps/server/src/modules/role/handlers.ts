import type { Role, roleCalls } from '@etalon/api/contract'
import { builtInRoles, isBuiltInRole } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { type Fact, tellOf, writeFacts } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, Refusal } from '../../refusal/index.ts'
import type { Caller } from '../../session/index.ts'
import { lockTree } from '../../tree/index.ts'
import { lockRoles } from './lock-roles.ts'

interface Row extends Record<string, unknown>, Role {}

/** Roles of the institute, beneath the alias `r`, with how many people have each. */
const selectedRoles = (condition: SQL) => sql`
  select r.id::text, r.tenant_id as "tenantId", r.name as "roleName", r.name_en as "roleNameEn", r.code as "roleAlias", r.made_of as "madeOf",
    r.sort, r.remark, false as "isBuiltIn", coalesce((select data_scope from role_scope where code = r.code), 'tenant') as "dataScope", (select count(*)::int from account a where a.enabled and r.code = any(a.roles)) as people
  from role r where ${condition} order by r.sort, r.id`

async function builtIn(tx: Transaction, tenant: string): Promise<Role[]> {
  const { rows } = await tx.execute<{ code: string; people: number }>(
    sql`select code, count(*)::int as people from account, unnest(roles) as code where enabled group by code`,
  )
  const people = new Map(rows.map((row) => [row.code, row.people]))
  const limited = await tx.execute<{ code: string; data_scope: 'own' | 'department' }>(
    sql`select code, data_scope from role_scope`,
  )
  const scopes = new Map(limited.rows.map((row) => [row.code, row.data_scope]))
  return builtInRoles.map(({ code, zh, en }, place) => ({
    id: '',
    tenantId: tenant,
    roleName: zh,
    roleNameEn: en,
    roleAlias: code,
    madeOf: [code],
    sort: place,
    remark: '',
    isBuiltIn: true,
    dataScope: scopes.get(code) ?? 'tenant',
    people: people.get(code) ?? 0,
  }))
}

async function one(tx: Transaction, id: string): Promise<Role> {
  const { rows } = await tx.execute<Row>(selectedRoles(sql`r.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

/** @throws {Refusal} 404 where no role has the code */
async function checkKnown(tx: Transaction, code: string): Promise<void> {
  if (isBuiltInRole(code)) return
  const { rows } = await tx.execute(sql`select id from role where code = ${code}`)
  if (rows.length === 0) throw new Refusal(404, 'not-found')
}

interface OpenedMenu extends Record<string, unknown> {
  readonly id: string
  readonly zh: string
  readonly en: string
}

/** The menus and buttons that a role opens. */
const openedBy = async (tx: Transaction, code: string): Promise<readonly OpenedMenu[]> =>
  (
    await tx.execute<OpenedMenu>(
      sql`select id::text, name as zh, coalesce(nullif(name_en, ''), name) as en from menu where ${code} = any(roles) order by sort, id`,
    )
  ).rows

const namesOf = (said: 'changed.granted' | 'changed.taken', menus: readonly OpenedMenu[]): readonly Fact[] =>
  menus.length === 0 ? [] : [{ said, is: { zh: menus.map(({ zh }) => zh).join('、'), en: menus.map(({ en }) => en).join(', ') } }]

const scopeWords = {
  own: { zh: '本人', en: 'their own' },
  department: { zh: '本部门', en: 'their department' },
  tenant: { zh: '全院', en: 'the whole institute' },
} as const

/** Writes down what somebody did to a role. One that every institute has is no row: it goes by its place. */
async function tellRole(tx: Transaction, caller: Caller, code: string, action: string, facts: readonly Fact[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id::text from role where code = ${code}`)
  const id = rows[0]?.id ?? String(builtInRoles.findIndex((one) => one.code === code) + 1)
  await tellOf(tx, { kind: 'role' }, caller, { id, action, from: null, to: null, reason: writeFacts(facts) })
}

const has = (text: string, part: string | undefined) => text.toLowerCase().includes((part ?? '').toLowerCase())

/** Roles, and which menus and buttons they open. */
export const roleHandlers: Handlers<typeof roleCalls> = {
  async list({ tx, caller, query: { roleName, roleAlias } }) {
    const { rows } = await tx.execute<Row>(selectedRoles(sql`true`))
    return [...(await builtIn(tx, caller.tenant)), ...rows].filter(
      (one) => (has(one.roleName, roleName) || has(one.roleNameEn, roleName)) && has(one.roleAlias, roleAlias),
    )
  },
  async detail({ tx, query }) {
    return await one(tx, query.id)
  },
  async tree({ tx, caller }) {
    const { rows } = await tx.execute<Row>(selectedRoles(sql`true`))
    return [...(await builtIn(tx, caller.tenant)), ...rows].map(({ roleAlias, roleName }) => ({
      id: roleAlias,
      parentId: '0',
      title: roleName,
      value: roleAlias,
      key: roleAlias,
      hasChildren: false,
    }))
  },
  async submit({ tx, caller, body: { id, roleName, roleNameEn = '', roleAlias, madeOf, sort = 0, remark = '' } }) {
    await lockRoles(tx, caller.tenant)
    if (isBuiltInRole(roleAlias)) throw new Refusal(409, 'role.built-in', { role: roleAlias })
    const unknown = madeOf.find((code) => !isBuiltInRole(code))
    if (unknown !== undefined) throw new Refusal(409, 'role.unknown', { role: unknown })
    const parts = sql`${sql.param([...new Set(madeOf)])}::text[]`
    try {
      if (id === undefined) {
        const { rows } = await tx.execute<{ id: string }>(sql`
          insert into role (tenant_id, code, name, name_en, made_of, sort, remark)
          values (${caller.tenant}, ${roleAlias}, ${roleName}, ${roleNameEn}, ${parts}, ${sort}, ${remark}) returning id::text`)
        if (!rows[0]) throw new Refusal(404, 'not-found')
        return await one(tx, rows[0].id)
      }
      const before = await one(tx, id)
      // Accounts and menus name a role by its code.
      if (before.roleAlias !== roleAlias) throw new Refusal(409, 'role.code-stays', { role: before.roleAlias })
      await tx.execute(sql`
        update role set name = ${roleName}, name_en = ${roleNameEn}, made_of = ${parts}, sort = ${sort}, remark = ${remark} where id = ${id}`)
      return await one(tx, id)
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('roleAlias', 'role.code-taken', { role: roleAlias }))
    }
  },
  async remove({ tx, caller, query }) {
    await lockRoles(tx, caller.tenant)
    const ids = sql`${sql.param([...new Set(query.ids.split(','))])}::bigint[]`
    const { rows } = await tx.execute<{ code: string; name: string; people: number }>(sql`
      select r.code, r.name, (select count(*)::int from account a where r.code = any(a.roles)) as people from role r where r.id = any(${ids})`)
    if (rows.length < new Set(query.ids.split(',')).size) throw new Refusal(404, 'not-found')
    const used = rows.find(({ people }) => people > 0)
    if (used) throw new Refusal(409, 'role.in-use', { name: used.name, people: used.people })
    for (const { code } of rows)
      await tx.execute(sql`update menu set roles = ${onlyAdmin(sql`array_remove(roles, ${code})`)} where ${code} = any(roles)`)
    for (const { code } of rows) await tx.execute(sql`delete from role_scope where code = ${code}`)
    await tx.execute(sql`delete from role where id = any(${ids})`)
    return true
  },
  async menus({ tx, query: { roleAlias } }) {
    await checkKnown(tx, roleAlias)
    const { rows } = await tx.execute<{ id: string; code: string }>(
      sql`select id::text, code from menu where ${roleAlias} = any(roles) order by code`,
    )
    return rows
  },
  async grant({ tx, caller, body: { roleAlias, menuIds, seenIds } }) {
    await lockRoles(tx, caller.tenant)
    await checkKnown(tx, roleAlias)
    // A menu tells its roles itself, so they change from its own form as well, which takes this lock.
    await lockTree(tx, 'menu', caller.tenant)
    const before = await openedBy(tx, roleAlias)
    const seen = new Set(seenIds)
    if (seen.size !== before.length || before.some(({ id }) => !seen.has(id))) throw new Refusal(409, 'edited-meanwhile')
    const wanted = [...new Set(menuIds)]
    const ids = sql`${sql.param(wanted)}::bigint[]`
    const { rows } = await tx.execute(sql`select id from menu where id = any(${ids})`)
    if (rows.length < wanted.length) throw new Refusal(404, 'not-found')
    await tx.execute(sql`
      update menu set roles = ${onlyAdmin(sql`array_remove(roles, ${roleAlias})`)} where ${roleAlias} = any(roles) and not id = any(${ids})`)
    // What is open to everybody stays so: a first role on it would close it to all others.
    await tx.execute(sql`
      update menu set roles = array_append(roles, ${roleAlias}) where id = any(${ids}) and roles <> '{}' and not ${roleAlias} = any(roles)`)
    const now = await openedBy(tx, roleAlias)
    const facts = [
      ...namesOf(
        'changed.granted',
        now.filter(({ id }) => !before.some((one) => one.id === id)),
      ),
      ...namesOf(
        'changed.taken',
        before.filter(({ id }) => !now.some((one) => one.id === id)),
      ),
    ]
    if (facts.length > 0) await tellRole(tx, caller, roleAlias, 'grant', facts)
    return true
  },
  async limit({ tx, caller, body: { roleAlias, dataScope } }) {
    await lockRoles(tx, caller.tenant)
    await checkKnown(tx, roleAlias)
    // An administrator sees to all of the institute, and an enterprise's people to the enterprise's records.
    if (roleAlias === 'admin' || roleAlias === 'customer') throw new Refusal(409, 'role.reach-stays', { role: roleAlias })
    await tx.execute(
      dataScope === 'tenant'
        ? sql`delete from role_scope where code = ${roleAlias}`
        : sql`insert into role_scope (tenant_id, code, data_scope) values (${caller.tenant}, ${roleAlias}, ${dataScope})
            on conflict (tenant_id, code) do update set data_scope = excluded.data_scope`,
    )
    await tellRole(tx, caller, roleAlias, 'limit', [{ said: 'changed.data_scope', is: scopeWords[dataScope] }])
    return true
  },
}

/** No role at all would open it to everybody. */
const onlyAdmin = (roles: SQL) => sql`case when cardinality(${roles}) = 0 then array['admin'] else ${roles} end`
