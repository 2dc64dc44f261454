import { contract } from '@etalon/api/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const admin = await server.signIn('admin')
const reception = await server.signIn('reception')
const stranger = await server.signIn('admin', '000001')

const calls = contract.parameter
const write = (paramKey: string, paramValue: string, id?: string) =>
  admin.send(calls.submit, { body: { paramName: `名 ${paramKey}`, paramKey, paramValue, ...(id ? { id } : {}) } })

test('[API-2][SYS-2] settings are added, changed, found and removed by pages', async () => {
  const written = []
  for (const key of ['mail.from', 'mail.to', 'page.size']) written.push(await write(key, 'x'))
  const [first, second] = written
  expect(await admin.send(calls.list, { query: { size: 2 } })).toMatchObject({
    records: [{ paramKey: 'mail.from' }, { paramKey: 'mail.to' }],
    total: 3,
    pages: 2,
    current: 1,
  })
  expect((await admin.send(calls.list, { query: { size: 2, current: 2 } })).records).toMatchObject([{ paramKey: 'page.size' }])
  expect((await admin.send(calls.list, { query: { paramKey: 'mail', paramName: 'to' } })).records).toMatchObject([
    { paramKey: 'mail.to' },
  ])
  expect(await write('mail.to', '新', second?.id)).toMatchObject({ id: second?.id, paramValue: '新' })
  await expect(write('mail.from', 'y')).rejects.toMatchObject({ code: 409, reason: 'parameter.key-taken' })
  await expect(admin.send(calls.remove, { query: { ids: `${first?.id},999999` } })).rejects.toMatchObject({ code: 404 })
  expect((await admin.send(calls.list, { query: {} })).total).toBe(3)
  await admin.send(calls.remove, { query: { ids: `${first?.id},${second?.id}` } })
  expect((await admin.send(calls.list, { query: {} })).total).toBe(1)
})

test.each([
  ['system.sso', '是'],
  ['system.sso', ''],
  ['api-log.days', '400'],
  ['dispatch.week-hours', 'forty'],
])('[SYS-2] %s does not take “%s”, which a program would take for something else', async (paramKey, paramValue) => {
  await expect(write(paramKey, paramValue)).rejects.toMatchObject({ code: 400, fields: [{ path: 'paramValue' }] })
  expect((await admin.send(calls.list, { query: { paramKey } })).total).toBe(0)
})

test('[API-2] screens may know what begins with view., and nothing else', async () => {
  await write('view.consult', 'https://example.test/consult')
  await write('secret.key', 'hidden')
  expect(await reception.send(calls.view, { query: {} })).toEqual({ 'view.consult': 'https://example.test/consult' })
  expect(await reception.send(calls.view, { query: { code: 'secret.key' } })).toEqual({})
})

test('[PERM-1][PERM-2] only the administrator sees and writes them, of their own institute', async () => {
  const { id } = await write('own', 'x')
  await expect(reception.send(calls.list, { query: {} })).rejects.toMatchObject({ code: 403 })
  await expect(reception.send(calls.remove, { query: { ids: id } })).rejects.toMatchObject({ code: 403 })
  await expect(reception.send(calls.submit, { body: { paramName: 'a', paramKey: 'a', paramValue: '' } })).rejects.toMatchObject({
    code: 403,
  })
  expect(await stranger.send(calls.list, { query: {} })).toMatchObject({ total: 0 })
  await expect(stranger.send(calls.remove, { query: { ids: id } })).rejects.toMatchObject({ code: 404 })
  expect(await stranger.send(calls.view, { query: {} })).toEqual({})
})

test.each([
  ['a key with a blank', { paramName: 'a', paramKey: 'a b', paramValue: '' }, 'paramKey'],
  ['no name', { paramName: '', paramKey: 'a', paramValue: '' }, 'paramName'],
  ['a value beyond its length', { paramName: 'a', paramKey: 'a', paramValue: 'x'.repeat(2001) }, 'paramValue'],
])('[SRV-3] %s is refused, and named', async (_, body, path) => {
  await expect(admin.send(calls.submit, { body })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})

test.each([
  ['page 0', { current: '0' }, 'current'],
  ['a size beyond all', { size: '99999' }, 'size'],
  ['a size in words', { size: 'all' }, 'size'],
])('[SRV-3] %s is refused, and named', async (_, query, path) => {
  await expect(admin.send(calls.list, { query: query as never })).rejects.toMatchObject({ code: 400, fields: [{ path }] })
})
