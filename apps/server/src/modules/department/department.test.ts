import { contract, type Department } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { sessionsBehind, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const reception = await server.signIn('reception')
const customer = await server.signIn('customer')
const stranger = await server.signIn('admin', '000001')

const calls = contract.department
const list = (query: { deptName?: string; deptCategory?: string } = {}) => reception.send(calls.list, { query })
const add = (deptName: string, parentId?: string) =>
  admin.send(calls.submit, { body: { deptName, deptCategory: '3', ...(parentId ? { parentId } : {}) } })
const names = (all: readonly Department[]): unknown =>
  all.map(({ deptName, children }) => (children ? [deptName, names(children)] : deptName))
const mechanics = (await list({ deptName: '力学室' }))[0]?.id ?? ''

test('[API-2] departments are a tree in their order, children left out where there are none', async () => {
  const group = await add('压力组', mechanics)
  const team = await add('活塞班', group.id)
  expect(group).toMatchObject({ parentId: mechanics, ancestors: `0,${mechanics}`, hasChildren: false, fullName: '压力组' })
  expect(team.ancestors).toBe(`0,${mechanics},${group.id}`)
  const all = await list()
  expect(names(all.filter(({ id }) => id === mechanics))).toEqual([['力学室', [['压力组', ['活塞班']]]]])
  const leaf = all.find(({ deptName }) => deptName === '热工室')
  expect(leaf).toMatchObject({ hasChildren: false })
  expect(leaf).not.toHaveProperty('children')
  const [node] = (await reception.send(calls.tree, { query: {} })).filter(({ id }) => id === mechanics)
  expect(node).toMatchObject({ title: '力学室', value: mechanics, key: mechanics, hasChildren: true })
  expect(node?.children?.[0]?.children?.[0]).toMatchObject({ title: '活塞班', parentId: group.id, hasChildren: false })
})

test('[API-2] a filter finds by a part of the name, and what lost its parent stands at the top', async () => {
  expect(names(await list({ deptName: '活塞' }))).toEqual(['活塞班'])
  expect(names(await list({ deptCategory: '3' }))).toEqual([['压力组', ['活塞班']]])
  expect(await list({ deptName: '%' })).toEqual([])
})

test('[API-2] a department is changed, and moved beneath another, but never beneath itself', async () => {
  const upper = await add('上级')
  const lower = await add('下级', upper.id)
  const lowest = await add('末级', lower.id)
  const body = { id: upper.id, deptName: '上级二', deptNameEn: 'Above', deptCategory: '1', sort: 9, remark: '注' } as const
  expect(await admin.send(calls.submit, { body })).toMatchObject({ ...body, hasChildren: true, parentId: '0' })
  for (const parentId of [upper.id, lower.id, lowest.id]) {
    await expect(admin.send(calls.submit, { body: { ...body, parentId } })).rejects.toMatchObject({
      code: 409,
      reason: 'department.parent-beneath',
    })
  }
  const moved = await admin.send(calls.submit, {
    body: { id: lowest.id, deptName: '末级', deptCategory: '3', parentId: mechanics },
  })
  expect(moved.ancestors).toBe(`0,${mechanics}`)
})

test('[API-2] two departments of one parent do not share a name, however they came to it; of two at once one is refused', async () => {
  const taken = { code: 409, reason: 'department.name-taken', fields: [{ path: 'deptName' }] }
  const upper = await add('同名上级')
  const first = await add('同名', upper.id)
  await expect(add('同名', upper.id)).rejects.toMatchObject(taken)
  await expect(add('同名上级')).rejects.toMatchObject(taken)
  const elsewhere = await add('同名', mechanics)
  const other = await add('别名', upper.id)
  const change = (id: string, deptName: string, parentId: string) =>
    admin.send(calls.submit, { body: { id, deptName, parentId, deptCategory: '3', remark: '注' } })
  await expect(change(other.id, '同名', upper.id)).rejects.toMatchObject(taken)
  await expect(change(elsewhere.id, '同名', upper.id)).rejects.toMatchObject(taken)
  expect(await change(first.id, '同名', upper.id)).toMatchObject({ remark: '注' })
  const theirs = await stranger.send(calls.submit, { body: { deptName: '同名上级', deptCategory: '3' } })
  expect(await stranger.send(calls.remove, { query: { ids: theirs.id } })).toBe(true)
  const both = await Promise.allSettled([add('同时', upper.id), add('同时', upper.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  // Two that shared a name before this was asked are left with it.
  const twin = await add('孪生', upper.id)
  await server.owner.query(`update department set name = '同名' where id = $1`, [twin.id])
  expect(await change(twin.id, '同名', upper.id)).toMatchObject({ deptName: '同名' })
})

test('[API-2] two moves at once close no ring', async () => {
  const [one, other] = [await add('环一'), await add('环二')]
  const move = (id: string, parentId: string) =>
    admin.send(calls.submit, { body: { id, parentId, deptName: '环', deptCategory: '3' } })
  // Both have begun before either can write: whoever writes to the table waits for this transaction.
  await server.owner.query('begin')
  await server.owner.query('lock table department in share mode')
  const moves = Promise.allSettled([move(one.id, other.id), move(other.id, one.id)])
  try {
    await expect.poll(() => sessionsBehind(server.owner)).toBe(2)
  } finally {
    await server.owner.query('commit')
  }
  const settled = await moves
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await list({ deptName: '环' })).length).toBe(1)
})

test('[API-2] one that is in use is not removed, and says by what; several go together, or none', async () => {
  await expect(admin.send(calls.remove, { query: { ids: mechanics } })).rejects.toMatchObject({
    code: 409,
    reason: 'department.in-use',
    message: expect.stringContaining('力学室'),
  })
  const upper = await add('将删')
  const lower = await add('将删下级', upper.id)
  await expect(admin.send(calls.remove, { query: { ids: upper.id } })).rejects.toMatchObject({ reason: 'department.in-use' })
  await expect(admin.send(calls.remove, { query: { ids: `${lower.id},999999` } })).rejects.toMatchObject({ code: 404 })
  expect(await admin.send(calls.detail, { query: { id: lower.id } })).toMatchObject({ deptName: '将删下级' })
  expect(await admin.send(calls.remove, { query: { ids: `${upper.id},${lower.id}` } })).toBe(true)
  await expect(admin.send(calls.detail, { query: { id: lower.id } })).rejects.toMatchObject({ code: 404 })
})

test('[SRV-4] a removal that is repeated under one key is done once; the same key for others is refused', async () => {
  const [first, second] = [await add('重复一'), await add('重复二')]
  const remove = (ids: string) => admin.send(calls.remove, { query: { ids }, idempotencyKey: 'remove-departments' })
  expect(await remove(first.id)).toBe(true)
  expect(await remove(first.id)).toBe(true)
  await expect(remove(second.id)).rejects.toMatchObject({ code: 422, reason: 'key-reused' })
})

test('[PERM-1][PERM-3] only the administrator writes, and people of enterprises see none', async () => {
  const body = { deptName: '不可', deptCategory: '2' } as const
  await expect(reception.send(calls.submit, { body })).rejects.toMatchObject({ code: 403 })
  await expect(reception.send(calls.remove, { query: { ids: mechanics } })).rejects.toMatchObject({ code: 403 })
  for (const ask of [
    () => customer.send(calls.list, { query: {} }),
    () => customer.send(calls.tree, { query: {} }),
    () => customer.send(calls.detail, { query: { id: mechanics } }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 403 })
})

test('[PERM-2] another institute sees, changes and stands beneath none of them', async () => {
  expect(await stranger.send(calls.list, { query: {} })).toEqual([])
  expect(await stranger.send(calls.tree, { query: { tenantId: '000000' } })).toEqual([])
  expect(await reception.send(calls.tree, { query: { tenantId: '000001' } })).toEqual([])
  await expect(stranger.send(calls.detail, { query: { id: mechanics } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(calls.remove, { query: { ids: mechanics } })).rejects.toMatchObject({ code: 404 })
  const body = { deptName: '外人', deptCategory: '2' } as const
  await expect(stranger.send(calls.submit, { body: { ...body, id: mechanics } })).rejects.toMatchObject({ code: 404 })
  await expect(stranger.send(calls.submit, { body: { ...body, parentId: mechanics } })).rejects.toMatchObject({
    reason: 'department.parent-unknown',
  })
})

test.each([
  ['a category that is none', { deptName: '名', deptCategory: '9' }, 'deptCategory'],
  ['no name', { deptName: ' ', deptCategory: '1' }, 'deptName'],
  ['a place below zero', { deptName: '名', deptCategory: '1', sort: -1 }, 'sort'],
  ['a parent that is no id', { deptName: '名', deptCategory: '1', parentId: '1 or 1=1' }, 'parentId'],
  ['a field that nobody knows', { deptName: '名', deptCategory: '1', tenantId: '000001' }, 'tenantId'],
])('[SRV-3] %s is refused, and named', async (_, body, path) => {
  await expect(admin.send(calls.submit, { body: body as never })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})
