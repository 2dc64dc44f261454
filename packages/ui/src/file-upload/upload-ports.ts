import {
  type BeginUploadAnswer,
  type BeginUploadRequest,
  type FinishUploadAnswer,
  type PartEvent,
  type SendPartRequest,
  type UploadRefusal,
  type UploadRequest,
  uploadMachine,
} from '@etalon/machines/upload'
import { fromCallback, fromPromise } from 'xstate'
import { fromAsked } from '../asked/index.ts'

/**
 * What a port rejects with where the server does not take the file, or a part of it, and another try would not help. Its message is
 * shown to the person as it is, so it is what the server said in words, or empty where it said nothing that people understand.
 */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
}

/**
 * Whether an HTTP status says that the same call would be refused again: 4xx, but for those that ask for patience (RFC 9110, 15.5.9;
 * RFC 8470, 5.2; RFC 6585, 4). A port rejects with {@link UploadRefused} then.
 */
export function refusesForGood(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
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

/** The way to the server. What rejects is tried again, unless it rejects with {@link UploadRefused}. */
export interface UploadPorts {
  /** Begins, or, with an id, answers what of an earlier begin is there. May answer `{ refusal }` as well, with what the server said. */
  readonly begin: (request: BeginUploadRequest, signal: AbortSignal) => Promise<BeginUploadAnswer>
  /** Sends a part, and resolves when the server has it. */
  readonly sendPart: (request: SendPartRequest, tools: PartTools) => Promise<unknown>
  /** Puts the parts together. May answer `{ refusal }` as well. */
  readonly finish: (request: UploadRequest, signal: AbortSignal) => Promise<FinishUploadAnswer>
  /** Lets the server drop the parts of an upload that was cancelled. Nobody waits for it. */
  readonly cancel: (request: UploadRequest) => Promise<unknown>
}

/** What a port answers, or, where it rejects for good, what it rejects with: the machine does not ask a second time. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer | UploadRefusal> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UploadRefused) return { refusal: error }
    throw error
  }
}

/** The words of the server for why an upload was refused; undefined where it said none. */
export function refusalWords(refusal: unknown): string | undefined {
  const words = refusal instanceof UploadRefused ? refusal.message : refusal
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined
}

/** The machine with its ports. Files are those of a browser: a part is a slice of one. */
export function uploadWith(ports: () => UploadPorts): typeof uploadMachine {
  return uploadMachine.provide({
    actors: {
      beginUpload: fromAsked<BeginUploadAnswer, BeginUploadRequest>((request, signal) =>
        answered(ports().begin(request, signal)),
      ),
      sendPart: fromCallback<{ type: 'nothing' }, SendPartRequest>(({ input, sendBack }) => {
        const { place, from, to } = input
        const { handle } = input.file
        if (!(handle instanceof Blob)) throw new TypeError('FileUpload: the handle of a file is the file itself.')
        const left = new AbortController()
        // A part that is not wanted any more tells nothing: shown again, a hidden form sends it anew.
        const say = (event: PartEvent) => {
          if (!left.signal.aborted) sendBack(event)
        }
        const tools: PartTools = {
          content: handle.slice(from, to),
          progress: (bytes) => say({ type: 'PART.PROGRESS', place, bytes }),
          signal: left.signal,
        }
        ports()
          .sendPart(input, tools)
          .then(
            () => say({ type: 'PART.SENT', place }),
            (error: unknown) => say({ type: 'PART.FAILED', place, error, again: !(error instanceof UploadRefused) }),
          )
        return () => left.abort()
      }),
      finishUpload: fromAsked<FinishUploadAnswer, UploadRequest>((request, signal) => answered(ports().finish(request, signal))),
      cancelUpload: fromPromise<void, UploadRequest>(async ({ input }) => {
        await ports().cancel(input)
      }),
    },
  })
}
