import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type BeginUploadAnswer,
  type BeginUploadRequest,
  type FinishUploadAnswer,
  firstTryWait,
  largestUpload,
  mostTries,
  type PartEvent,
  parseSavedUpload,
  partsOf,
  type SendPartRequest,
  saveUpload,
  sentBytes,
  type UploadEmitted,
  type UploadFile,
  type UploadInput,
  type UploadRequest,
  uploadMachine,
} from './index.ts'

const pdf: UploadFile = { name: 'nameplate.PDF', size: 25, type: 'application/pdf', lastModified: 7, handle: 'the file' }

interface Pending<Answer> {
  readonly request: unknown
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/** An upload with every port in the test's hand. */
function sender(input: UploadInput = {}) {
  const clock = new SimulatedClock()
  const begins: Pending<BeginUploadAnswer>[] = []
  const finishes: Pending<FinishUploadAnswer>[] = []
  const cancels: Pending<void>[] = []
  const parts: SendPartRequest[] = []
  let wire: ((event: PartEvent) => void) | undefined
  const pending = <Answer>(list: Pending<Answer>[], request: unknown) =>
    new Promise<Answer>((resolve, reject) => list.push({ request, done: resolve, failed: reject }))
  const machine = uploadMachine.provide({
    actors: {
      beginUpload: fromPromise<BeginUploadAnswer, BeginUploadRequest>(({ input: request }) => pending(begins, request)),
      finishUpload: fromPromise<FinishUploadAnswer, UploadRequest>(({ input: request }) => pending(finishes, request)),
      cancelUpload: fromPromise<void, UploadRequest>(({ input: request }) => pending(cancels, request)),
      sendPart: fromCallback<{ type: 'nothing' }, SendPartRequest>(({ input: request, sendBack }) => {
        parts.push(request)
        const mine = (event: PartEvent) => sendBack(event)
        wire = mine
        return () => {
          if (wire === mine) wire = undefined
        }
      }),
    },
  })
  const actor = createActor(machine, { clock, input }).start()
  const told: UploadEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await undefined
  }
  return {
    clock,
    begins,
    finishes,
    cancels,
    parts,
    told,
    settled,
    send: actor.send,
    isSending: () => wire !== undefined,
    wire: (event: PartEvent) => wire?.(event),
    context: () => actor.getSnapshot().context,
    state: () => JSON.stringify(actor.getSnapshot().value),
    percent: () => Math.round((sentBytes(actor.getSnapshot().context) / pdf.size) * 100),
    begun: async (received: readonly number[] = [], uploadId = 'u1') => {
      begins.at(-1)?.done({ uploadId, partSize: 10, received })
      await settled()
    },
    choose: (file: Partial<UploadFile> = {}) => actor.send({ type: 'FILE.CHOSEN', file: { ...pdf, ...file } }),
  }
}
const sent = (place: number): PartEvent => ({ type: 'PART.SENT', place })
const lost = (place: number): PartEvent => ({ type: 'PART.FAILED', place, error: 'reset', again: true })

test('[FILE-1] a file is sent in parts, in order, and its progress is told byte by byte', async () => {
  const { choose, begun, begins, parts, wire, percent, told, finishes, settled, state } = sender()
  choose()
  expect(begins[0]?.request).toEqual({ file: pdf, uploadId: undefined })
  await begun()
  expect(told.at(-1)).toEqual({
    type: 'changed',
    saved: { version: 1, uploadId: 'u1', name: pdf.name, size: 25, lastModified: 7 },
    reason: 'begun',
  })
  expect(parts[0]).toEqual({ file: pdf, uploadId: 'u1', place: 0, from: 0, to: 10 })
  wire({ type: 'PART.PROGRESS', place: 0, bytes: 5 })
  expect(percent()).toBe(20)
  wire({ type: 'PART.PROGRESS', place: 0, bytes: 2 })
  expect(percent(), 'progress does not go back').toBe(20)
  wire(sent(0))
  expect(percent()).toBe(40)
  expect(parts[1]).toMatchObject({ place: 1, from: 10, to: 20 })
  wire(sent(1))
  expect(parts[2]).toMatchObject({ place: 2, from: 20, to: 25 })
  wire(sent(2))
  expect([percent(), parts.length, finishes[0]?.request]).toEqual([100, 3, { uploadId: 'u1' }])
  finishes[0]?.done({ fileId: 'f9' })
  await settled()
  expect(state()).toBe('{"resting":"done"}')
  expect(told.slice(-2)).toEqual([
    { type: 'changed', saved: undefined, reason: 'ended' },
    { type: 'uploaded', fileId: 'f9', file: pdf, reason: 'finished' },
  ])
})

