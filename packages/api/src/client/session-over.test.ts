import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { type Answer, json, ok, oneAfterAnother, problemOf } from '../testing/index.ts'
import { type ClientOptions, createClient, noPermission } from './index.ts'

const server = oneAfterAnother()
const list = defineCall({ method: 'GET', path: '/api/list', answer: z.array(z.string()), auth: 'session' })
const probe = defineCall({ method: 'GET', path: '/api/probe', answer: z.unknown(), auth: 'session' })
const out = json(200, { code: 401, success: false, data: {}, msg: '请求未授权' })
const dialect = { read: (_call: unknown, value: unknown) => value, probe }

/** Somebody signed in, whose session can be renewed. */
function person(options: ClientOptions = {}) {
  const told = { renewed: 0, out: [] as unknown[], problems: [] as unknown[] }
  let token = 'a'.repeat(20)
  const { send } = createClient({
    baseUrl: server.url(),
    accessToken: () => token,
    renew: async () => {
      told.renewed += 1
      token = 'b'.repeat(20)
      return true
    },
    onUnauthorized: (which) => told.out.push(which),
    onProblem: (problem) => told.problems.push(problem.reason),
    ...options,
  })
  return { send, told }
}
const bearer = (request: IncomingMessage) => request.headers['blade-auth']
/** Answers those alone who come with the new token. */
const toNew =
  (answer: Answer): Answer =>
  (request, response) =>
    (bearer(request) === `bearer ${'b'.repeat(20)}` ? answer : out)(request, response)

test('[API-1] a session that is locked is told as such, once for each call, quiet ones too, and nobody is signed out', async () => {
  server.answers(json(423, { code: 423, success: false, data: {}, msg: '屏幕已锁定，请先解锁' }))
  let locked = 0
  const { send, told } = person({ onLocked: () => (locked += 1) })
  expect(await problemOf(send(list, {}))).toMatchObject({ code: 423, message: '屏幕已锁定，请先解锁' })
  expect(await problemOf(send(list, { quiet: true }))).toMatchObject({ code: 423 })
  expect(locked).toBe(2)
  expect(told).toEqual({ renewed: 0, out: [], problems: [] })
})

test('[API-1] calls that were refused with the same token share one renewal, and each is sent again once', async () => {
  let token = 'a'.repeat(20)
  let renewals = 0
  const { send, told } = person({
    accessToken: () => token,
    // It takes a way to the server and back, as a renewal does: the others are refused meanwhile.
    renew: async () => {
      renewals += 1
      await (await fetch(`${server.url()}/api/renewal`)).text()
      token = 'b'.repeat(20)
      return true
    },
  })
  // None is refused before all have come.
  const refusals: (() => void)[] = []
  server.answers((request, response) => {
    if (request.url === '/api/renewal' || bearer(request) === `bearer ${'b'.repeat(20)}`) return ok(['x'])(request, response)
    refusals.push(() => out(request, response))
    if (refusals.length === 3) for (const refuse of refusals) refuse()
  })
  expect(await Promise.all([send(list, {}), send(list, {}), send(list, {})])).toEqual([['x'], ['x'], ['x']])
  expect(server.seen.filter(({ url }) => url === '/api/list')).toHaveLength(6)
  expect([renewals, told.out]).toEqual([1, []])
})

test('[API-1] a call that comes back late is sent again with the token that the others brought, unless there is another by now', async () => {
  const held: (() => void)[] = []
  const { send, told } = person()
  server.answers((request, response) => {
    if (request.url === '/api/list?late=1' && held.length === 0) held.push(() => out(request, response))
    else toNew(ok(['x']))(request, response)
  })
  const late = defineCall({ ...list, query: z.object({ late: z.number() }) })
  const work = send(late, { query: { late: 1 } })
  await send(list, {})
  held[0]?.()
  expect([await work, told.renewed]).toEqual([['x'], 1])
})

test('[API-1] a renewal that failed is not remembered: the next call asks again', async () => {
  let tries = 0
  const { send } = person({ renew: async () => ++tries > 1 })
  server.answers(out, out, ok(['x']))
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'unauthorized' })
  expect(await send(list, {})).toEqual(['x'])
  expect(tries).toBe(2)
})

test('[API-3] without a way to renew, any 401 ends the session, and nothing is sent twice', async () => {
  const told: unknown[] = []
  const literal = createClient({
    baseUrl: server.url(),
    accessToken: () => 'a'.repeat(20),
    dialect,
    onUnauthorized: (token) => told.push(token),
  })
  server.answers(out)
  expect(await problemOf(literal.send(list, {}))).toMatchObject({ kind: 'unauthorized' })
  expect([server.seen.length, told]).toEqual([1, ['a'.repeat(20)]])
})

test('[API-4] 401 with a new token that opens what everybody may open is no permission, and nobody is signed out', async () => {
  const { send, told } = person({ dialect })
  server.answers((request, response) => (request.url === '/api/probe' ? toNew(ok([])) : out)(request, response))
  expect(await problemOf(send(list, {}))).toMatchObject({
    kind: 'refused',
    code: 403,
    reason: noPermission,
    message: '请求未授权',
  })
  expect(server.seen.map((one) => [one.url, bearer(one)?.at(-1)])).toEqual([
    ['/api/list', 'a'],
    ['/api/list', 'b'],
    ['/api/probe', 'b'],
  ])
  expect(told).toEqual({ renewed: 1, out: [], problems: [noPermission] })
})

test('[API-4] 401 with a new token that opens nothing ends the session, though the back end mixes the two up', async () => {
  const { send, told } = person({ dialect })
  server.answers(out)
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'unauthorized' })
  expect(told).toEqual({ renewed: 1, out: ['b'.repeat(20)], problems: [] })
})

test('[API-3] against our own server, which says 403 for permission, nothing is asked besides', async () => {
  const { send, told } = person()
  server.answers(out)
  await problemOf(send(list, {}))
  expect([server.seen.length, told.out]).toEqual([2, ['b'.repeat(20)]])
})
