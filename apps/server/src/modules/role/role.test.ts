import { contract } from '@etalon/api/contract'
import { builtInRoles } from '@etalon/api/domain'
import { expect, test } from 'vitest'
import { atOnce, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const tester = await server.signIn('tester')
const stranger = await server.signIn('admin', '000001')

const { account, menu, role, staff } = contract
const refused = (code: number, reason: string) => ({ code, reason })
const director = {
  roleName: '室主任',
  roleNameEn: 'Head of laboratory',
  roleAlias: 'director',
  madeOf: ['dispatcher', 'auditor'],
  sort: 3,
}
const routesOf = async (person: typeof admin) => {
  const trees = await person.send(menu.routes, { query: {} })
  return trees.flatMap(({ code, children = [] }) => [code, ...children.map((child) => child.code)])
}

test('[PERM-1] roles are listed, those that are built in first, with how many people have them', async () => {
  const roles = await admin.send(role.list, { query: {} })
  expect(roles.map(({ roleAlias }) => roleAlias)).toEqual(builtInRoles.map(({ code }) => code))
  expect(roles.find(({ roleAlias }) => roleAlias === 'tester')).toMatchObject({
    people: 3,
    isBuiltIn: true,
    roleNameEn: 'Tester',
  })
  expect((await admin.send(role.list, { query: { roleName: 'signatory' } })).map(({ roleAlias }) => roleAlias)).toEqual([
    'approver',
  ])
  expect((await admin.send(role.list, { query: { roleAlias: 'ADM' } })).map(({ roleName }) => roleName)).toEqual(['系统管理员'])
  await expect(tester.send(role.list, { query: {} })).rejects.toMatchObject({ code: 403 })
})

test('[PERM-1] a role of the institute lets its people do what the roles may do that it is made of, and no more', async () => {
  const made = await admin.send(role.submit, { body: director })
  expect(made).toMatchObject({ ...director, people: 0, isBuiltIn: false })
  const opened = await admin.send(account.open, { body: { account: 'head', name: '主任', roles: ['director'] } })
  const head = await server.signIn('head', '000000', opened.password)
  expect((await head.send(contract.session.userInfo, {})).roles).toEqual(['auditor', 'director', 'dispatcher'])
  expect(await admin.send(role.detail, { query: { id: made.id } })).toMatchObject({ people: 1 })
  expect(await routesOf(head)).toContain('order_list')
  const dispatch = () => head.send(staff.candidates, { query: { itemId: '999999' } })
  await expect(dispatch()).rejects.toMatchObject({ code: 404 })
  await expect(head.send(account.page, { query: {} })).rejects.toMatchObject({ code: 403 })

  const less = { ...director, id: made.id, madeOf: ['tester'] }
  expect(await admin.send(role.submit, { body: less })).toMatchObject({ madeOf: ['tester'] })
  expect((await head.send(contract.session.userInfo, {})).roles).toEqual(['director', 'tester'])
  await expect(dispatch()).rejects.toMatchObject({ code: 403 })
  expect((await admin.send(role.tree, {})).at(-1)).toMatchObject({ title: '室主任', value: 'director', hasChildren: false })
  await expect(admin.send(role.remove, { query: { ids: made.id } })).rejects.toMatchObject(refused(409, 'role.in-use'))
})

test('[PERM-1] menus and buttons are granted to a role and taken back; what no role opens any more is the administrator’s', async () => {
  const { id } = await admin.send(role.submit, { body: { roleName: '实习', roleAlias: 'trainee', madeOf: ['cashier'] } })
  const opened = await admin.send(account.open, { body: { account: 'trainee', name: '实习生', roles: ['trainee'] } })
  const trainee = await server.signIn('trainee', '000000', opened.password)
  const menus = (await admin.send(menu.list, { query: {} })).flatMap((top) => [top, ...(top.children ?? [])])
  const idOf = (code: string) => menus.find((one) => one.code === code)?.id ?? ''
  expect(await routesOf(trainee)).not.toContain('order_registration')

  const menuIds = [idOf('order'), idOf('order_registration')]
  expect(await admin.send(role.grant, { body: { roleAlias: 'trainee', menuIds, seenIds: [] } })).toBe(true)
  expect((await admin.send(role.menus, { query: { roleAlias: 'trainee' } })).map(({ code }) => code)).toEqual([
    'order',
    'order_registration',
  ])
  expect(await routesOf(trainee)).toContain('order_registration')

  const opens = async (roleAlias: string) => (await admin.send(role.menus, { query: { roleAlias } })).map((one) => one.id)
  const taken = async (roleAlias: string) =>
    await admin.send(role.grant, { body: { roleAlias, menuIds: [], seenIds: await opens(roleAlias) } })
  expect(await taken('reception')).toBe(true)
  expect(await taken('trainee')).toBe(true)
  expect(await routesOf(trainee)).not.toContain('order_registration')
  expect(await routesOf(admin)).toContain('order_registration')
  expect(await routesOf(await server.signIn('reception'))).not.toContain('order_registration')

  await expect(admin.send(role.grant, { body: { roleAlias: 'pilot', menuIds: [], seenIds: [] } })).rejects.toMatchObject({
    code: 404,
  })
  await expect(
    admin.send(role.grant, { body: { roleAlias: 'trainee', menuIds: ['999999'], seenIds: [] } }),
  ).rejects.toMatchObject({
    code: 404,
  })
  await expect(stranger.send(role.grant, { body: { roleAlias: 'trainee', menuIds: [], seenIds: [] } })).rejects.toMatchObject({
    code: 404,
  })
  await expect(stranger.send(role.detail, { query: { id } })).rejects.toMatchObject({ code: 404 })
})

test('[FLOW-3] of two who grant menus to one role at once one succeeds; whoever looked before that is told, and nothing is lost', async () => {
  await admin.send(role.submit, { body: { roleName: '见习', roleAlias: 'novice', madeOf: ['cashier'] } })
  const menus = (await admin.send(menu.list, { query: {} })).flatMap((top) => [top, ...(top.children ?? [])])
  const idOf = (code: string) => menus.find((one) => one.code === code)?.id ?? ''
  const [order, registration, settlement] = [idOf('order'), idOf('order_registration'), idOf('settlement')]
  const grant = (menuIds: string[], seenIds: string[]) =>
    admin.send(role.grant, { body: { roleAlias: 'novice', menuIds, seenIds } })
  const opens = async () => new Set((await admin.send(role.menus, { query: { roleAlias: 'novice' } })).map(({ id }) => id))

  const both = await atOnce(server.owner, `select from menu where id in (${order}, ${settlement}) for update`, [
    () => grant([order, registration], []),
    () => grant([settlement], []),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused(409, 'edited-meanwhile') })
  const first = await opens()
  await grant([order], [...first])
  for (const seen of [[], [settlement], [order, registration]])
    await expect(grant([settlement], seen)).rejects.toMatchObject(refused(409, 'edited-meanwhile'))
  expect(await opens()).toEqual(new Set([order]))

  // A menu's own form opens it to roles as well.
  const [meanwhile] = await atOnce(
    server.owner,
    `select pg_advisory_xact_lock(hashtextextended('menu tree of 000000', 0));
      update menu set roles = array_append(roles, 'novice') where id = ${registration}`,
    [() => grant([order, settlement], [order])],
  )
  expect(meanwhile).toMatchObject({ reason: refused(409, 'edited-meanwhile') })
  await grant([order], [order, registration])
  const { parentId, code, name, path, category, sort, roles } = await admin.send(menu.detail, { query: { id: settlement } })
  await admin.send(menu.submit, {
    body: { id: settlement, parentId, code, name, path, category, sort, roles: [...roles, 'novice'] },
  })
  await expect(grant([order, registration], [order])).rejects.toMatchObject(refused(409, 'edited-meanwhile'))
  expect(await grant([order, registration, settlement], [settlement, order])).toBe(true)
  expect(await opens()).toEqual(new Set([order, registration, settlement]))
})

test('[PERM-1] a role that nobody has is removed, and its menus are not opened to everybody by that', async () => {
  const { id } = await admin.send(role.submit, { body: { roleName: '临时', roleAlias: 'passing', madeOf: ['tester'] } })
  const { id: menuId } = await admin.send(menu.submit, {
    body: {
      parentId: '0',
      code: 'passing_only',
      name: '临时菜单',
      nameEn: 'Passing',
      path: '/passing',
      category: 1,
      sort: 99,
      roles: ['passing'],
    },
  })
  expect(await admin.send(role.remove, { query: { ids: id } })).toBe(true)
  expect((await admin.send(menu.detail, { query: { id: menuId } })).roles).toEqual(['admin'])
  expect(await routesOf(tester)).not.toContain('passing_only')
  await expect(admin.send(role.remove, { query: { ids: id } })).rejects.toMatchObject({ code: 404 })
})

test('[SRV-3] a role cannot take the code of another, be made of what is not built in, or change its code', async () => {
  const body = { roleName: '某角色', roleAlias: 'somebody', madeOf: ['tester'] }
  const { id } = await admin.send(role.submit, { body })
  await expect(admin.send(role.submit, { body })).rejects.toMatchObject(refused(409, 'role.code-taken'))
  await expect(admin.send(role.submit, { body: { ...body, roleAlias: 'admin' } })).rejects.toMatchObject(
    refused(409, 'role.built-in'),
  )
  await expect(admin.send(role.submit, { body: { ...body, roleAlias: 'other', madeOf: ['somebody'] } })).rejects.toMatchObject(
    refused(409, 'role.unknown'),
  )
  await expect(admin.send(role.submit, { body: { ...body, id, roleAlias: 'renamed' } })).rejects.toMatchObject(
    refused(409, 'role.code-stays'),
  )
  await expect(stranger.send(role.submit, { body: { ...body, id } })).rejects.toMatchObject({ code: 404 })
  await expect(admin.send(role.submit, { body: { ...body, roleAlias: 'Ab' } })).rejects.toMatchObject({ code: 400 })
})
