import { contract, type MenuEntry } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { sql } from '../../db/index.ts'
import { signInRaw, startTestServer } from '../../testing/index.ts'
import { all } from '../../testing/main-flow.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const stranger = await server.signIn('admin', '000001')

const { account, menu, order, role, session, symbol, tenant } = contract
const refused = (code: number, reason: string) => ({ code, reason })
const given = {
  tenantName: '沅江计量所',
  tenantNameEn: 'Yuanjiang Institute of Metrology',
  linkman: '许宁',
  contactNumber: '0737-0000 0000',
  address: '沅江市示例路 3 号',
}
const codesOf = (trees: readonly MenuEntry[]) =>
  trees.flatMap(({ code, children = [] }) => [code, ...children.map((child) => child.code)])
const whySignInFails = async (id: string, password: string) => {
  const answer = await signInRaw(server.workspaceUrl, 'admin', id, password)
  return 'error_description' in answer ? answer.error_description : undefined
}

test('[SRV-1][PERM-2] an institute is opened with menus, symbols and an administrator, and sees nothing of others', async () => {
  const opened = await admin.send(tenant.open, { body: given })
  expect(opened).toMatchObject({ tenantId: '000002', account: 'admin', password: expect.stringMatching(/^.{10,}$/) })
  const head = await server.signIn('admin', opened.tenantId, opened.password)
  expect(await head.send(session.userInfo, {})).toMatchObject({ tenantId: '000002', roles: ['admin'] })
  const ours = codesOf(await admin.send(menu.routes, { query: {} }))
  // Whoever opens institutes is the first one's administrator.
  expect(ours).toContain('system_tenant')
  expect(codesOf(await head.send(menu.routes, { query: {} }))).toEqual(ours.filter((code) => code !== 'system_tenant'))
  expect(ours.length).toBeGreaterThan(5)
  const symbols = await head.send(symbol.list, { query: {} })
  expect(symbols).not.toEqual([])
  expect((await head.send(account.page, { query: {} })).records.map((one) => one.account)).toEqual(['admin'])
  expect((await head.send(order.page, { body: all() })).total).toBe(0)
  // What it changes is its own.
  const [first] = await head.send(menu.list, { query: {} })
  await expect(stranger.send(menu.detail, { query: { id: first?.id ?? '' } })).rejects.toMatchObject(refused(404, 'not-found'))
  const added = await head.send(account.open, { body: { account: 'first', name: '第一位', roles: ['reception'] } })
  expect(added.account).toBe('first')
  expect(await admin.send(tenant.detail, { query: { tenantId: '000002' } })).toMatchObject({
    ...given,
    expireTime: null,
    status: '1',
    people: 2,
  })
})

test('[PERM-1] roles of the first institute’s own are not there in a new one: what only they opened is its administrator’s', async () => {
  const own = { roleName: '档案员', roleAlias: 'archivist', madeOf: ['reception'] }
  await admin.send(role.submit, { body: own })
  const menus = await admin.send(menu.list, { query: {} })
  const known = menus.flatMap(({ children = [], ...one }) => [one, ...children]).find(({ code }) => code === 'order_list')
  if (!known) throw new Error('the demonstration has it')
  const { database } = server
  await database.within('000000', (tx) => tx.execute(sql`update menu set roles = array['archivist'] where id = ${known.id}`))
  const opened = await admin.send(tenant.open, { body: { tenantName: '再一所' } })
  const head = await server.signIn('admin', opened.tenantId, opened.password)
  const copied = (await head.send(menu.list, { query: {} }))
    .flatMap(({ children = [], ...one }) => [one, ...children])
    .find(({ code }) => code === 'order_list')
  expect(copied?.id).not.toBe(known.id)
  const roles = await database.within(opened.tenantId, (tx) =>
    tx.execute<{ roles: string[] }>(sql`select roles from menu where code = 'order_list'`),
  )
  expect(roles.rows).toEqual([{ roles: ['admin'] }])
})

test('[PERM-2][PERM-1][B7] institutes are the affair of the first one’s administrators alone', async () => {
  const reception = await server.signIn('reception')
  for (const person of [stranger, reception]) {
    await expect(person.send(tenant.page, { query: {} })).rejects.toMatchObject(refused(403, 'forbidden'))
    await expect(person.send(tenant.open, { body: given })).rejects.toMatchObject(refused(403, 'forbidden'))
    await expect(person.send(tenant.close, { query: { ids: '000000' } })).rejects.toMatchObject(refused(403, 'forbidden'))
  }
  // Nor does the database show them, whoever asks it.
  const { database } = server
  const seen = await database.within('000001', (tx) => tx.execute<{ id: string }>(sql`select id from tenant`))
  expect(seen.rows).toEqual([{ id: '000001' }])
  await expect(
    database.within('000001', (tx) => tx.execute(sql`insert into tenant (id, name, name_en) values ('777777', 'x', 'x')`)),
  ).rejects.toThrow()
  const changed = await database.within('000001', (tx) => tx.execute(sql`update tenant set linkman = ''`))
  // Its own alone.
  expect(changed.rowCount).toBe(1)
  const people = await database.within('000001', (tx) =>
    tx.execute<{ people: number | null }>(sql`select tenant_people('000000') as people`),
  )
  expect(people.rows).toEqual([{ people: null }])
})

