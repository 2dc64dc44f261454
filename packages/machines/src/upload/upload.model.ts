import { after, defineModel, done, failed } from '../testing/index.ts'
import { nextPlace, saveUpload } from './parts.ts'
import { mostTries, uploadMachine } from './upload.machine.ts'
import type { UploadFile } from './upload.types.ts'

const pdf: UploadFile = { name: 'nameplate.pdf', size: 3, type: 'application/pdf', lastModified: 1, handle: null }
const chosen = (file: Partial<UploadFile>) => ({ type: 'FILE.CHOSEN', file: { ...pdf, ...file } }) as const
const begun = (received: readonly number[], uploadId = 'u1') => done('beginUpload', { uploadId, partSize: 2, received })
const broken = (place: number, again: boolean) => ({ type: 'PART.FAILED', place, error: 'reset', again }) as const

/** A file of two parts, begun anew and after a reload; empty, too large and strange files; parts that fail for a while and for good. */
export const uploadModel = defineModel({
  name: 'upload',
  machine: uploadMachine,
  inputs: [
    { accept: ['.pdf'], maxBytes: 10 },
    { accept: ['.pdf'], maxBytes: 10, saved: saveUpload(pdf, 'u0') },
  ],
  events: [
    chosen({}),
    chosen({ size: 0 }),
    chosen({ size: 11 }),
    chosen({ name: 'program.exe' }),
    { type: 'PAUSE' },
    { type: 'RESUME' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'CLEARED' },
    { type: 'NETWORK.ONLINE' },
    begun([]),
    begun([0, 1]),
    done('beginUpload', { uploadId: '', partSize: 0, received: [] }),
    done('beginUpload', { refusal: 'too large' }),
    failed('beginUpload'),
    { type: 'PART.PROGRESS', place: 0, bytes: 1 },
    { type: 'PART.PROGRESS', place: 7, bytes: 1 },
    { type: 'PART.SENT', place: 0 },
    { type: 'PART.SENT', place: 1 },
    broken(0, true),
    broken(0, false),
    broken(1, true),
    failed('sendPart'),
    done('finishUpload', { fileId: 'f1' }),
    done('finishUpload', { refusal: 'no picture' }),
    failed('finishUpload'),
    done('cancelUpload', undefined),
    failed('cancelUpload'),
    after('wait', 'upload.going.waiting'),
  ],
  place: ({ context }) => [
    context.received,
    context.partBytes,
    context.tries,
    context.uploadId,
    context.failure,
    context.saved?.uploadId,
  ],
  invariant: (snapshot) => {
    const { received, tries, failure, refused, fileId, partBytes } = snapshot.context
    if (new Set(received).size !== received.length) throw new Error('a part was counted twice')
    if (tries > mostTries) throw new Error('tried more often than is sensible')
    if (snapshot.matches({ going: 'finishing' }) && nextPlace(snapshot.context) !== undefined)
      throw new Error('finished without a part')
    if (snapshot.matches({ resting: 'failed' }) !== (failure !== undefined)) throw new Error('failed means a reason')
    if (snapshot.matches({ resting: 'refused' }) !== (refused !== undefined)) throw new Error('refused means a reason')
    if (snapshot.matches({ resting: 'done' }) !== (fileId !== undefined)) throw new Error('done means a file id')
    if (partBytes > 0 && !snapshot.matches({ going: 'sending' })) throw new Error('bytes of a part that is not on its way')
  },
})
