import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  badgeMost,
  badgeOf,
  type CaughtError,
  type ErrorLogEmitted,
  errorLogMachine,
  type LogEntry,
  longestText,
  mostEntries,
  parseSavedLog,
  type UploadLogRequest,
} from './index.ts'

const error = (message: string, more: Partial<CaughtError> = {}): CaughtError => ({
  url: '/order/order-list/index',
  type: 'error',
  message,
  stack: 'at OrderList',
  ...more,
})

function log(saved?: unknown) {
  const answers: { done: () => void; failed: (error: Error) => void; request: UploadLogRequest }[] = []
  let time = 1000
  const machine = errorLogMachine.provide({
    actors: {
      uploadLog: fromPromise<void, UploadLogRequest>(
        ({ input }) => new Promise<void>((resolve, reject) => answers.push({ done: resolve, failed: reject, request: input })),
      ),
    },
  })
  const actor = createActor(machine, { input: { saved, now: () => time } }).start()
  const told: ErrorLogEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    told,
    answers,
    send: actor.send,
    catch: (message: string, more?: Partial<CaughtError>) => {
      time += 1
      actor.send({ type: 'ERROR.CAUGHT', error: error(message, more) })
    },
    messages: () => actor.getSnapshot().context.entries.map(({ message, times }) => `${message} ×${times}`),
    entries: () => actor.getSnapshot().context.entries,
    badge: () => badgeOf(actor.getSnapshot().context),
    state: () => actor.getSnapshot().value,
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

test('[LOG-1] what is caught is kept with url, time, type, message, stack and info, the newest first', () => {
  const { entries, told, ...one } = log()
  one.catch('first')
  one.catch('second', { type: 'warning', info: 'OrderList', stack: '' })
  expect(entries()).toEqual([
    {
      id: 1,
      url: '/order/order-list/index',
      time: 1002,
      type: 'warning',
      message: 'second',
      stack: '',
      info: 'OrderList',
      times: 1,
    },
    {
      id: 0,
      url: '/order/order-list/index',
      time: 1001,
      type: 'error',
      message: 'first',
      stack: 'at OrderList',
      info: '',
      times: 1,
    },
  ])
  expect(told.at(-1)).toEqual({ type: 'changed', saved: { version: 1, entries: entries() }, reason: 'caught' })
})

test('[LOG-1] what was caught without a stack and without a place has neither', () => {
  const it = log()
  it.send({ type: 'ERROR.CAUGHT', error: { url: '/', type: 'warning', message: 'm' } })
  expect(it.entries()).toMatchObject([{ type: 'warning', message: 'm', stack: '', info: '' }])
})

test('[LOG-1] the same error in a row is counted, with its last time; any difference makes another entry', () => {
  const { messages, entries, ...one } = log()
  one.catch('same')
  one.catch('same')
  one.catch('same')
  expect(messages()).toEqual(['same ×3'])
  expect(entries()[0]?.time).toBe(1003)
  one.catch('same', { stack: 'at Other' })
  one.catch('same', { url: '/other', stack: 'at Other' })
  one.catch('same', { url: '/other', stack: 'at Other', type: 'warning' })
  one.catch('other', { url: '/other', stack: 'at Other', type: 'warning' })
  expect(messages()).toEqual(['other ×1', 'same ×1', 'same ×1', 'same ×1', 'same ×3'])
})

test('[LOG-1] the badge counts up to 99 and then says 99+', () => {
  const { badge, ...one } = log()
  expect(badge()).toBeUndefined()
  one.catch('again')
  expect(badge()).toBe('1')
  for (let time = 1; time < badgeMost; time += 1) one.catch(`again ${time % 2}`)
  expect(badgeMost).toBe(99)
  expect(badge()).toBe('99')
  one.catch('one more')
  expect(badge()).toBe('99+')
})

test('[LOG-1] no more than 200 entries are kept, the oldest go, and no text is endless', () => {
  const { entries, ...one } = log()
  for (let time = 0; time < mostEntries + 5; time += 1) one.catch(`error ${time}`)
  expect(mostEntries).toBe(200)
  expect(entries()).toHaveLength(200)
  expect(entries().at(-1)?.message).toBe('error 5')
  one.catch('x'.repeat(longestText + 1))
  expect(longestText).toBe(4000)
  expect(entries()[0]?.message).toBe(`${'x'.repeat(3999)}…`)
  one.catch('y'.repeat(longestText))
  expect(entries()[0]?.message).toBe('y'.repeat(4000))
})

test('[LOG-2] one error alone that happens while the log is sent stays, and every error has a number of its own', async () => {
  const { answers, entries, messages, send, settled, ...one } = log()
  one.catch('first')
  one.catch('first')
  one.catch('second')
  expect(entries().map(({ id }) => id)).toEqual([2, 1])
  send({ type: 'UPLOAD.REQUESTED' })
  send({ type: 'CONFIRMED' })
  one.catch('third')
  answers[0]?.done()
  await settled()
  expect(messages()).toEqual(['third ×1'])
})

test('[LOG-2] where the log could not be sent, the same error is counted as before', async () => {
  const { answers, messages, send, settled, ...one } = log()
  one.catch('again')
  send({ type: 'UPLOAD.REQUESTED' })
  send({ type: 'CONFIRMED' })
  answers[0]?.failed(new Error('offline'))
  await settled()
  one.catch('again')
  expect(messages()).toEqual(['again ×2'])
})

test('[LOG-2] sending is asked first; sent, the log is empty and the count is told', async () => {
  const { send, state, answers, told, messages, settled, ...one } = log()
  send({ type: 'UPLOAD.REQUESTED' })
  expect(state(), 'nothing to send').toBe('listening')
  one.catch('first')
  send({ type: 'UPLOAD.REQUESTED' })
  expect(state()).toBe('askingToUpload')
  send({ type: 'CANCELLED' })
  expect([state(), answers.length]).toEqual(['listening', 0])
  send({ type: 'UPLOAD.REQUESTED' })
  send({ type: 'CONFIRMED' })
  expect(state()).toBe('uploading')
  expect(answers[0]?.request.entries.map(({ message }) => message)).toEqual(['first'])
  answers[0]?.done()
  await settled()
  expect([state(), messages()]).toEqual(['listening', []])
  expect(told.slice(-2)).toEqual([
    { type: 'changed', saved: { version: 1, entries: [] }, reason: 'uploaded' },
    { type: 'uploaded', count: 1, reason: 'confirmed' },
  ])
})

test('[LOG-2] what happens while a log is sent stays; the same error once more is counted anew, for what was sent is not sent again', async () => {
  const { send, answers, told, messages, settled, ...one } = log()
  one.catch('first')
  one.catch('second')
  send({ type: 'UPLOAD.REQUESTED' })
  send({ type: 'CONFIRMED' })
  one.catch('second')
  one.catch('second')
  one.catch('third')
  expect(messages()).toEqual(['third ×1', 'second ×2', 'second ×1', 'first ×1'])
  answers[0]?.done()
  await settled()
  expect(messages()).toEqual(['third ×1', 'second ×2'])
  expect(told.at(-1)).toMatchObject({ type: 'uploaded', count: 2 })
})

test('[LOG-2] a log that could not be sent is kept, and it is told why', async () => {
  const { send, answers, told, messages, state, settled, ...one } = log()
  one.catch('first')
  send({ type: 'UPLOAD.REQUESTED' })
  send({ type: 'CONFIRMED' })
  const broken = new Error('no network')
  answers[0]?.failed(broken)
  await settled()
  expect([state(), messages()]).toEqual(['listening', ['first ×1']])
  expect(told.at(-1)).toEqual({ type: 'failed', error: broken, reason: 'uploadFailed' })
})

test('[LOG-2] clearing is asked first, and told', () => {
  const { send, state, told, messages, badge, ...one } = log()
  send({ type: 'CLEAR.REQUESTED' })
  expect(state(), 'nothing to clear').toBe('listening')
  one.catch('first')
  one.catch('second')
  send({ type: 'CLEAR.REQUESTED' })
  expect(state()).toBe('askingToClear')
  send({ type: 'CANCELLED' })
  expect([state(), messages().length]).toEqual(['listening', 2])
  send({ type: 'CLEAR.REQUESTED' })
  send({ type: 'CONFIRMED' })
  expect([state(), messages(), badge()]).toEqual(['listening', [], undefined])
  expect(told.slice(-2)).toEqual([
    { type: 'changed', saved: { version: 1, entries: [] }, reason: 'cleared' },
    { type: 'cleared', count: 2, reason: 'confirmed' },
  ])
})

test('[LOG-1] a kept log comes back after a reload, and goes on with new ids', () => {
  const before = log()
  before.catch('first')
  before.catch('second')
  const { entries, ...again } = log(JSON.parse(JSON.stringify({ version: 1, entries: before.entries() })))
  expect(entries()).toEqual(before.entries())
  again.catch('third')
  expect(entries().map(({ id }) => id)).toEqual([2, 1, 0])
})

const sound: LogEntry = { id: 3, url: '/wel/index', time: 5, type: 'error', message: 'm', stack: 's', info: 'i', times: 1 }
test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', '[]'],
  ['a list', [sound]],
  ['another version', { version: 2, entries: [sound] }],
  ['no list', { version: 1, entries: { 0: sound } }],
  ['an entry that is none', { version: 1, entries: [null, 7, []] }],
  ...(['id', 'url', 'time', 'type', 'message', 'stack', 'info', 'times'] as const).map((field): [string, unknown] => [
    `an entry without ${field}`,
    { version: 1, entries: [{ ...sound, [field]: undefined }] },
  ]),
  ['a time that is no number', { version: 1, entries: [{ ...sound, time: Number.NaN }] }],
  ['an id that is no count', { version: 1, entries: [{ ...sound, id: -1 }] }],
  ['an id after which no other comes', { version: 1, entries: [{ ...sound, id: Number.MAX_SAFE_INTEGER }] }],
  ['an entry that never happened', { version: 1, entries: [{ ...sound, times: 0 }] }],
])('[LOG-1] %s as stored log is ignored', (_, saved) => {
  expect(parseSavedLog(saved)).toEqual([])
})

