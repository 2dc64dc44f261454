import { readFileSync } from 'node:fs'
import { contract, type MenuRecord } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')

const calls = contract.menu
type Draft = Parameters<typeof admin.send<typeof calls.submit>>[1]['body']
const write = (draft: Partial<Draft> & { code: string }) =>
  admin.send(calls.submit, { body: { name: '名称', path: `/x/${draft.code}`, category: 1, ...draft } })
const flat = (records: readonly MenuRecord[]): MenuRecord[] => records.flatMap((one) => [one, ...flat(one.children ?? [])])
const routesOf = async (person = reception) => JSON.stringify(await person.send(calls.routes, { query: {} }))

test('[NAV-5] a menu that is added is a route at once, for the roles that have it, with its reading', async () => {
  const top = await write({
    code: 'quality',
    name: '质量管理',
    nameEn: 'Quality',
    path: '/quality',
    sort: 9,
    roles: ['reception'],
  })
  await write({ code: 'quality_plan', name: '内审计划', path: '/quality/plan', parentId: top.id, roles: ['reception'] })
  const mine = await reception.send(calls.routes, { query: {} })
  expect(mine.find(({ code }) => code === 'quality')).toMatchObject({
    meta: { pinyin: 'zhiliangguanli', initials: 'zlgl', nameEn: 'Quality' },
    children: [{ code: 'quality_plan', parentId: top.id }],
  })
  expect(await routesOf(await server.signIn('tester'))).not.toContain('quality')
})

