import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import {
  type CameraFailureReason,
  type PictureAnswer,
  type ReadPictureRequest,
  type ScanCodeEmitted,
  type ScanCodeEvent,
  scanCodeMachine,
} from './index.ts'

const reference = '7K3M9QXT0123456789ABCDEFGH'

function scanner(readPicture: (request: ReadPictureRequest) => Promise<PictureAnswer> = async () => ({ reference, codes: 1 })) {
  const camera = { opened: 0, closed: 0 }
  const actor = createActor(
    scanCodeMachine.provide({
      actors: {
        camera: fromCallback<ScanCodeEvent>(() => {
          camera.opened += 1
          return () => {
            camera.closed += 1
          }
        }),
        readPicture: fromPromise<PictureAnswer, ReadPictureRequest>(({ input }) => readPicture(input)),
      },
    }),
    { input: {} },
  ).start()
  const told: ScanCodeEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    camera,
    told,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    until: (state: 'found' | 'notOurs' | 'nothingFound' | 'unreadable') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  }
}

const opened: ScanCodeEvent = { type: 'CAMERA.OPENED', handle: 'view' }

test('[PUB-3] the camera opens, looks, and is let go with the code that it found', () => {
  const { send, state, context, camera, told } = scanner()
  send({ type: 'CAMERA.WANTED' })
  expect(state()).toEqual({ camera: 'opening' })
  send(opened)
  expect(state()).toEqual({ camera: 'looking' })
  expect(context().camera).toBe('view')
  expect(camera).toEqual({ opened: 1, closed: 0 })
  send({ type: 'CODE.SEEN', reference })
  expect(state()).toBe('found')
  expect(context()).toMatchObject({ reference, camera: undefined })
  expect(camera).toEqual({ opened: 1, closed: 1 })
  expect(told).toEqual([{ type: 'found', reference, reason: 'camera' }])
})

test('[PUB-3] a camera that tells of a code before it tells that it is open is shown all the same', () => {
  const { send, state, context } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send({ type: 'CODE.SEEN', reference: undefined })
  send(opened)
  expect(state()).toEqual({ camera: 'foreign' })
  expect(context().camera).toBe('view')
})

test('[PUB-3] a code of somebody else is noted, and the same camera looks on', () => {
  const { send, state, context, camera, told } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send(opened)
  send({ type: 'CODE.SEEN', reference: undefined })
  send({ type: 'CODE.SEEN', reference: undefined })
  expect(state()).toEqual({ camera: 'foreign' })
  expect(context().camera).toBe('view')
  expect(camera).toEqual({ opened: 1, closed: 0 })
  expect(told).toEqual([])
  send({ type: 'CODE.SEEN', reference })
  expect(state()).toBe('found')
})

test.each<[CameraFailureReason, string]>([
  ['refused', 'refused'],
  ['no-camera', 'noCamera'],
  ['camera-failed', 'cameraFailed'],
])('[PUB-3] a camera that is %s leads to %s, and can be tried again', (reason, expected) => {
  const { send, state, camera, told } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send({ type: 'CAMERA.FAILED', reason })
  expect(state()).toBe(expected)
  expect(camera).toEqual({ opened: 1, closed: 1 })
  expect(told).toEqual([{ type: 'failed', reason, error: undefined }])
  send({ type: 'RETRY' })
  expect(state()).toEqual({ camera: 'opening' })
  expect(camera.opened).toBe(2)
})

test('[PUB-3] where no camera can be opened at all, only a picture helps', async () => {
  const { send, state, until, told } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send({ type: 'CAMERA.FAILED', reason: 'unsupported' })
  expect(told).toEqual([{ type: 'failed', reason: 'unsupported', error: undefined }])
  send({ type: 'RETRY' })
  expect(state()).toBe('unsupported')
  send({ type: 'PICTURE.CHOSEN', picture: 'photo.jpg' })
  await until('found')
})

test('[PUB-3] a camera whose port broke can be tried again, and its error is forgotten then', () => {
  let broken = true
  const camera = fromCallback<ScanCodeEvent>(() => {
    if (broken) throw new Error('no such device')
  })
  const actor = createActor(scanCodeMachine.provide({ actors: { camera } }), { input: {} }).start()
  actor.send({ type: 'CAMERA.WANTED' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'cameraFailed', context: { error: new Error('no such device') } })
  broken = false
  actor.send({ type: 'RETRY' })
  expect(actor.getSnapshot()).toMatchObject({ value: { camera: 'opening' }, context: { error: undefined } })
})

