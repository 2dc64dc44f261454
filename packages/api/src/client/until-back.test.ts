import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../contract/index.ts'
import { type Answer, json, ok, oneAfterAnother, problemOf } from '../testing/index.ts'
import { type ClientOptions, createClient } from './index.ts'

const server = oneAfterAnother()
const list = defineCall({ method: 'GET', path: '/api/list', answer: z.array(z.string()), auth: 'session' })
const search = defineCall({ method: 'POST', path: '/api/page', answer: z.array(z.string()), auth: 'session', reads: true })
const save = defineCall({ method: 'POST', path: '/api/save', answer: z.unknown(), auth: 'session', writes: true })

/** A client that waits for the connection until the test says whether it is back. */
function waiting(options: ClientOptions = {}) {
  const asked: ((back: boolean) => void)[] = []
  const busy: number[] = []
  const told: string[] = []
  const { send } = createClient({
    baseUrl: server.url(),
    retries: 0,
    untilBack: ({ signal }) =>
      new Promise((resolve) => {
        asked.push(resolve)
        signal?.addEventListener('abort', () => resolve(false))
      }),
    onBusy: (change) => busy.push(change),
    onProblem: ({ kind }) => told.push(kind),
    ...options,
  })
  const isAsked = async (times: number) => {
    await expect.poll(() => asked.length).toBe(times)
  }
  return { send, asked, busy, told, isAsked }
}
const cut: Answer = (_request, response) => response.destroy()
const away = json(503, { code: 503, success: false, data: null, msg: '' })

test.each([
  ['a list', list, cut],
  ['a search', search, cut],
  ['a search at a server that is starting', search, away],
] as const)('[API-3] %s waits until the connection is back, and is answered then', async (_what, call, failure) => {
  const { send, asked, busy, told, isAsked } = waiting()
  server.answers(failure, failure, ok(['here']))
  const answer = send(call, {})
  await isAsked(1)
  expect(busy).toEqual([1, -1])
  asked[0]?.(true)
  await isAsked(2)
  asked[1]?.(true)
  expect(await answer).toEqual(['here'])
  expect([busy, told]).toEqual([[1, -1, 1, -1, 1, -1], []])
})

test('[API-3] where there is nothing to wait for it fails, and the person is told', async () => {
  const { send, asked, told, isAsked } = waiting()
  server.answers(cut)
  const answer = problemOf(send(list, {}))
  await isAsked(1)
  asked[0]?.(false)
  expect(await answer).toMatchObject({ kind: 'network' })
  expect(told).toEqual(['network'])
})

test('[API-3] who gives up while it waits is told nothing', async () => {
  const { send, busy, told, isAsked } = waiting()
  server.answers(cut)
  const left = new AbortController()
  const answer = problemOf(send(list, { signal: left.signal }))
  await isAsked(1)
  left.abort()
  expect(await answer).toMatchObject({ kind: 'cancelled' })
  expect([busy, told]).toEqual([[1, -1, 1, -1], []])
})

test('[API-3][SRV-4] what writes does not wait, nor what was refused: the person decides whether to send it once more', async () => {
  const { send, asked } = waiting()
  server.answers(cut)
  await problemOf(send(save, { idempotencyKey: 'k'.repeat(20) }))
  server.answers(json(400, { code: 400, success: false, data: null, msg: 'no' }))
  await problemOf(send(list, {}))
  expect(asked).toEqual([])
})
