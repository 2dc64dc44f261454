import { json } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { ok, oneAfterAnother } from '../testing/index.ts'
import { createClient } from './index.ts'

const server = oneAfterAnother()
afterEach(() => vi.useRealTimers())

const body = z.object({ id: z.string(), version: z.number() })
const base = { path: '/record', auth: 'none', writes: true } as const
const stood = z.object({ version: z.number() })
/** Answers as a move does, without the record's id. */
const move = defineCall({ ...base, method: 'POST', body, answer: stood })
/** Answers with the whole record. */
const keep = defineCall({ ...base, method: 'POST', body, answer: z.object({ id: z.string(), standing: stood }) })
const read = defineCall({
  method: 'GET',
  path: '/record',
  query: z.object({ id: z.string() }),
  answer: z.object({ id: z.string(), standing: stood }),
  auth: 'none',
})

const client = (followsOwnWrites = true) => createClient({ baseUrl: server.url(), followsOwnWrites })
const sent: unknown[] = []
afterEach(() => {
  sent.length = 0
})
/** Keeps the version that came, and answers. */
const told =
  (answer: ReturnType<typeof ok>): ReturnType<typeof ok> =>
  (request, response) => {
    json(request).then((body) => {
      if (typeof body === 'object' && body !== null && 'version' in body) sent.push(body.version)
      answer(request, response)
    })
  }
const made = (version: number) => told(ok({ version }))
const kept = (id: string, version: number) => told(ok({ id, standing: { version } }))
const found = (id: string, version: number) => ok({ id, standing: { version } })

test('[FLOW-3] what is done to a record before it was read anew goes with the version that this client made', async () => {
  server.answers(made(4), kept('1', 5), made(6), made(7))
  const { send } = client()
  await send(move, { body: { id: '1', version: 3 } })
  await send(keep, { body: { id: '1', version: 3 } })
  await send(move, { body: { id: '1', version: 4 } })
  await send(move, { body: { id: '1', version: 3 } })
  expect(sent).toEqual([3, 4, 5, 6])
})

test('[FLOW-3] versions that others replaced, and other records, go as the screen said', async () => {
  server.answers(made(4), made(9), made(4))
  const { send } = client()
  await send(move, { body: { id: '1', version: 3 } })
  await send(move, { body: { id: '1', version: 2 } })
  await send(move, { body: { id: '2', version: 3 } })
  expect(sent).toEqual([3, 2, 3])
})

test('[FLOW-3] an older form of a record that was read anew meets its conflict; what was read of an older version says nothing', async () => {
  server.answers(made(4), found('1', 3), made(5), found('1', 5), made(6))
  const { send } = client()
  await send(move, { body: { id: '1', version: 3 } })
  await send(read, { query: { id: '1' } })
  await send(move, { body: { id: '1', version: 3 } })
  await send(read, { query: { id: '1' } })
  await send(move, { body: { id: '1', version: 3 } })
  expect(sent).toEqual([3, 4, 3])
})

test('[FLOW-3] a form that stood open longer than any reading takes meets its conflict', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  server.answers(made(4), made(5), made(6))
  const { send } = client()
  await send(move, { body: { id: '1', version: 3 } })
  vi.advanceTimersByTime(20_000)
  await send(move, { body: { id: '1', version: 3 } })
  vi.advanceTimersByTime(20_001)
  await send(move, { body: { id: '1', version: 3 } })
  expect(sent).toEqual([3, 4, 3])
})

test('[FLOW-3] a client that was not asked to sends versions as they are', async () => {
  server.answers(made(4), made(5))
  const { send } = client(false)
  await send(move, { body: { id: '1', version: 3 } })
  await send(move, { body: { id: '1', version: 3 } })
  expect(sent).toEqual([3, 3])
})
