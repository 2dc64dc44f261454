import {
  type BeginUploadAnswer,
  type BeginUploadRequest,
  type FinishUploadAnswer,
  type PartEvent,
  type SendPartRequest,
  type UploadRequest,
  uploadMachine,
} from '@etalon/machines/upload'
import { fromCallback, fromPromise } from 'xstate'

/** Rejects a part for good: the server does not take it, and another try would not help. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused'
}

/** What a part is sent by. */
export interface PartTools {
  /** The bytes of the part. */
  readonly content: Blob
  /** Tells how many bytes of the part are out. */
  readonly progress: (bytes: number) => void
  /** The part is not wanted any more: paused or cancelled. */
  readonly signal: AbortSignal
}

/** The way to the server. */
export interface UploadPorts {
  /** Begins, or, with an id, answers what of an earlier begin is there. A rejection is tried again. */
  readonly begin: (request: BeginUploadRequest, signal: AbortSignal) => Promise<BeginUploadAnswer>
  /** Sends a part, and resolves when the server has it. A rejection is tried again, unless it is `PartRefused`. */
  readonly sendPart: (request: SendPartRequest, tools: PartTools) => Promise<unknown>
  /** Puts the parts together. A rejection is tried again. */
  readonly finish: (request: UploadRequest, signal: AbortSignal) => Promise<FinishUploadAnswer>
  /** Lets the server drop the parts of an upload that was cancelled. Nobody waits for it. */
  readonly cancel: (request: UploadRequest) => Promise<unknown>
}

/** The machine with its ports. Files are those of a browser: a part is a slice of one. */
export function uploadWith(ports: () => UploadPorts): typeof uploadMachine {
  return uploadMachine.provide({
    actors: {
      beginUpload: fromPromise<BeginUploadAnswer, BeginUploadRequest>(async ({ input, signal }) => ports().begin(input, signal)),
      sendPart: fromCallback<{ type: 'nothing' }, SendPartRequest>(({ input, sendBack }) => {
        const { place, from, to } = input
        const say = (event: PartEvent) => sendBack(event)
        const { handle } = input.file
        if (!(handle instanceof Blob)) throw new TypeError('FileUpload: the handle of a file is the file itself.')
        const left = new AbortController()
        const tools: PartTools = {
          content: handle.slice(from, to),
          progress: (bytes) => say({ type: 'PART.PROGRESS', place, bytes }),
          signal: left.signal,
        }
        ports()
          .sendPart(input, tools)
          .then(
            () => say({ type: 'PART.SENT', place }),
            (error: unknown) => say({ type: 'PART.FAILED', place, error, again: !(error instanceof PartRefused) }),
          )
        return () => left.abort()
      }),
      finishUpload: fromPromise<FinishUploadAnswer, UploadRequest>(async ({ input, signal }) => ports().finish(input, signal)),
      cancelUpload: fromPromise<void, UploadRequest>(async ({ input }) => {
        await ports().cancel(input)
      }),
    },
  })
}
