import type { MenuEntry, menuCalls } from '@etalon/api/contract'
import { type SQL, sql, type Transaction } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { buttonsFor, isButton } from '../../policies/index.ts'
import type { Caller } from '../../session/index.ts'
import { menuAdministration } from './administration.ts'

interface Row extends Record<string, unknown> {
  id: string
  parent_id: string | null
  code: string
  name: string
  name_en: string
  pinyin: string
  initials: string
  path: string
  source: string
  sort: number
  roles: string[]
}

async function select(tx: Transaction, caller: Caller, condition: SQL): Promise<Row[]> {
  const roles = sql.join(
    caller.roles.map((role) => sql`${role}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Row>(sql`
    select id, parent_id, code, name, name_en, pinyin, initials, path, source, sort, roles from menu
    where (roles = '{}' or roles && array[${roles}]::text[]) and ${condition} order by sort, id`)
  return rows
}

/** An entry as BladeX sends it: `children` is left out when there are none. */
function entryOf(row: Row, all: readonly Row[]): MenuEntry {
  const children = all.filter((one) => one.parent_id === row.id).map((one) => entryOf(one, all))
  return {
    id: row.id,
    parentId: row.parent_id ?? '0',
    code: row.code,
    name: row.name,
    path: row.path,
    source: row.source,
    sort: row.sort,
    meta: {
      nameEn: row.name_en,
      pinyin: row.pinyin,
      initials: row.initials,
      ...(row.roles.length > 0 ? { roles: row.roles } : {}),
    },
    ...(children.length > 0 ? { children } : {}),
  }
}

export const menuHandlers: Handlers<typeof menuCalls> = {
  ...menuAdministration,
  async topMenu({ tx, caller }) {
    const rows = await select(tx, caller, sql`parent_id is null and category = 1`)
    return rows.map((row) => entryOf(row, []))
  },
  async routes({ tx, caller, query }) {
    const rows = await select(tx, caller, sql`category = 1`)
    const roots = rows.filter((row) => row.parent_id === null)
    const wanted = query.topMenuId ? roots.filter((row) => row.id === query.topMenuId) : roots
    return wanted.map((row) => entryOf(row, rows))
  },
  async buttons({ tx, caller, language }) {
    const rows = await select(tx, caller, sql`category = 2`)
    // What is ours is there without being written down; what is written down of it says who has it.
    const own = rows.filter(({ code }) => !isButton(code)).map(({ code, name }) => ({ code, name }))
    return [...buttonsFor(caller, language), ...own]
  },
}
