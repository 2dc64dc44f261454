import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type CheckFileAnswer,
  type CheckFileEmitted,
  type CheckFileInput,
  type CheckFileRequest,
  checkFileMachine,
  type DroppedFile,
  largestFile,
  type ReadFileRequest,
  type Verdict,
} from './index.ts'

const pdf: DroppedFile = { name: 'certificate.pdf', size: 4, handle: 'the file' }
const bytes = new Uint8Array([37, 80, 68, 70])

interface Ports {
  read?: (request: ReadFileRequest) => Promise<Uint8Array>
  check?: (request: CheckFileRequest) => Promise<CheckFileAnswer>
}

function checker(
  { read = async () => bytes, check = async () => ({ verdict: 'genuine', details: 'No. 17' }) }: Ports = {},
  input: CheckFileInput = {},
) {
  const asked: unknown[] = []
  const machine = checkFileMachine.provide({
    actors: {
      readFile: fromPromise<Uint8Array, ReadFileRequest>(({ input: request }) => {
        asked.push(request)
        return read(request)
      }),
      checkFile: fromPromise<CheckFileAnswer, CheckFileRequest>(({ input: request }) => {
        asked.push(request)
        return check(request)
      }),
    },
  })
  const actor = createActor(machine, { input }).start()
  const told: CheckFileEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    send: actor.send,
    until: (state: 'genuine' | 'changed' | 'unknown' | 'failed' | 'checking') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

test.each<Verdict>(['genuine', 'changed', 'unknown'])('[CERT-1] a dropped file that is %s is said to be', async (verdict) => {
  const { send, until, told, asked } = checker({ check: async () => ({ verdict, details: 'No. 17' }) })
  send({ type: 'FILE.DROPPED', file: pdf })
  await until(verdict)
  expect(asked).toEqual([{ file: pdf }, { name: 'certificate.pdf', bytes }])
  expect(told).toEqual([{ type: 'judged', verdict, details: 'No. 17', reason: 'checked' }])
})

test('[CERT-1] the file is let go once it has been judged', async () => {
  const { send, until, context } = checker()
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('genuine')
  expect(context()).toMatchObject({ bytes: undefined, answer: { details: 'No. 17' }, file: pdf })
})

test('[CERT-1] an answer that is no verdict is unknown, never genuine', async () => {
  const strange: unknown = { verdict: 'GENUINE', details: '' }
  const { send, until, told } = checker({ check: async () => strange as CheckFileAnswer })
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('unknown')
  expect(told).toMatchObject([{ type: 'judged', verdict: 'unknown' }])
})

test('[CERT-1] a newer file gives up the check of an older one', async () => {
  const answers: ((answer: CheckFileAnswer) => void)[] = []
  const { send, until, told, context } = checker({ check: () => new Promise((resolve) => answers.push(resolve)) })
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('checking')
  send({ type: 'FILE.DROPPED', file: { ...pdf, name: 'second.pdf' } })
  await until('checking')
  answers[0]?.({ verdict: 'genuine', details: 'first' })
  answers[1]?.({ verdict: 'changed', details: 'second' })
  await until('changed')
  expect(context().file?.name).toBe('second.pdf')
  expect(told).toMatchObject([{ details: 'second' }])
})

test.each([
  ['an empty file', 0, 'empty'],
  ['a file over the limit', largestFile + 1, 'too-large'],
])('%s is refused unread, and trying again does not help', (_, size, reason) => {
  const { send, state, told, asked } = checker()
  send({ type: 'FILE.DROPPED', file: { ...pdf, size } })
  send({ type: 'RETRY' })
  expect(state()).toBe('failed')
  expect(asked).toEqual([])
  expect(told).toEqual([{ type: 'failed', reason, error: undefined }])
})

test('what could not be read is read again', async () => {
  let broken = true
  const { send, until, told } = checker({ read: async () => (broken ? Promise.reject(new Error('gone')) : bytes) })
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('failed')
  expect(told).toEqual([{ type: 'failed', reason: 'unreadable', error: new Error('gone') }])
  broken = false
  send({ type: 'RETRY' })
  await until('genuine')
})

test('what could not be checked is checked again without being read again', async () => {
  let broken = true
  const { send, until, asked, context } = checker({
    check: async () => (broken ? Promise.reject(new Error('no keys')) : { verdict: 'genuine', details: '' }),
  })
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('failed')
  expect(context().failure).toBe('check-failed')
  broken = false
  send({ type: 'RETRY' })
  await until('genuine')
  expect(asked).toHaveLength(3)
})

test('cleared, nothing of the file is left', async () => {
  const { send, until, state, context } = checker()
  send({ type: 'FILE.DROPPED', file: pdf })
  await until('genuine')
  send({ type: 'CLEARED' })
  expect(state()).toBe('idle')
  expect(context()).toEqual({ maxBytes: largestFile })
})

test('without its ports it says what to provide', async () => {
  const actor = createActor(checkFileMachine, { input: {} }).start()
  actor.send({ type: 'FILE.DROPPED', file: pdf })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide readFile') })
})

test('without a check, a file that was read says what to provide', async () => {
  const machine = checkFileMachine.provide({ actors: { readFile: fromPromise<Uint8Array, ReadFileRequest>(async () => bytes) } })
  const actor = createActor(machine, { input: {} }).start()
  actor.send({ type: 'FILE.DROPPED', file: pdf })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide checkFile') })
})

test('a file of 20 MiB is read, and none that is a byte larger', () => {
  expect(largestFile).toBe(20_971_520)
})
