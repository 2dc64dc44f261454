/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { type CallProblem, type ClientOptions, createClient } from './index.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer = (_request, response) => response.end()
const seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  answer(request, response)
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const list = defineCall({ method: 'GET', path: '/api/list', answer: z.array(z.string()), auth: 'session' })
const open = defineCall({ method: 'GET', path: '/api/open', answer: z.string(), auth: 'none' })
const save = defineCall({
  method: 'POST',
  path: '/api/save',
  body: z.object({ name: z.string() }),
  answer: z.object({ id: z.string() }),
  auth: 'session',
  writes: true,
})
const quiet = defineCall({ method: 'GET', path: '/api/quiet', answer: z.string(), auth: 'session', silent: true })
const file = defineCall({ method: 'GET', path: '/api/file', answer: z.unknown(), shape: 'blob', auth: 'session' })
const token = defineCall({
  method: 'POST',
  path: '/api/token',
  answer: z.object({ access_token: z.string() }),
  shape: 'flat',
  auth: 'none',
})

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' })
    response.end(JSON.stringify(body))
  }
const ok = (data: unknown) => json(200, { code: 200, success: true, data, msg: '操作成功' })
const client = (options: ClientOptions = {}) =>
  createClient({ baseUrl, accessToken: () => 't'.repeat(20), pause: async () => {}, ...options })
const problemOf = async (work: Promise<unknown>): Promise<CallProblem> => {
  try {
    await work
  } catch (error) {
    return error as CallProblem
  }
  throw new Error('it should have failed')
}

test('[API-1] every call carries the Basic client header; Blade-Auth only where a session is needed and there is one', async () => {
  answer = ok('x')
  await client().send(open, {})
  answer = ok(['x'])
  await client({ language: () => 'en' }).send(list, {})
  await client({ accessToken: () => undefined }).send(list, {})
  const [without, withToken, signedOut] = seen.slice(-3).map((request) => request.headers)
  expect(without?.authorization).toBe(`Basic ${btoa('etalon-workspace:public-client')}`)
  expect(without?.['blade-auth']).toBeUndefined()
  expect(withToken?.['blade-auth']).toBe(`bearer ${'t'.repeat(20)}`)
  expect(withToken?.['accept-language']).toBe('en')
  expect(signedOut?.['blade-auth']).toBeUndefined()
})

test('[API-1] a write sends its body as JSON and its idempotency key', async () => {
  answer = ok({ id: '7' })
  expect(await client().send(save, { body: { name: '压力表' }, idempotencyKey: 'key-12345' })).toEqual({ id: '7' })
  expect(seen.at(-1)?.headers).toMatchObject({
    'idempotency-key': 'key-12345',
    'content-type': expect.stringContaining('application/json'),
  })
})

test('[API-3] no answer in time is 请求超时,请重试~~~, and nothing is sent twice', async () => {
  answer = () => {}
  const before = seen.length
  expect(await problemOf(client({ timeout: 60 }).send(list, {}))).toMatchObject({
    kind: 'timeout',
    message: '请求超时,请重试~~~',
  })
  expect(seen.length).toBe(before + 1)
})

test('[API-3] the body’s code counts, not the status: 200 with code 401 ends the session once one renewal did not cure it', async () => {
  answer = json(200, { code: 401, success: false, data: {}, msg: '请求未授权' })
  let renewals = 0
  let ended = 0
  const literal = client({
    onUnauthorized: () => {
      ended += 1
    },
  })
  expect(await problemOf(literal.send(list, {}))).toMatchObject({ kind: 'unauthorized', code: 401 })
  expect(ended).toBe(1)
  const renewing = client({
    renew: async () => ++renewals > 0,
    onUnauthorized: () => {
      ended += 1
    },
  })
  const before = seen.length
  expect(await problemOf(renewing.send(list, {}))).toMatchObject({ kind: 'unauthorized' })
  expect([renewals, seen.length - before, ended]).toEqual([1, 2, 2])
})