test.each([
  ['an empty file', { size: 0 }, 'empty'],
  ['a file that is too large', { size: largestUpload + 1 }, 'tooLarge'],
  ['a file of another type', { name: 'program.exe', type: 'application/x-msdownload' }, 'typeNotAccepted'],
] as const)('[FILE-1] %s is refused before anything is sent', (_, file, reason) => {
  const { choose, begins, told, state, context } = sender({ accept: ['image/*', 'application/pdf', ' .DOCX'] })
  choose(file)
  expect([state(), begins.length, context().refused]).toEqual(['{"resting":"refused"}', 0, reason])
  expect(told).toEqual([{ type: 'refused', file: { ...pdf, ...file }, reason }])
})

test.each([
  [{ name: 'a.jpg', type: 'image/jpeg' }],
  [{ name: 'a.bin', type: 'application/pdf' }],
  [{ name: 'Order.DocX', type: '' }],
  [{ size: largestUpload }],
])('[FILE-1] %o is accepted', (file) => {
  const { choose, state } = sender({ accept: ['image/*', 'application/pdf', '.docx'] })
  choose(file)
  expect(largestUpload).toBe(104_857_600)
  expect(state()).toBe('{"going":"beginning"}')
})

test('[FILE-1] a lost connection is waited for, and only the missing parts are sent', async () => {
  const { choose, begun, begins, parts, wire, clock, percent, isSending, context } = sender()
  choose()
  await begun()
  wire(sent(0))
  wire({ type: 'PART.PROGRESS', place: 1, bytes: 9 })
  wire(lost(1))
  expect([isSending(), percent()]).toEqual([false, 40])
  clock.increment(firstTryWait - 1)
  expect(begins).toHaveLength(1)
  clock.increment(1)
  expect(firstTryWait).toBe(1000)
  expect(begins[1]?.request).toEqual({ file: pdf, uploadId: 'u1' })
  await begun([1, 0, 1, 7, -1, 0.5])
  expect(context().received).toEqual([0, 1])
  expect(parts.at(-1)).toMatchObject({ place: 2 })
})

test('[FILE-1] back on the network it does not wait', async () => {
  const { choose, begun, begins, wire, send } = sender()
  choose()
  await begun()
  wire(lost(0))
  send({ type: 'NETWORK.ONLINE' })
  expect(begins).toHaveLength(2)
})

test('[FILE-1] it waits twice as long each time, gives up after six further tries in vain, and RETRY goes on', async () => {
  const { choose, begins, begun, settled, clock, state, told, send, context } = sender()
  choose()
  for (let tries = 1; tries <= mostTries; tries += 1) {
    begins.at(-1)?.failed('offline')
    await settled()
    expect(state()).toBe('{"going":"waiting"}')
    clock.increment(firstTryWait * 2 ** (tries - 1) - 1)
    expect(begins).toHaveLength(tries)
    clock.increment(1)
    expect(begins).toHaveLength(tries + 1)
  }
  expect(mostTries).toBe(6)
  begins.at(-1)?.failed('offline')
  await settled()
  expect(state()).toBe('{"resting":"failed"}')
  expect(told.at(-1)).toEqual({ type: 'failed', error: 'offline', reason: 'unreachable' })
  send({ type: 'RETRY' })
  expect(context()).toMatchObject({ tries: 0, failure: undefined, error: undefined })
  await begun()
  expect(state()).toBe('{"going":"sending"}')
})

test('[FILE-1] a part that arrives begins the count of tries anew', async () => {
  const { choose, begun, wire, send, context } = sender()
  choose()
  await begun()
  wire(lost(0))
  send({ type: 'NETWORK.ONLINE' })
  await begun()
  expect(context().tries).toBe(1)
  wire(sent(0))
  expect(context().tries).toBe(0)
})

