import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { type Answer, json, ok, oneAfterAnother, problemOf } from '../testing/index.ts'
import { type ClientOptions, createClient } from './index.ts'

const server = oneAfterAnother()
const list = defineCall({ method: 'GET', path: '/api/list', answer: z.array(z.string()), auth: 'session' })
const page = defineCall({ method: 'POST', path: '/api/page', answer: z.array(z.string()), auth: 'session' })
const save = defineCall({
  method: 'POST',
  path: '/api/save',
  answer: z.object({ id: z.string() }),
  auth: 'session',
  writes: true,
})
const leave = defineCall({ method: 'GET', path: '/api/leave', answer: z.unknown(), shape: 'flat', auth: 'session' })

/** A client that writes down how long it would wait. */
function patient(options: ClientOptions = {}) {
  const waits: number[] = []
  const { send } = createClient({
    baseUrl: server.url(),
    accessToken: () => 't'.repeat(20),
    random: () => 0.5,
    pause: async (milliseconds) => {
      waits.push(milliseconds)
    },
    ...options,
  })
  return { send, waits }
}
const cut: Answer = (_request, response) => response.destroy()
const away = (status: number, headers = {}) => json(status, { code: status, success: false, data: null, msg: '' }, headers)

test.each([
  { what: 'the network carries nothing', answer: cut },
  ...[502, 503, 504].map((status) => ({ what: String(status), answer: away(status) })),
])('[API-1] what may pass is waited for, longer each time: $what', async ({ answer }) => {
  const { send, waits } = patient()
  server.answers(answer, answer, ok(['here']))
  expect(await send(list, {})).toEqual(['here'])
  expect(waits).toEqual([300, 600])
  expect(new Set(server.seen.map((one) => one.headers['x-request-id'])).size).toBe(1)
})

test('[API-1] it is not tried for ever, and the person is told once', async () => {
  const told: unknown[] = []
  const { send } = patient({ onProblem: (problem) => told.push(problem.code) })
  server.answers(away(503))
  expect(await problemOf(send(list, {}))).toMatchObject({ kind: 'refused', code: 503 })
  expect([server.seen.length, told]).toEqual([3, [503]])
  server.answers(away(503))
  await problemOf(patient({ retries: 0 }).send(list, {}))
  expect(server.seen).toHaveLength(1)
})

test('[API-1] what would not fare better is not tried again: a refusal, a fault of the server, 429 without a word of when', async () => {
  for (const status of [400, 403, 409, 500, 429]) {
    server.answers(away(status))
    expect(await problemOf(patient().send(list, {}))).toMatchObject({ code: status })
    expect(server.seen).toHaveLength(1)
  }
})

test('[API-1] the server says when: seconds or a moment; who would wait too long is told at once', async () => {
  const { send, waits } = patient()
  server.answers(away(429, { 'retry-after': '2' }), ok([]))
  await send(list, {})
  expect(waits).toEqual([2100])
  server.answers(away(503, { 'retry-after': new Date(Date.now() + 5000).toUTCString() }), ok([]))
  await send(list, {})
  expect(waits[1]).toBeGreaterThan(3000)
  expect(waits[1]).toBeLessThan(5200)
  server.answers(away(503, { 'retry-after': '120' }))
  expect(await problemOf(send(list, {}))).toMatchObject({ code: 503, retryAfter: 120_000 })
  server.answers(away(429, { 'retry-after': 'soon' }))
  expect(await problemOf(send(list, {}))).toMatchObject({ code: 429, retryAfter: undefined })
  expect([waits.length, server.seen.length]).toEqual([2, 1])
})

test('[API-1] a write is sent again with its key alone, under which it makes one record', async () => {
  server.answers(cut, ok({ id: '7' }))
  expect(await patient().send(save, { idempotencyKey: 'key-12345' })).toEqual({ id: '7' })
  expect(server.seen.map((one) => one.headers['idempotency-key'])).toEqual(['key-12345', 'key-12345'])
  for (const [call, parts] of [
    [save, {}],
    [page, { idempotencyKey: 'key-12345' }],
  ] as const) {
    server.answers(cut)
    expect(await problemOf(patient().send(call, parts))).toMatchObject({ kind: 'network' })
    expect(server.seen).toHaveLength(1)
  }
})

test('[API-1][F6] markup in place of an answer, or half of one: what may be is asked once more, and the person is told where that comes again', async () => {
  const markup: Answer = (_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><h1>Please wait</h1>')
  }
  const half: Answer = (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"code":200,"success":true,"data":["he')
  }
  for (const answer of [markup, half]) {
    server.answers(answer, ok(['here']))
    expect(await patient().send(list, {})).toEqual(['here'])
    server.answers(answer)
    expect(await problemOf(patient().send(list, {}))).toMatchObject({ kind: 'unreadable' })
    expect(server.seen).toHaveLength(2)
    server.answers(answer, ok({ id: '7' }))
    expect(await patient().send(save, { idempotencyKey: 'key-12345' })).toEqual({ id: '7' })
    server.answers(answer)
    expect(await problemOf(patient().send(save, {}))).toMatchObject({ kind: 'unreadable' })
    expect(server.seen).toHaveLength(1)
  }
  // What is JSON, and not what was promised, would come again.
  server.answers(ok({ other: 'thing' }))
  expect(await problemOf(patient().send(list, {}))).toMatchObject({ kind: 'unreadable' })
  expect(server.seen).toHaveLength(1)
})

test('[API-1] nothing of signing in and out is sent twice', async () => {
  server.answers(cut)
  expect(await problemOf(patient().send(leave, {}))).toMatchObject({ kind: 'network' })
  server.answers(away(503))
  expect(await problemOf(patient().send(leave, {}))).toMatchObject({ code: 503 })
  expect(server.seen).toHaveLength(1)
})

test('[API-1] who gives up while it waits is heard at once', { timeout: 5000 }, async () => {
  const controller = new AbortController()
  const { send } = createClient({ baseUrl: server.url(), random: () => 0.999 })
  server.answers(away(503, { 'retry-after': '10' }))
  const work = problemOf(send(list, { signal: controller.signal }))
  await expect.poll(() => server.seen.length).toBe(1)
  controller.abort()
  expect(await work).toMatchObject({ kind: 'cancelled' })
  expect(server.seen).toHaveLength(1)
})

test('[API-1] waits differ from client to client', async () => {
  const waits: number[] = []
  for (const random of [0, 0.25, 0.999]) {
    server.answers(away(502), ok([]))
    const one = patient({ random: () => random })
    await one.send(list, {})
    waits.push(...one.waits)
  }
  expect(waits).toEqual([200, 250, 399])
})