test('[API-1] one silent renewal cures a 401, and the call is sent again with the new token', async () => {
  let access = 'o'.repeat(20)
  answer = (request, response) =>
    request.headers['blade-auth'] === `bearer ${'n'.repeat(20)}`
      ? ok(['here'])(request, response)
      : json(401, { code: 401, success: false, data: null, msg: 'x' })(request, response)
  const renewing = client({
    accessToken: () => access,
    renew: async () => {
      access = 'n'.repeat(20)
      return true
    },
  })
  expect(await renewing.send(list, {})).toEqual(['here'])
})

test('[API-1] what is told of a 401 is the token that the call was sent with, whatever it is by then', async () => {
  let access = 'o'.repeat(20)
  const told: unknown[] = []
  answer = (request, response) => {
    if (request.headers['blade-auth'] === `bearer ${access}`) access = access === 'o'.repeat(20) ? 'p'.repeat(20) : 'q'.repeat(20)
    json(401, { code: 401, success: false, data: null, msg: 'x' })(request, response)
  }
  const renewing = client({
    accessToken: () => access,
    renew: async (token) => told.push(['renew', token]) > 0,
    onUnauthorized: (token) => told.push(['standing', token]),
  })
  expect(await problemOf(renewing.send(list, {}))).toMatchObject({ kind: 'unauthorized' })
  expect(told).toEqual([
    ['renew', 'o'.repeat(20)],
    ['standing', 'p'.repeat(20)],
  ])
})

test('[API-3] another code is refused with its msg, or 未知错误; the reason, fields and request id come along', async () => {
  const told: string[] = []
  const telling = client({ onProblem: (problem) => told.push(problem.message) })
  answer = json(400, {
    code: 400,
    success: false,
    data: { reason: 'fields', fields: [{ path: 'name', message: '必填' }] },
    msg: '有内容不能接受',
  })
  expect(await problemOf(telling.send(list, {}))).toMatchObject({
    kind: 'refused',
    code: 400,
    reason: 'fields',
    requestId: 'r-1',
    fields: [{ path: 'name', message: '必填' }],
  })
  answer = json(500, { code: 500, success: false, data: null })
  expect(await problemOf(telling.send(list, {}))).toMatchObject({ message: '未知错误' })
  answer = (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  expect(await problemOf(telling.send(list, {}))).toMatchObject({ kind: 'refused', code: 502, message: '未知错误' })
  expect(told).toEqual(['有内容不能接受', '未知错误', '未知错误'])
  await problemOf(telling.send(quiet, {}))
  expect(told).toHaveLength(3)
})

test('[API-3] an answer cut short, or of another shape, is unreadable: never "no data"', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,"data":["a"')
  expect(await problemOf(client().send(list, {}))).toMatchObject({ kind: 'unreadable' })
  answer = ok({})
  expect(await problemOf(client().send(list, {}))).toMatchObject({ kind: 'unreadable' })
  for (const other of [{}, [], ['a'], 'a', { data: ['a'] }, { msg: 'x' }]) {
    answer = json(200, other)
    expect(await problemOf(client().send(list, {}))).toMatchObject({ kind: 'unreadable' })
    expect(await problemOf(client().send(token, {}))).toMatchObject({ kind: 'unreadable', code: 200 })
  }
})

test('[API-3] 200 to 399 is success and nothing else, whatever the answer says of itself', async () => {
  answer = json(502, { code: 200, success: true, data: ['x'], msg: '操作成功' })
  expect(await problemOf(client().send(list, {}))).toMatchObject({ kind: 'refused', code: 502 })
  for (const status of [400, 403, 500]) {
    answer = json(status, { code: 200, success: true, data: ['x'], msg: '操作成功' })
    expect(await problemOf(client().send(list, {}))).toMatchObject({ kind: 'refused', code: status })
  }
  answer = json(399, { code: 200, success: true, data: ['x'], msg: '操作成功' })
  expect(await client().send(list, {})).toEqual(['x'])
})

test('[API-3] a file comes as its bytes, also one of JSON; a failure in its place is none, be its status 200', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
  expect(await (await client().send(file, {})).text()).toBe('%PDF')
  for (const content of ['{"code":7}', '{"code":200,"success":false}', '[]', '{']) {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(content)
    expect(await (await client().send(file, {})).text()).toBe(content)
  }
  let ended = 0
  const telling = client({
    onUnauthorized: () => {
      ended += 1
    },
  })
  answer = json(200, { code: 401, success: false, data: {}, msg: '请求未授权' })
  expect(await problemOf(telling.send(file, {}))).toMatchObject({ kind: 'unauthorized', code: 401 })
  expect(ended).toBe(1)
  answer = json(404, { code: 404, success: false, data: null, msg: '没有这个文件' })
  expect(await problemOf(telling.send(file, {}))).toMatchObject({ kind: 'refused', code: 404, message: '没有这个文件' })
})

