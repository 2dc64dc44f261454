import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type BeginUploadAnswer,
  type BeginUploadRequest,
  mostTries,
  type UploadEmitted,
  type UploadFile,
  uploadMachine,
} from './index.ts'

const pdf: UploadFile = { name: 'nameplate.PDF', size: 25, type: 'application/pdf', lastModified: 7, handle: 'the file' }

test('upload: without its ports it says what to provide', async () => {
  const actor = createActor(uploadMachine, { input: {} }).start()
  const told: UploadEmitted[] = []
  actor.on('failed', (emitted) => told.push(emitted))
  actor.send({ type: 'FILE.CHOSEN', file: pdf })
  for (let tries = 0; tries <= mostTries; tries += 1) {
    for (let turn = 0; turn < 10; turn += 1) await undefined
    actor.send({ type: 'NETWORK.ONLINE' })
  }
  expect(String(told[0]?.type === 'failed' && told[0].error)).toMatch(/upload: provide beginUpload, which answers/)
})

test('upload: a port of parts that breaks fails the upload and says so', async () => {
  const machine = uploadMachine.provide({
    actors: {
      beginUpload: fromPromise<BeginUploadAnswer, BeginUploadRequest>(async () => ({
        uploadId: 'u1',
        partSize: 10,
        received: [],
      })),
    },
  })
  const actor = createActor(machine, { input: {} }).start()
  const told: UploadEmitted[] = []
  actor.on('failed', (emitted) => told.push(emitted))
  actor.send({ type: 'FILE.CHOSEN', file: pdf })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(told).toMatchObject([{ reason: 'refused' }])
  expect(String(told[0]?.type === 'failed' && told[0].error)).toMatch(/upload: provide sendPart, which sends a part/)
})