test('[LOG-1] a sound entry is read, twice the same once, in order, and no more than are kept', () => {
  expect(parseSavedLog({ version: 1, entries: [sound, { ...sound, id: 9 }, sound] }).map(({ id }) => id)).toEqual([9, 3])
  const many = Array.from({ length: mostEntries + 1 }, (_, id) => ({ ...sound, id }))
  expect(parseSavedLog({ version: 1, entries: many })).toHaveLength(mostEntries)
})

test('[LOG-3] a secret in a stored log does not come back', () => {
  expect(parseSavedLog({ version: 1, entries: [{ ...sound, message: 'password=Etalon-demo-1' }] })[0]?.message).toBe(
    'password=***',
  )
})

propertyTest.prop([fc.anything()])('[LOG-1] with anything as stored value the log starts well', (saved) => {
  const { badge, ...one } = log(saved)
  one.catch('first')
  expect(badge()).toBeDefined()
})

test('error-log: without its port it says what to provide', async () => {
  const actor = createActor(errorLogMachine, { input: { now: () => 0 } }).start()
  const told: ErrorLogEmitted[] = []
  actor.on('failed', (emitted) => told.push(emitted))
  actor.send({ type: 'ERROR.CAUGHT', error: error('first') })
  actor.send({ type: 'UPLOAD.REQUESTED' })
  actor.send({ type: 'CONFIRMED' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(String(told[0]?.type === 'failed' && told[0].error)).toMatch(/error-log: provide uploadLog, which sends/)
})
