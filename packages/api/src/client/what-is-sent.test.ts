import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { json, ok, oneAfterAnother, problemOf } from '../testing/index.ts'
import { type ClientOptions, createClient } from './index.ts'

const server = oneAfterAnother()
const list = defineCall({ method: 'GET', path: '/api/hm-metrology/list', answer: z.array(z.string()), auth: 'session' })
const asked = defineCall({
  method: 'GET',
  path: '/api/asked',
  query: z.object({ name: z.optional(z.string()), place: z.optional(z.number()), none: z.optional(z.string()) }),
  answer: z.boolean(),
  auth: 'none',
})
const client = (options: ClientOptions = {}) =>
  createClient({ baseUrl: server.url(), accessToken: () => 't'.repeat(20), ...options })
const failed = (code: number, msg = '不行') => ({ code, success: false, data: {}, msg })

test('[API-1] Tenant-Id goes with every call while a tenant is known; a header of the call itself counts more', async () => {
  server.answers(ok(['x']))
  let tenant: string | undefined
  const { send } = client({ tenantId: () => tenant })
  await send(list, {})
  tenant = '000001'
  await send(list, {})
  await send(list, { headers: { 'Tenant-Id': '000002' } })
  expect(server.seen.map((one) => one.headers['tenant-id'])).toEqual([undefined, '000001', '000002'])
})

test('[API-1] every call has a number of its own, which its failure names, unless the server gave it another', async () => {
  server.answers(json(500, failed(500)), json(500, failed(500), { 'x-request-id': 'theirs-1' }))
  const first = await problemOf(client().send(list, {}))
  const second = await problemOf(client().send(list, {}))
  const sent = server.seen.map((one) => one.headers['x-request-id'])
  expect(sent[0]).toMatch(/^[\da-f]{32}$/)
  expect(sent[1]).not.toBe(sent[0])
  expect([first.requestId, second.requestId]).toEqual([sent[0], 'theirs-1'])
})

test('[API-1] a call that nobody answered is found in logs by the number that it was sent with', async () => {
  server.answers((_request, response) => response.destroy())
  const problem = await problemOf(client({ retries: 0 }).send(list, {}))
  expect(problem).toMatchObject({ kind: 'network', requestId: server.seen[0]?.headers['x-request-id'] })
})

test('[API-1][API-2] the beginnings of paths are where the configuration puts them (section 7.8)', async () => {
  server.answers(ok(['x']))
  await client({ prefixes: { '/api/hm-metrology': '/lab/v2/' } }).send(list, {})
  await client({ prefixes: { '/api/hm': '/lab' } }).send(list, {})
  expect(server.seen.map((one) => one.url)).toEqual(['/lab/v2/list', '/api/hm-metrology/list'])
})

test('[API-1] a query carries what it was given, signs and all, and leaves out what it was not', async () => {
  server.answers(ok(true))
  await client().send(asked, { query: { name: '压力表 & 0.4 级?#', place: 3, none: undefined } })
  const { searchParams } = new URL(server.seen[0]?.url ?? '', server.url())
  expect([...searchParams]).toEqual([
    ['name', '压力表 & 0.4 级?#'],
    ['place', '3'],
  ])
})

test('[API-3] of codes on the white list nobody is told, of all others somebody is', async () => {
  const told: number[] = []
  const { send } = client({ silentCodes: [2001], onProblem: ({ code }) => told.push(code) })
  server.answers(json(200, failed(2001)), json(200, failed(2002)))
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'refused', code: 2001, message: '不行' })
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'refused', code: 2002 })
  expect(told).toEqual([2002])
})

test('[API-3] above 500 nothing counts as an answer: a proxy that says 401 in its own page signs nobody out', async () => {
  let out = 0
  const { send } = client({
    retries: 0,
    onUnauthorized: () => {
      out += 1
    },
  })
  server.answers(json(503, failed(401, '请稍后')), json(500, failed(401, '请求未授权')))
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'refused', code: 503, status: 503, message: '请稍后' })
  expect(out).toBe(0)
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'unauthorized', code: 401, status: 500 })
  expect(out).toBe(1)
})

test('[API-1] a call has 20 s, a file 120 s, where nothing else is said', async () => {
  const asked = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => asked.mockRestore())
  const file = defineCall({ method: 'POST', path: '/api/file', answer: z.unknown(), shape: 'blob', auth: 'none' })
  server.answers(ok(['x']))
  await client().send(list, {})
  await client().send(file, {})
  await client({ timeout: 7000, downloadTimeout: 8000 }).send(list, {})
  await client({ timeout: 7000, downloadTimeout: 8000 }).send(file, {})
  expect(asked.mock.calls).toEqual([[20_000], [120_000], [7000], [8000]])
})

test('[API-3] each call may have a time of its own', { timeout: 5000 }, async () => {
  server.answers(() => {})
  expect(await problemOf(client().send(list, { timeout: 40 }))).toMatchObject({ kind: 'timeout' })
})

test('[API-1] what was asked ahead is not asked again: once, for the address and token that it was asked with', async () => {
  server.answers(ok(['fresh']), ok(['fresh']))
  const answers = new Map([
    [
      `/api/hm-metrology/list ${'t'.repeat(20)}`,
      {
        status: 200,
        header: () => 'application/json',
        body: new Blob([JSON.stringify({ code: 200, success: true, data: ['ahead'], msg: '' })], { type: 'application/json' }),
      },
    ],
  ])
  const { send } = client({
    askedAhead: (address, token) => {
      const key = `${new URL(address).pathname} ${token}`
      const found = answers.get(key)
      answers.delete(key)
      return found && Promise.resolve(found)
    },
  })
  expect(await send(list, {})).toEqual(['ahead'])
  expect(server.seen).toHaveLength(0)
  expect(await send(list, {})).toEqual(['fresh'])
  expect(server.seen).toHaveLength(1)
})