test('[PUB-3] a camera that is lost while it looks is no longer shown', () => {
  const { send, state, context } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send(opened)
  send({ type: 'CAMERA.FAILED', reason: 'camera-failed' })
  expect(state()).toBe('cameraFailed')
  expect(context().camera).toBeUndefined()
})

test.each([
  ['while it is being opened', []],
  ['while it looks', [opened]],
])('[PUB-3] stopped %s, the camera is let go', (_, events) => {
  const { send, state, camera, context } = scanner()
  send({ type: 'CAMERA.WANTED' })
  for (const event of events) send(event)
  send({ type: 'STOPPED' })
  expect(state()).toBe('idle')
  expect(camera).toEqual({ opened: 1, closed: 1 })
  expect(context()).toEqual({})
})

test('[PUB-3] wanted twice, it is opened once', () => {
  const { send, state, camera } = scanner()
  send({ type: 'CAMERA.WANTED' })
  send(opened)
  send({ type: 'CAMERA.WANTED' })
  expect(state()).toEqual({ camera: 'looking' })
  expect(camera).toEqual({ opened: 1, closed: 0 })
})

test.each<['found' | 'notOurs' | 'nothingFound', PictureAnswer, ScanCodeEmitted]>([
  ['found', { reference, codes: 3 }, { type: 'found', reference, reason: 'picture' }],
  ['notOurs', { reference: undefined, codes: 1 }, { type: 'failed', reason: 'not-ours', error: undefined }],
  ['nothingFound', { reference: undefined, codes: 0 }, { type: 'failed', reason: 'nothing-found', error: undefined }],
])('[PUB-3] a picture ends in %s and is let go', async (state, answer, emitted) => {
  const asked: unknown[] = []
  const { send, until, told, context } = scanner(async (request) => {
    asked.push(request)
    return answer
  })
  send({ type: 'PICTURE.CHOSEN', picture: 'photo.jpg' })
  await until(state)
  expect(asked).toEqual([{ picture: 'photo.jpg' }])
  expect(told).toEqual([emitted])
  expect(context().picture).toBeUndefined()
})

test('[PUB-3] a picture lets the camera go, and a newer one gives up an older one', async () => {
  const answers: ((answer: PictureAnswer) => void)[] = []
  const { send, until, camera, told } = scanner(() => new Promise((resolve) => answers.push(resolve)))
  send({ type: 'CAMERA.WANTED' })
  send(opened)
  send({ type: 'PICTURE.CHOSEN', picture: 'one.jpg' })
  expect(camera).toEqual({ opened: 1, closed: 1 })
  send({ type: 'PICTURE.CHOSEN', picture: 'two.jpg' })
  answers[0]?.({ reference, codes: 1 })
  answers[1]?.({ reference: undefined, codes: 0 })
  await until('nothingFound')
  expect(told).toMatchObject([{ type: 'failed', reason: 'nothing-found' }])
})

test('[PUB-3] a picture that could not be read is read again', async () => {
  let broken = true
  const { send, until, told, context } = scanner(async () =>
    broken ? Promise.reject(new Error('no reader')) : { reference, codes: 1 },
  )
  send({ type: 'PICTURE.CHOSEN', picture: 'photo.jpg' })
  await until('unreadable')
  expect(told).toEqual([{ type: 'failed', reason: 'unreadable', error: new Error('no reader') }])
  expect(context().picture).toBe('photo.jpg')
  broken = false
  send({ type: 'RETRY' })
  await until('found')
})

test('without its ports it says what to provide', async () => {
  const actor = createActor(scanCodeMachine, { input: {} }).start()
  actor.send({ type: 'CAMERA.WANTED' })
  await waitFor(actor, (snapshot) => snapshot.matches('cameraFailed'))
  expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide camera') })
  actor.send({ type: 'PICTURE.CHOSEN', picture: 'photo.jpg' })
  await waitFor(actor, (snapshot) => snapshot.matches('unreadable'))
  expect(actor.getSnapshot().context.error).toMatchObject({ message: expect.stringContaining('provide readPicture') })
})
