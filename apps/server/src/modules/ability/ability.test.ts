import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer, withToken } from '../../testing/index.ts'

const server = await startTestServer()
const [admin, dispatcher] = await Promise.all([server.signIn('admin'), server.signIn('dispatcher')])
const { ability, department } = contract

async function departmentNamed(name: string): Promise<string> {
  const trees = await admin.send(department.list, { query: {} })
  const id = trees.flatMap(({ children = [], ...one }) => [one, ...children]).find(({ deptName }) => deptName === name)?.id
  if (!id) throw new Error(`no department ${name}`)
  return id
}
const mechanics = await departmentNamed('力学室')
const list = (query: object = {}) => admin.send(ability.list, { query: { size: 100, ...query } })
const testing = { deptId: mechanics, technologyDomain: '12', abilityType: '3', abilityStatus: '1' } as const

test('[BIZ-17] abilities are kept by department: listed with who can do them, added, disabled and removed', async () => {
  const before = await list({ deptId: mechanics })
  expect(
    before.records.map(({ technologyDomain, abilityType, abilityStatus }) => [technologyDomain, abilityType, abilityStatus]),
  ).toEqual([
    ['12', '1', '1'],
    ['12', '2', '1'],
  ])
  expect(before.records[0]).toMatchObject({ deptName: '力学室', testers: 2 })
  const made = await admin.send(ability.submit, { body: testing })
  expect(made).toMatchObject({ ...testing, testers: 0 })
  await expect(admin.send(ability.submit, { body: testing })).rejects.toMatchObject({
    code: 409,
    message: '这个部门已有这项能力',
  })
  const disabled = await admin.send(ability.submit, { body: { ...testing, id: made.id, abilityStatus: '2' } })
  expect(disabled.abilityStatus).toBe('2')
  expect((await list({ abilityStatus: '2' })).records.map(({ id }) => id)).toEqual([made.id])
  const history = await admin.send(ability.history, { query: { id: made.id } })
  expect(history.map(({ action, reason }) => [action, reason])).toEqual([
    ['register', '力学室 · 力学 · 检测 · 启用'],
    ['edit', '力学室 · 力学 · 检测 · 停用'],
  ])
  const english = await withToken(server.workspaceUrl, admin.token, 'en').send(ability.history, { query: { id: made.id } })
  expect(english.map(({ reason }) => reason)).toEqual([
    'Mechanics laboratory · Mechanics · Testing · Enabled',
    'Mechanics laboratory · Mechanics · Testing · Disabled',
  ])
  // What was kept before it was kept by keys stays as it was written.
  const old = '力学室 · 力学 · 检测 · 启用'
  await server.owner.query(
    "update history set reason = $1 where record_kind = 'ability' and record_id = $2 and action = 'register'",
    [old, made.id],
  )
  expect((await admin.send(ability.history, { query: { id: made.id } }))[0]?.reason).toBe(old)
  await expect(dispatcher.send(ability.history, { query: { id: made.id } })).rejects.toMatchObject({ code: 403 })
  await admin.send(ability.remove, { query: { ids: made.id } })
  await expect(admin.send(ability.remove, { query: { ids: made.id } })).rejects.toMatchObject({ code: 404 })
  await expect(admin.send(ability.submit, { body: { ...testing, id: made.id } })).rejects.toMatchObject({ code: 404 })
})

test.each([
  ['a department that is not there', { deptId: '999999999' }, 'deptId'],
  ['a domain that is not there', { technologyDomain: '99' }, 'technologyDomain'],
  ['a kind of work that is not there', { abilityType: '9' }, 'abilityType'],
  ['a status that is not there', { abilityStatus: '3' }, 'abilityStatus'],
])('[BIZ-17] %s is named', async (_what, changes, path) => {
  const body = { ...testing, ...changes } as typeof testing
  await expect(admin.send(ability.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test('[PERM-1][PERM-2] an administrator keeps the abilities of their own institute, and nobody else', async () => {
  await expect(dispatcher.send(ability.submit, { body: testing })).rejects.toMatchObject({ code: 403 })
  const stranger = await server.signIn('admin', '000001')
  expect((await stranger.send(ability.list, { query: {} })).total).toBe(0)
  await expect(stranger.send(ability.submit, { body: testing })).rejects.toMatchObject({
    code: 400,
    fields: [{ path: 'deptId' }],
  })
})
