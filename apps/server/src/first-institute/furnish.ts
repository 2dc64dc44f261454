import { firstTenant, rootKey } from '@etalon/api/contract'
import { leaveFlow } from '@etalon/api/domain'
import type pg from 'pg'
import { menus } from './menus.ts'
import { usualSymbols } from './symbols.ts'

/** Writes rows as the owner; the values are all ours. */
export interface Writer {
  /** @returns the id of the new row */
  insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string>
}

/** Writes by this connection, in its transaction. */
export function writerOf(client: pg.Client): Writer {
  return {
    async insert(table, row) {
      const names = Object.keys(row)
      const { rows } = await client.query(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        Object.values(row),
      )
      return String(rows[0].id)
    },
  }
}

/** The workspace's menus, for an institute that has none. */
export async function writeMenus(writer: Writer, tenant: string): Promise<void> {
  for (const [index, top] of menus.entries()) {
    const row = (
      { children: _children, firstTenantOnly: _first, roles, nameEn, ...entry }: (typeof menus)[number],
      sort: number,
      parent: string | null,
    ) => ({ ...entry, tenant_id: tenant, name_en: nameEn, roles: roles ?? [], sort, parent_id: parent })
    const id = await writer.insert('menu', row(top, index + 1, null))
    const children = (top.children ?? []).filter((entry) => !entry.firstTenantOnly || tenant === firstTenant)
    for (const [place, entry] of children.entries()) await writer.insert('menu', row(entry, place + 1, id))
  }
}

/** The symbols that a keyboard offers everybody of an institute that has none. */
export async function writeSymbols(writer: Writer, tenant: string): Promise<void> {
  for (const [place, { code, name, nameEn }] of usualSymbols.entries())
    await writer.insert('symbol', { tenant_id: tenant, code, name, name_en: nameEn, sort: place + 1 })
}

/** The dictionary of flow routes (section 7.2), for an institute that has none. */
export async function writeFlowRoutes(writer: Writer, tenant: string): Promise<void> {
  const { code, dictKey, remark } = leaveFlow
  const row = { tenant_id: tenant, code }
  await writer.insert('dictionary', { ...row, dict_key: rootKey, dict_value: '流程路由', dict_value_en: 'Flow routes' })
  await writer.insert('dictionary', {
    ...row,
    dict_key: dictKey,
    dict_value: '请假流程',
    dict_value_en: 'Leave',
    sort: 1,
    remark,
  })
}
