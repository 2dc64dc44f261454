import { flowDictionary, isBuiltInRole } from '@etalon/api/domain'
import { sql, type Transaction } from '../../db/index.ts'

/** What an institute is opened with. */
export interface NewTenant {
  readonly name: string
  readonly nameEn: string
  readonly linkman: string
  readonly phone: string
  readonly address: string
  readonly expiresOn: string | null
}

interface MenuRow extends Record<string, unknown> {
  id: string
  parent_id: string | null
  roles: readonly string[]
}

/** Roles that the new institute has, too. A menu that only others opened is its administrator's. */
function rolesThere(roles: readonly string[]): readonly string[] {
  const there = roles.filter(isBuiltInRole)
  return roles.length > 0 && there.length === 0 ? ['admin'] : there
}

/** The menu of the first institute alone, whose administrators open others. */
const aboutTenants = 'system_tenant'

/** Columns of a menu that another institute's begins with. */
const menuColumns = sql`code, name, name_en, pinyin, initials, path, source, sort, category, alias, action, is_open, remark, roles`

/** Rows are seen and written under the tenant of a transaction: what follows is the new one's, until it is given back. */
async function under(tx: Transaction, tenant: string): Promise<void> {
  await tx.execute(sql`select set_config('etalon.tenant', ${tenant}, true)`)
}

/** Writes an institute and gives it the menus, symbols and flow routes of this one. @returns its number */
export async function openTenant(tx: Transaction, from: string, given: NewTenant): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tenants', 0))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into tenant (id, name, name_en, linkman, phone, address, expires_on)
    select lpad((max(id::int) + 1)::text, 6, '0'), ${given.name}, ${given.nameEn}, ${given.linkman}, ${given.phone}, ${given.address},
      ${given.expiresOn}::date from tenant where id ~ '^[0-9]{6}$'
    returning id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('an institute was written and is not there')
  const menus = await tx.execute<MenuRow>(
    sql`select id::text, parent_id::text, ${menuColumns} from menu where code <> ${aboutTenants} order by id`,
  )
  const symbols = await tx.execute(sql`select code, name, name_en, sort from symbol where owner_id is null`)
  const routes = await tx.execute(
    sql`select dict_key, dict_value, dict_value_en, sort, remark from dictionary where code = ${flowDictionary} and not business`,
  )
  await under(tx, id)
  await copyMenus(tx, id, menus.rows)
  await tx.execute(sql`
    insert into symbol (tenant_id, code, name, name_en, sort)
    select ${id}, code, name, name_en, sort from jsonb_to_recordset(${JSON.stringify(symbols.rows)}::jsonb)
      as given(code text, name text, name_en text, sort int)`)
  await tx.execute(sql`
    insert into dictionary (tenant_id, code, dict_key, dict_value, dict_value_en, sort, remark)
    select ${id}, ${flowDictionary}, dict_key, dict_value, dict_value_en, sort, remark
    from jsonb_to_recordset(${JSON.stringify(routes.rows)}::jsonb)
      as given(dict_key text, dict_value text, dict_value_en text, sort int, remark text) order by sort`)
  await under(tx, from)
  return id
}

/** Parents before children, as deep as they go. */
async function copyMenus(tx: Transaction, tenant: string, menus: readonly MenuRow[]): Promise<void> {
  const copies = new Map<string, string>()
  let waiting = menus
  while (waiting.length > 0) {
    const ready = waiting.filter((menu) => menu.parent_id === null || copies.has(menu.parent_id))
    if (ready.length === 0) return
    for (const { id, parent_id: parent, ...menu } of ready) {
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into menu (tenant_id, parent_id, ${menuColumns})
        select ${tenant}, ${parent === null ? null : copies.get(parent)}, ${menuColumns} from jsonb_populate_record(null::menu, ${JSON.stringify({ ...menu, roles: rolesThere(menu.roles) })}::jsonb)
        returning id::text`)
      copies.set(id, rows[0]?.id ?? '')
    }
    waiting = waiting.filter((menu) => !ready.includes(menu))
  }
}

/** Does something as the new institute, and comes back. */
export async function within<T>(tx: Transaction, tenant: string, from: string, work: () => Promise<T>): Promise<T> {
  await under(tx, tenant)
  const result = await work()
  await under(tx, from)
  return result
}