test('[FILE-1] a part lost too often fails as unreachable; a refused part fails at once', async () => {
  const one = sender()
  one.choose()
  await one.begun()
  for (let tries = 0; tries <= mostTries; tries += 1) {
    one.wire(lost(0))
    one.send({ type: 'NETWORK.ONLINE' })
    await one.begun()
  }
  expect(one.told.at(-1)).toEqual({ type: 'failed', error: 'reset', reason: 'unreachable' })
  const other = sender()
  other.choose()
  await other.begun()
  other.wire({ type: 'PART.FAILED', place: 0, error: 'virus', again: false })
  expect(other.told.at(-1)).toEqual({ type: 'failed', error: 'virus', reason: 'refused' })
  expect(other.context().failure).toBe('refused')
})

test('[FILE-1] what another part says counts for nothing', async () => {
  const { choose, begun, wire, state, percent } = sender()
  choose()
  await begun()
  wire(sent(2))
  wire(lost(2))
  wire({ type: 'PART.FAILED', place: 2, error: 'x', again: false })
  wire({ type: 'PART.PROGRESS', place: 2, bytes: 5 })
  expect([state(), percent()]).toEqual(['{"going":"sending"}', 0])
})

test.each([
  [{ uploadId: '', partSize: 10, received: [] }],
  [{ uploadId: 'u1', partSize: 0, received: [] }],
  [{ uploadId: 'u1', partSize: 1.5, received: [] }],
  [{ uploadId: 'u1', partSize: 10, received: 'all' }],
  [{ uploadId: 7, partSize: 10, received: [] }],
])('[FILE-1] an answer that makes no sense (%o) fails and says so', async (answer) => {
  const { choose, begins, settled, told } = sender()
  choose()
  begins[0]?.done(answer as unknown as BeginUploadAnswer)
  await settled()
  expect(told).toEqual([{ type: 'failed', error: answer, reason: 'badAnswer' }])
})

test('[FILE-1] paused, nothing is sent; resumed, it asks what is there', async () => {
  const { choose, begun, wire, send, isSending, clock, begins, percent, state } = sender()
  choose()
  await begun()
  wire(sent(0))
  wire({ type: 'PART.PROGRESS', place: 1, bytes: 3 })
  send({ type: 'PAUSE' })
  expect([isSending(), percent(), state()]).toEqual([false, 40, '{"going":"paused"}'])
  clock.increment(600_000)
  send({ type: 'NETWORK.ONLINE' })
  expect(begins).toHaveLength(1)
  send({ type: 'RESUME' })
  expect(begins[1]?.request).toMatchObject({ uploadId: 'u1' })
})

test('[FILE-1] cancelled, the server drops the parts, and nothing is sent any more', async () => {
  const { choose, begun, wire, send, isSending, cancels, told, settled, state, context } = sender()
  choose()
  await begun()
  wire(sent(0))
  send({ type: 'CANCEL' })
  expect([isSending(), cancels[0]?.request]).toEqual([false, { uploadId: 'u1' }])
  expect(told.slice(-2)).toEqual([
    { type: 'changed', saved: undefined, reason: 'ended' },
    { type: 'cancelled', reason: 'asked' },
  ])
  cancels[0]?.failed('offline')
  await settled()
  expect(state()).toBe('{"resting":"idle"}')
  expect(context()).toMatchObject({ file: undefined, uploadId: undefined, received: [] })
  send({ type: 'CANCEL' })
  expect(cancels).toHaveLength(1)
})

test('[FILE-1] cancelled before the server knew of it, there is nothing to drop; its late answer begins nothing', async () => {
  const { choose, begun, send, cancels, told, state, parts } = sender()
  choose()
  send({ type: 'CANCEL' })
  await begun()
  expect([state(), cancels.length, parts.length]).toEqual(['{"resting":"idle"}', 0, 0])
  expect(told).toEqual([{ type: 'cancelled', reason: 'asked' }])
})

test('[FILE-1] a file chosen while another is on its way is not taken; after it is done, it is', async () => {
  const { choose, begins, begun, finishes, settled, context, state, send } = sender()
  choose()
  choose({ name: 'other.pdf' })
  expect([begins.length, context().file?.name]).toEqual([1, pdf.name])
  await begun([0, 1, 2])
  finishes[0]?.done({ fileId: 'f1' })
  await settled()
  choose({ name: 'other.pdf' })
  expect(begins[1]?.request).toMatchObject({ file: { name: 'other.pdf' }, uploadId: undefined })
  expect(context()).toMatchObject({ fileId: undefined, received: [] })
  send({ type: 'CANCEL' })
  send({ type: 'CLEARED' })
  expect(state()).toBe('{"resting":"idle"}')
})

