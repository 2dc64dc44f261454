import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type BeginUploadAnswer,
  type BeginUploadRequest,
  type FinishUploadAnswer,
  type PartEvent,
  partsOf,
  type SendPartRequest,
  type UploadFile,
  type UploadRequest,
  uploadMachine,
} from './index.ts'

const file: UploadFile = { name: 'a.pdf', size: 30, type: 'application/pdf', lastModified: 1, handle: null }

const step = fc.oneof(
  fc.constantFrom('choose', 'pause', 'resume', 'cancel', 'retry', 'online', 'clock'),
  fc.constantFrom(
    'begin: answered',
    'begin: failed',
    'finish: answered',
    'finish: failed',
    'part: sent',
    'part: lost',
    'part: refused',
  ),
)

/** A server that keeps what it was given, and answers each question when the step says so, whether the machine still waits or not. */
function play(steps: readonly string[]) {
  const clock = new SimulatedClock()
  const store = new Map<string, Set<number>>()
  const begins: ((ok: boolean) => void)[] = []
  const finishes: ((ok: boolean) => void)[] = []
  const wires: { request: SendPartRequest; tell: (event: PartEvent) => void }[] = []
  let sendingNow = 0
  let most = 0
  const machine = uploadMachine.provide({
    actors: {
      beginUpload: fromPromise<BeginUploadAnswer, BeginUploadRequest>(
        ({ input }) =>
          new Promise((resolve, reject) =>
            begins.push((ok) => {
              if (!ok) return reject(new Error('lost'))
              const uploadId = input.uploadId ?? `u${store.size}`
              const parts = store.get(uploadId) ?? new Set<number>()
              store.set(uploadId, parts)
              resolve({ uploadId, partSize: 10, received: [...parts] })
            }),
          ),
      ),
      finishUpload: fromPromise<FinishUploadAnswer, UploadRequest>(
        ({ input }) =>
          new Promise((resolve, reject) =>
            finishes.push((ok) => {
              expect(store.get(input.uploadId)?.size, 'finished without a part').toBe(partsOf(file.size, 10))
              if (ok) resolve({ fileId: input.uploadId })
              else reject(new Error('lost'))
            }),
          ),
      ),
      cancelUpload: fromPromise<void, UploadRequest>(async ({ input }) => {
        store.delete(input.uploadId)
      }),
      sendPart: fromCallback<{ type: 'nothing' }, SendPartRequest>(({ input: request, sendBack }) => {
        sendingNow += 1
        most = Math.max(most, sendingNow)
        wires.push({ request, tell: (event) => sendBack(event) })
        return () => {
          sendingNow -= 1
        }
      }),
    },
  })
  const actor = createActor(machine, { clock, input: {} }).start()
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await undefined
  }
  const answer = (list: ((ok: boolean) => void)[], ok: boolean) => list.shift()?.(ok)
  const run = async () => {
    for (const one of steps) {
      if (one === 'choose') actor.send({ type: 'FILE.CHOSEN', file })
      else if (one === 'pause') actor.send({ type: 'PAUSE' })
      else if (one === 'resume') actor.send({ type: 'RESUME' })
      else if (one === 'cancel') actor.send({ type: 'CANCEL' })
      else if (one === 'retry') actor.send({ type: 'RETRY' })
      else if (one === 'online') actor.send({ type: 'NETWORK.ONLINE' })
      else if (one === 'clock') clock.increment(60_000)
      else if (one.startsWith('begin')) answer(begins, one.endsWith('answered'))
      else if (one.startsWith('finish')) answer(finishes, one.endsWith('answered'))
      else {
        // The oldest wire speaks first, though it may long be cut.
        const wire = wires.shift()
        if (wire) {
          const { place, uploadId } = wire.request
          if (one === 'part: sent') {
            store.get(uploadId)?.add(place)
            wire.tell({ type: 'PART.SENT', place })
          } else wire.tell({ type: 'PART.FAILED', place, error: one, again: one === 'part: lost' })
        }
      }
      await settled()
      const { received, uploadId, fileId } = actor.getSnapshot().context
      const there = store.get(uploadId ?? '') ?? new Set()
      expect(received.every((place) => there.has(place)) || uploadId === undefined, 'counts a part that the server has not').toBe(
        true,
      )
      expect(new Set(received).size).toBe(received.length)
      if (fileId !== undefined) expect(received).toEqual([0, 1, 2])
      expect(sendingNow).toBe(actor.getSnapshot().matches({ going: 'sending' }) ? 1 : 0)
    }
    expect(most).toBeLessThanOrEqual(1)
  }
  return run()
}

propertyTest.prop([fc.array(step, { maxLength: 24 })], { numRuns: 300 })(
  '[FILE-1] whatever comes in whatever order, one part at a time is on its way, no part counts that the server has not, and done means all of them',
  (steps) => play(['choose', ...steps]),
)

const four = ['begin: answered', 'part: sent', 'pause', 'cancel', 'part: lost', 'begin: failed', 'resume', 'clock']
const orders = four.flatMap((a) => four.flatMap((b) => four.flatMap((c) => four.map((d) => [a, b, c, d]))))
test('[FILE-1] the same holds for every order of four answers and events', async () => {
  for (const steps of orders) await play(['choose', ...steps])
}, 60_000)