test('[API-3] a flat failure shows its error_description whatever the status', async () => {
  answer = json(400, { error: 'invalid_grant', error_description: '用户名或密码不正确' })
  expect(await problemOf(client().send(token, {}))).toMatchObject({ message: '用户名或密码不正确' })
  answer = json(200, { error_description: '用户名或密码不正确' })
  expect(await problemOf(client().send(token, {}))).toMatchObject({ kind: 'refused', message: '用户名或密码不正确' })
})

test('[API-1] a call can be cancelled; nobody is told, and the count of calls comes back to zero', async () => {
  let busy = 0
  const told: unknown[] = []
  const watching = client({
    onBusy: (change) => {
      busy += change
    },
    onProblem: (problem) => told.push(problem),
  })
  answer = () => {}
  const controller = new AbortController()
  const work = problemOf(watching.send(list, { signal: controller.signal }))
  expect(busy).toBe(1)
  controller.abort()
  expect(await work).toMatchObject({ kind: 'cancelled' })
  expect([busy, told.length]).toEqual([0, 0])
})

test('[API-1] a call in the background is not counted: nobody waits for it', async () => {
  const counted: number[] = []
  const watching = client({ onBusy: (change) => counted.push(change) })
  answer = ok(true)
  await watching.send(list, { background: true }).catch(() => undefined)
  expect(counted).toEqual([])
  await watching.send(list, {}).catch(() => undefined)
  expect(counted).toEqual([1, -1])
})

test('[API-1] where the network carries nothing it says so', async () => {
  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', accessToken: () => 'x', retries: 0 })
  expect(await problemOf(nowhere.send(list, {}))).toMatchObject({ kind: 'network' })
})

test('[API-1] what stands in a part of a path leads nowhere else', async () => {
  const one = defineCall({
    method: 'POST',
    path: '/api/one/{id}/of/{kind}',
    params: z.object({ id: z.string(), kind: z.string() }),
    answer: z.boolean(),
    auth: 'none',
  })
  answer = ok(true)
  expect(await client().send(one, { params: { id: '../x?y=1#z', kind: '类 别' } })).toBe(true)
  expect(seen.at(-1)?.url).toBe('/api/one/..%2Fx%3Fy%3D1%23z/of/%E7%B1%BB%20%E5%88%AB')
})

test('[FILE-1] bytes travel as they are, and a file as the part of a form, under its name', async () => {
  const common = { method: 'POST', answer: z.boolean(), auth: 'session' } as const
  const part = defineCall({ ...common, path: '/api/part', query: z.object({ place: z.string() }), takes: 'bytes' })
  const whole = defineCall({ ...common, path: '/api/whole', takes: 'form' })
  const bodies: Buffer[] = []
  answer = async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(Buffer.concat(chunks))
    ok(true)(request, response)
  }
  const bytes = new Uint8Array([0, 255, 1, 254])
  expect(await client().send(part, { query: { place: '3' }, body: new Blob([bytes]) })).toBe(true)
  expect(seen.at(-1)?.headers['content-type']).toBe('application/octet-stream')
  expect([...(bodies[0] ?? [])]).toEqual([0, 255, 1, 254])
  expect(await client().send(whole, { body: new File([bytes], '记录.pdf') })).toBe(true)
  expect(seen.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const form = await new Response(new Uint8Array(bodies[1] ?? []), {
    headers: { 'content-type': seen.at(-1)?.headers['content-type'] ?? '' },
  }).formData()
  const sent = form.get('file') as File
  expect([sent.name, [...new Uint8Array(await sent.arrayBuffer())]]).toEqual(['记录.pdf', [0, 255, 1, 254]])
})
