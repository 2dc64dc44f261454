import { type MenuRecord, type menuCalls, noParent } from '@etalon/api/contract'
import { pinyin } from 'pinyin-pro'
import { asc, eq, inArray, type Transaction, tables, toldIfTaken } from '../../db/index.ts'
import type { Handlers } from '../../http/index.ts'
import { FieldConflict, Refusal } from '../../refusal/index.ts'
import { grow, lockTree, toNodes } from '../../tree/index.ts'

const { menu } = tables

type Administration = 'list' | 'menuList' | 'byParent' | 'tree' | 'detail' | 'submit' | 'remove'
type FlatMenu = Omit<MenuRecord, 'hasChildren' | 'children'>

const recordOf = (row: typeof menu.$inferSelect): FlatMenu => ({
  id: String(row.id),
  parentId: row.parentId === null ? noParent : String(row.parentId),
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  alias: row.alias,
  path: row.path,
  source: row.source,
  sort: row.sort,
  category: row.category,
  action: row.action,
  isOpen: row.isOpen,
  remark: row.remark,
  roles: row.roles,
  isDeleted: 0,
})

const isMenu = ({ category }: FlatMenu) => category === 1

async function all(tx: Transaction): Promise<FlatMenu[]> {
  const rows = await tx.select().from(menu).orderBy(asc(menu.sort), asc(menu.id))
  return rows.map(recordOf)
}

/** @throws {Refusal} 404 */
async function one(tx: Transaction, id: string): Promise<MenuRecord> {
  const records = await all(tx)
  const found = records.find((record) => record.id === id)
  if (!found) throw new Refusal(404, 'not-found')
  return { ...found, hasChildren: records.some(({ parentId }) => parentId === id) }
}

async function found(
  tx: Transaction,
  { code = '', name = '', category = '' }: Partial<Record<'code' | 'name' | 'category', string>>,
) {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
  return (await all(tx)).filter(
    (record) =>
      has(record.code, code) &&
      (has(record.name, name) || has(record.nameEn, name)) &&
      (category === '' || String(record.category) === category),
  )
}

/** @throws {Refusal} where the parent is no menu, or is the entry itself or one beneath it */
async function checkParent(tx: Transaction, parentId: string, id: string | undefined): Promise<void> {
  const records = new Map((await all(tx)).map((record) => [record.id, record]))
  const parent = records.get(parentId)
  if (!parent || !isMenu(parent)) throw new Refusal(409, 'menu.parent-unknown')
  for (let at: FlatMenu | undefined = parent; at; at = records.get(at.parentId)) {
    if (at.id === id) throw new Refusal(409, 'menu.parent-beneath')
  }
}

/** How a name is read, whole and by initials: what the menu search finds it by (SHELL-2). */
const readingOf = (name: string) => ({
  pinyin: pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join('').toLowerCase(),
  initials: pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('').toLowerCase(),
})

/** What an administrator does with menus and buttons (section 7.2). */
export const menuAdministration: Pick<Handlers<typeof menuCalls>, Administration> = {
  async list({ tx, query }) {
    return grow(await found(tx, query))
  },
  async menuList({ tx, query }) {
    return grow((await found(tx, query)).filter(isMenu))
  },
  async byParent({ tx, query }) {
    const records = await all(tx)
    return records
      .filter(({ parentId }) => parentId === query.parentId)
      .map((record) => ({ ...record, hasChildren: records.some(({ parentId }) => parentId === record.id) }))
  },
  async tree({ tx }) {
    return toNodes(grow((await all(tx)).filter(isMenu)), ({ name }) => name)
  },
  async detail({ tx, query }) {
    return await one(tx, query.id)
  },
  async submit({ tx, caller, body }) {
    const {
      id,
      parentId = noParent,
      nameEn = '',
      alias = '',
      source = '',
      sort = 0,
      action = 0,
      isOpen = 1,
      remark = '',
      roles = [],
    } = body
    const { code, name, path, category } = body
    await lockTree(tx, 'menu', caller.tenant)
    if (parentId !== noParent) await checkParent(tx, parentId, id)
    const values = {
      parentId: parentId === noParent ? null : BigInt(parentId),
      ...{ code, name, nameEn, alias, path, source, sort, category, action, isOpen, remark, roles: [...roles] },
      ...readingOf(name),
    }
    try {
      const [written] =
        id === undefined
          ? await tx
              .insert(menu)
              .values({ tenantId: caller.tenant, ...values })
              .returning({ id: menu.id })
          : await tx
              .update(menu)
              .set(values)
              .where(eq(menu.id, BigInt(id)))
              .returning({ id: menu.id })
      if (!written) throw new Refusal(404, 'not-found')
      return await one(tx, String(written.id))
    } catch (error) {
      throw toldIfTaken(error, new FieldConflict('code', 'menu.code-taken', { code }))
    }
  },
  async remove({ tx, query }) {
    const ids = new Set(query.ids.split(','))
    const records = await all(tx)
    const gone = records.filter(({ id }) => ids.has(id))
    if (gone.length < ids.size) throw new Refusal(404, 'not-found')
    const kept = records.find(({ id, parentId }) => ids.has(parentId) && !ids.has(id))
    if (kept) throw new Refusal(409, 'menu.has-children', { name: gone.find(({ id }) => id === kept.parentId)?.name ?? '' })
    await tx.delete(menu).where(
      inArray(
        menu.id,
        gone.map(({ id }) => BigInt(id)),
      ),
    )
    return true
  },
}