test('[NAV-5][API-2] the top menu is the first level alone, in its order, for the roles that have it', async () => {
  const top = await write({ code: 'archive', name: '档案', path: '/archive', sort: 10, roles: ['reception'] })
  await write({ code: 'archive_list', name: '档案清单', path: '/archive/list', parentId: top.id, roles: ['reception'] })
  const mine = await reception.send(calls.topMenu, {})
  expect(mine.find(({ id }) => id === top.id)).toMatchObject({ code: 'archive', name: '档案', path: '/archive', parentId: '0' })
  expect(mine.filter(({ children }) => children !== undefined)).toEqual([])
  expect(mine.map(({ code }) => code)).not.toContain('archive_list')
  const places = mine.map(({ sort }) => sort ?? 0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const others = await (await server.signIn('tester')).send(calls.topMenu, {})
  expect(others.map(({ code }) => code)).not.toContain('archive')
})

test('[PERM-1] a button that is added may be pressed by its roles; without a role everybody may', async () => {
  const top = await write({ code: 'buttons', path: '/buttons', roles: ['nobody'] })
  await write({ code: 'only_issuer', parentId: top.id, category: 2, path: '', action: 1, roles: ['issuer'] })
  await write({ code: 'for_all', parentId: top.id, category: 2, path: '', alias: 'view' })
  const codes = async (account: string) => (await (await server.signIn(account)).send(calls.buttons, {})).map(({ code }) => code)
  expect(await codes('reception')).toEqual(expect.arrayContaining(['for_all']))
  expect(await codes('reception')).not.toContain('only_issuer')
  expect(await codes('issuer')).toEqual(expect.arrayContaining(['for_all', 'only_issuer']))
})

test('[API-2] lists are unpaged trees, the menu list without buttons; filters find by code, either name and category', async () => {
  const all = await admin.send(calls.list, { query: { current: 1, size: 10 } })
  expect(flat(all).map(({ code }) => code)).toEqual(expect.arrayContaining(['order', 'order_list', 'for_all']))
  const menus = flat(await admin.send(calls.menuList, { query: {} }))
  expect(menus.every(({ category }) => category === 1)).toBe(true)
  expect(menus.map(({ code }) => code)).not.toContain('for_all')
  const codes = async (query: { code?: string; name?: string; category?: string }) =>
    flat(await admin.send(calls.list, { query })).map(({ code }) => code)
  expect(await codes({ code: 'ORDER_L' })).toEqual(['order_list'])
  expect(await codes({ name: 'quality' })).toEqual(['quality'])
  expect(await codes({ name: '内审' })).toEqual(['quality_plan'])
  expect(await codes({ category: '2' })).toEqual(expect.arrayContaining(['for_all', 'only_issuer', 'order-sign']))
  expect(await codes({ category: '2' })).not.toContain('quality')
})

test('[API-2] what lies beneath one menu, and the tree to choose a parent from', async () => {
  const [quality] = await admin.send(calls.list, { query: { code: 'quality' } })
  expect(await admin.send(calls.byParent, { query: { parentId: String(quality?.id) } })).toMatchObject([
    { code: 'quality_plan', hasChildren: false },
  ])
  const tops = await admin.send(calls.byParent, { query: { parentId: '0' } })
  expect(tops.find(({ code }) => code === 'order')).toMatchObject({ hasChildren: true })
  const node = (await admin.send(calls.tree, {})).find(({ id }) => id === quality?.id)
  expect(node).toMatchObject({ title: '质量管理', hasChildren: true, children: [{ title: '内审计划' }] })
})

test('[API-2] an entry is changed and moved, but never beneath itself or a button; its code is its own', async () => {
  const upper = await write({ code: 'upper' })
  const lower = await write({ code: 'lower', parentId: upper.id })
  const button = await write({ code: 'button', parentId: lower.id, category: 2, path: '' })
  expect(await write({ id: upper.id, code: 'upper', name: '改名', isOpen: 2, remark: '注' })).toMatchObject({
    id: upper.id,
    name: '改名',
    isOpen: 2,
    remark: '注',
    hasChildren: true,
  })
  for (const parentId of [upper.id, lower.id])
    await expect(write({ id: upper.id, code: 'upper', parentId })).rejects.toMatchObject({ reason: 'menu.parent-beneath' })
  for (const parentId of [button.id, '999999'])
    await expect(write({ code: 'stray', parentId })).rejects.toMatchObject({ code: 409, reason: 'menu.parent-unknown' })
  await expect(write({ code: 'upper' })).rejects.toMatchObject({ code: 409, reason: 'menu.code-taken' })
  await expect(write({ id: '999999', code: 'ghost' })).rejects.toMatchObject({ code: 404 })
  await expect(admin.send(calls.remove, { query: { ids: lower.id } })).rejects.toMatchObject({ reason: 'menu.has-children' })
  await expect(admin.send(calls.remove, { query: { ids: `${button.id},999999` } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(calls.detail, { query: { id: button.id } })).toMatchObject({ code: 'button', category: 2 })
  await admin.send(calls.remove, { query: { ids: [upper, lower, button].map(({ id }) => id).join(',') } })
  await expect(admin.send(calls.detail, { query: { id: button.id } })).rejects.toMatchObject({ code: 404 })
})

test('[PERM-1][PERM-2] nobody but the administrator of the institute administers its menus', async () => {
  const [order] = await admin.send(calls.list, { query: { code: 'order' } })
  const id = String(order?.id)
  const body = { id, code: 'order', name: '改名', path: '/order', category: 1 }
  for (const ask of [
    () => reception.send(calls.list, { query: {} }),
    () => reception.send(calls.menuList, { query: {} }),
    () => reception.send(calls.byParent, { query: { parentId: '0' } }),
    () => reception.send(calls.tree, {}),
    () => reception.send(calls.detail, { query: { id } }),
    () => reception.send(calls.submit, { body }),
    () => reception.send(calls.remove, { query: { ids: id } }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 403, reason: 'forbidden' })
  for (const ask of [
    () => stranger.send(calls.detail, { query: { id } }),
    () => stranger.send(calls.submit, { body: { ...body, code: 'order2' } }),
    () => stranger.send(calls.remove, { query: { ids: id } }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 404 })
  expect(flat(await stranger.send(calls.list, { query: {} })).some((one) => one.id === id)).toBe(false)
})

test.each([
  ['a script for an address', { path: 'javascript:alert(1)' }, 'path'],
  ['an address without a scheme', { path: '//evil.test/x' }, 'path'],
  ['a code with a blank', { code: 'a b' }, 'code'],
  ['a category that is none', { category: 3 }, 'category'],
  ['a role that is no key', { roles: ["x'; --"] }, 'roles.0'],
])('[SRV-3] %s is refused, and named', async (_, wrong, path) => {
  const body = { code: 'wrong', name: '名', path: '/wrong', category: 1, ...wrong }
  await expect(admin.send(calls.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[SYS-1] institutes that were opened before the screens of the system have their menus by a migration, and keep what they made', async () => {
  const { owner } = server
  await owner.query("delete from menu where code like 'system\\_%' and code <> 'system_symbol'")
  await owner.query("update menu set name = '常用符号', path = '/own/symbols' where code = 'system_symbol'")
  const migration = readFileSync(new URL('../../db/migrations/0022_system_menus.sql', import.meta.url), 'utf8')
  await owner.query(migration)
  const beneathSystem = async (person: typeof admin) =>
    flat(await person.send(calls.list, { query: { code: 'system' } })).filter(({ code }) => code.startsWith('system_'))
  const ours = await beneathSystem(admin)
  expect(ours.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/system/user', '/system/role', '/system/dictionary', '/system/tenant', '/own/symbols']),
  )
  expect(ours).toHaveLength(11)
  expect(ours.every(({ roles }) => roles.join() === 'admin')).toBe(true)
  expect((await beneathSystem(stranger)).map(({ code }) => code)).not.toContain('system_tenant')
  // Once more changes nothing.
  await owner.query(migration)
  expect(await beneathSystem(admin)).toHaveLength(11)
})

test('[BIZ-8][BIZ-12][BIZ-13] institutes that were opened before have the menus of enterprises, ledgers and statistics by a migration', async () => {
  const { owner } = server
  const paths = ['/order/enterprise', '/order/ledger', '/order/due-calendar', '/statistics/work']
  const seen = async () => {
    const routes = await routesOf()
    return paths.filter((path) => routes.includes(`"${path}"`))
  }
  const count = async () => (await owner.query<{ count: number }>('select count(*)::int as count from menu')).rows[0]?.count
  expect(await seen()).toEqual(paths)
  await owner.query('delete from menu where category = 2')
  const before = await count()
  await owner.query('delete from menu where path = any($1)', [paths])
  await owner.query("delete from menu where code = 'statistics'")
  expect(await seen()).toEqual([])
  const migration = readFileSync(new URL('../../db/migrations/0025_work_menus.sql', import.meta.url), 'utf8')
  await owner.query(migration)
  expect(await seen()).toEqual(paths)
  // Once more changes nothing.
  await owner.query(migration)
  expect(await count()).toBe(before)
})
