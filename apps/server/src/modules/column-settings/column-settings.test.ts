import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const reception = await server.signIn('reception')
const dispatcher = await server.signIn('dispatcher')

const layout = (...columns: string[]) => JSON.stringify({ version: 1, columns: columns.map((key) => ({ key, visible: true })) })
const save = (person: Person, elementId: string, parameter: string) =>
  person.send(contract.columnSettings.submit, { body: { elementId, parameter } })
const load = (person: Person, elementId: string) => person.send(contract.columnSettings.detail, { query: { elementId } })
const kept = async () => (await server.owner.query('select count(*)::int as count from column_settings')).rows[0].count

test('[COL-1] a layout is kept as it came, by person and list; a later one takes its place', async () => {
  expect(await load(reception, 'order')).toBeNull()
  await save(reception, 'order', layout('orderNo', 'amount'))
  await save(reception, 'report', layout('reportNo'))
  expect(await load(reception, 'order')).toEqual({ elementId: 'order', parameter: layout('orderNo', 'amount') })
  await save(reception, 'order', layout('amount', 'orderNo'))
  expect(await load(reception, 'order')).toEqual({ elementId: 'order', parameter: layout('amount', 'orderNo') })
  expect(await load(reception, 'report')).toEqual({ elementId: 'report', parameter: layout('reportNo') })
})

test('[COL-1] the answer says 200, by which 保存成功 is said', async () => {
  const response = await fetch(`${server.workspaceUrl}${contract.columnSettings.submit.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ elementId: 'order', parameter: layout('orderNo') }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ code: 200, success: true, data: true })
})

test('[PERM-2][COL-1] nobody sees or changes the layout of somebody else, of this tenant or another', async () => {
  const stranger = await server.signIn('admin', '000001')
  await save(reception, 'sample', layout('sampleNo'))
  for (const person of [dispatcher, stranger]) {
    expect(await load(person, 'sample')).toBeNull()
    await save(person, 'sample', layout())
  }
  expect(await load(reception, 'sample')).toEqual({ elementId: 'sample', parameter: layout('sampleNo') })
})

test('[COL-3] empty settings are saved like others', async () => {
  await save(reception, 'order', layout())
  expect(await load(reception, 'order')).toEqual({ elementId: 'order', parameter: '{"version":1,"columns":[]}' })
})

test('[COL-1] two saves at once leave one of them whole', async () => {
  const both = [layout('a'), layout('b')]
  await Promise.all(both.map((one) => save(dispatcher, 'twice', one)))
  expect(both).toContain((await load(dispatcher, 'twice'))?.parameter)
})

test.each([
  ['no resource code', { elementId: '', parameter: '{}' }, 'elementId'],
  ['a resource code of another kind', { elementId: "order'; --", parameter: '{}' }, 'elementId'],
  ['a resource code beyond its length', { elementId: 'x'.repeat(65), parameter: '{}' }, 'elementId'],
  ['no settings', { elementId: 'order' }, 'parameter'],
  ['settings that are no JSON', { elementId: 'order', parameter: '{"version":1' }, 'parameter'],
  ['settings that are no text', { elementId: 'order', parameter: { version: 1 } }, 'parameter'],
  ['settings beyond 64 KiB', { elementId: 'order', parameter: `"${'x'.repeat(65_535)}"` }, 'parameter'],
  ['somebody else’s name', { elementId: 'order', parameter: '{}', accountId: '2001' }, 'accountId'],
])('[COL-4] %s is refused by name, and nothing is written', async (_what, body, path) => {
  const before = await kept()
  const response = await fetch(`${server.workspaceUrl}${contract.columnSettings.submit.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${reception.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: { fields: [{ path }] } })
  expect(await kept()).toBe(before)
})

test('[COL-4] nobody fills the table: 200 lists at most, each of which can still be changed', async () => {
  const tester = await server.signIn('tester')
  for (let list = 0; list < 200; list += 1) await save(tester, `list-${list}`, '{}')
  await expect(save(tester, 'one-more', '{}')).rejects.toMatchObject({ code: 409, reason: 'columns.too-many' })
  await save(tester, 'list-0', layout('a'))
  expect(await load(tester, 'list-0')).toMatchObject({ parameter: layout('a') })
})

test('[COL-4] who is not signed in saves and sees nothing', async () => {
  const { path } = contract.columnSettings.detail
  expect((await fetch(`${server.workspaceUrl}${path}?elementId=order`)).status).toBe(401)
  expect((await fetch(`${server.workspaceUrl}${contract.columnSettings.submit.path}`, { method: 'POST' })).status).toBe(401)
})