test('[SRV-1] institutes are listed by pages, found and changed', async () => {
  const { tenantId } = await admin.send(tenant.open, { body: { ...given, tenantName: '益阳计量所' } })
  const everyOne = await admin.send(tenant.page, { query: { size: 100 } })
  expect(everyOne.records.map((one) => one.tenantId)).toEqual(everyOne.records.map((one) => one.tenantId).toSorted())
  expect(everyOne.records[0]).toMatchObject({ tenantId: '000000', tenantName: '示例计量检测研究院' })
  const paged = await admin.send(tenant.page, { query: { current: 2, size: 1 } })
  expect(paged.records).toEqual([everyOne.records[1]])
  expect(paged).toMatchObject({ total: everyOne.total, pages: everyOne.total })
  expect((await admin.send(tenant.page, { query: { tenantName: '益阳' } })).records.map((one) => one.tenantId)).toEqual([
    tenantId,
  ])
  expect((await admin.send(tenant.page, { query: { tenantName: 'another EXAMPLE' } })).total).toBe(1)
  expect((await admin.send(tenant.page, { query: { tenantName: '%' } })).total).toBe(0)
  const changed = await admin.send(tenant.update, {
    body: { tenantId, tenantName: '益阳市计量所', contactNumber: '', expireTime: '2199-12-31' },
  })
  expect(changed).toMatchObject({ tenantName: '益阳市计量所', contactNumber: '', linkman: '许宁', expireTime: '2199-12-31' })
  expect(await admin.send(tenant.update, { body: { tenantId, tenantName: '益阳市计量所' } })).toMatchObject({
    expireTime: '2199-12-31',
  })
  expect(await admin.send(tenant.update, { body: { tenantId, tenantName: '益阳市计量所', expireTime: null } })).toMatchObject({
    expireTime: null,
  })
  await expect(admin.send(tenant.update, { body: { tenantId: '999999', tenantName: 'x' } })).rejects.toMatchObject(
    refused(404, 'not-found'),
  )
  await expect(admin.send(tenant.detail, { query: { tenantId: '999999' } })).rejects.toMatchObject(refused(404, 'not-found'))
})

test('[SES-9][PERM-2] in an institute that is closed, or whose time is over, nobody is signed in; reopened, they are again', async () => {
  const { tenantId, password } = await admin.send(tenant.open, { body: { tenantName: '短期所' } })
  const head = await server.signIn('admin', tenantId, password)
  expect(await whySignInFails(tenantId, password)).toBeUndefined()
  const wrong = await whySignInFails('888888', password)

  await admin.send(tenant.close, { query: { ids: tenantId } })
  expect(await admin.send(tenant.detail, { query: { tenantId } })).toMatchObject({ status: '2' })
  await expect(head.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  // Nobody learns that there is such an institute.
  expect(await whySignInFails(tenantId, password)).toBe(wrong)
  await admin.send(tenant.reopen, { query: { ids: tenantId } })
  expect(await head.send(session.userInfo, {})).toMatchObject({ tenantId })

  await admin.send(tenant.update, { body: { tenantId, tenantName: '短期所', expireTime: '2020-01-01' } })
  await expect(head.send(session.userInfo, {})).rejects.toMatchObject({ code: 401 })
  expect(await whySignInFails(tenantId, password)).toBe(wrong)
})

test('[SRV-1] the first institute stays open, and several are closed together or not at all', async () => {
  await expect(admin.send(tenant.close, { query: { ids: '000001,000000' } })).rejects.toMatchObject(refused(409, 'tenant.first'))
  await expect(
    admin.send(tenant.update, { body: { tenantId: '000000', tenantName: 'x', expireTime: '2020-01-01' } }),
  ).rejects.toMatchObject(refused(409, 'tenant.first'))
  await expect(admin.send(tenant.close, { query: { ids: '000001,999999' } })).rejects.toMatchObject(refused(404, 'not-found'))
  expect(await stranger.send(session.userInfo, {})).toMatchObject({ tenantId: '000001' })
})