test('[FILE-1] what was refused, or is done, is cleared away', async () => {
  const { choose, begun, finishes, settled, context, state, send } = sender()
  const held = () => [state(), context().refused, context().fileId]
  choose({ size: 0 })
  expect(held()).toEqual(['{"resting":"refused"}', 'empty', undefined])
  send({ type: 'CLEARED' })
  expect(held()).toEqual(['{"resting":"idle"}', undefined, undefined])
  choose()
  await begun([0, 1, 2])
  finishes[0]?.done({ fileId: 'f1' })
  await settled()
  send({ type: 'CLEARED' })
  expect(held()).toEqual(['{"resting":"idle"}', undefined, undefined])
})

test('[FILE-1] finishing that fails is tried again, with what the server then has', async () => {
  const { choose, begun, finishes, settled, send, state, told } = sender()
  choose()
  await begun([0, 1, 2])
  finishes[0]?.failed('reset')
  await settled()
  expect(state()).toBe('{"going":"waiting"}')
  for (let tries = 1; tries <= mostTries; tries += 1) {
    send({ type: 'NETWORK.ONLINE' })
    await begun([0, 1, 2])
    finishes.at(-1)?.failed('reset')
    await settled()
  }
  expect(told.at(-1)).toEqual({ type: 'failed', error: 'reset', reason: 'unreachable' })
})

test('[FILE-1] what the server will not have fails at once, and is not asked for again by itself', async () => {
  const begun = sender()
  begun.choose()
  begun.begins[0]?.done({ refusal: 'too large' })
  await begun.settled()
  expect(begun.told.at(-1)).toEqual({ type: 'failed', error: 'too large', reason: 'refused' })
  begun.clock.increment(600_000)
  expect([begun.begins.length, begun.state()]).toEqual([1, '{"resting":"failed"}'])
  const finished = sender()
  finished.choose()
  await finished.begun([0, 1, 2])
  finished.finishes[0]?.done({ refusal: 'no picture' })
  await finished.settled()
  expect(finished.told.at(-1)).toEqual({ type: 'failed', error: 'no picture', reason: 'refused' })
  finished.clock.increment(600_000)
  expect([finished.finishes.length, finished.state()]).toEqual([1, '{"resting":"failed"}'])
  finished.send({ type: 'RETRY' })
  await finished.begun([0, 1, 2])
  finished.finishes[1]?.done({ fileId: 'f1' })
  await finished.settled()
  expect(finished.told.at(-1)).toMatchObject({ type: 'uploaded', fileId: 'f1' })
})

test('[FILE-1] after a reload the same file goes on; another, or a changed one, begins anew', () => {
  const saved = JSON.parse(JSON.stringify(saveUpload(pdf, 'u5')))
  for (const [file, uploadId] of [
    [{}, 'u5'],
    [{ name: 'other.pdf' }, undefined],
    [{ size: 24 }, undefined],
    [{ lastModified: 8 }, undefined],
  ] as const) {
    const { choose, begins } = sender({ saved })
    choose(file)
    expect(begins[0]?.request).toMatchObject({ uploadId })
  }
})

const sound = saveUpload(pdf, 'u5')
test.each([
  ['nothing', undefined],
  ['a text', 'u5'],
  ['another version', { ...sound, version: 2 }],
  ['no id', { ...sound, uploadId: '' }],
  ['an id that is a number', { ...sound, uploadId: 5 }],
  ['an endless id', { ...sound, uploadId: 'u'.repeat(201) }],
  ['no name', { ...sound, name: undefined }],
  ['a size in words', { ...sound, size: '25' }],
  ['no time', { ...sound, lastModified: null }],
])('[FILE-1] %s as stored upload is ignored', (_, saved) => {
  expect(parseSavedUpload(saved)).toBeUndefined()
})

test('[FILE-1] a sound stored upload is read without anything else in it', () => {
  expect(parseSavedUpload({ ...sound, uploadId: 'u'.repeat(200), more: 1 })).toEqual({ ...sound, uploadId: 'u'.repeat(200) })
})

test('[FILE-1] parts are counted up to the last byte', () => {
  expect(sentBytes(sender().context())).toBe(0)
  expect([partsOf(25, 10), partsOf(20, 10), partsOf(1, 10)]).toEqual([3, 2, 1])
})
