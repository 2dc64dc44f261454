import { present } from '../present/index.ts'
import { isAccepted } from './accepted.ts'
import type {
  BeginUploadAnswer,
  RefusedReason,
  SavedUpload,
  SendPartRequest,
  UploadBegun,
  UploadContext,
  UploadFile,
} from './upload.types.ts'

/** Why a file is not begun, or nothing. */
export function refusalOf(
  file: UploadFile,
  { accept, maxBytes }: Pick<UploadContext, 'accept' | 'maxBytes'>,
): RefusedReason | undefined {
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'tooLarge'
  return isAccepted(file, accept) ? undefined : 'typeNotAccepted'
}

/** How many parts a file has. */
export const partsOf = (size: number, partSize: number): number => Math.ceil(size / partSize)

/** A server's answer with the parts that there can be, in order and each once; nothing where it makes no sense. */
export function soundAnswer(answer: BeginUploadAnswer, { size }: UploadFile): UploadBegun | undefined {
  if ('refusal' in answer) return undefined
  const { uploadId, partSize, received } = answer
  if (typeof uploadId !== 'string' || uploadId === '' || !Number.isSafeInteger(partSize) || partSize < 1) return undefined
  if (!Array.isArray(received)) return undefined
  const last = partsOf(size, partSize)
  const places = received.filter((place) => Number.isSafeInteger(place) && place >= 0 && place < last)
  return { uploadId, partSize, received: [...new Set(places)].sort((a, b) => a - b) }
}

type Going = Pick<UploadContext, 'file' | 'partSize' | 'received'>

/** The first part that the server does not have; nothing once it has all. */
export function nextPlace({ file, partSize, received }: Going): number | undefined {
  const last = partsOf(present(file).size, partSize)
  for (let place = 0; place < last; place += 1) if (received[place] !== place) return place
  return undefined
}

/** The part to send next. */
export function nextPart(context: UploadContext): SendPartRequest {
  const { partSize } = context
  const file = present(context.file)
  const place = present(nextPlace(context))
  return {
    file,
    uploadId: present(context.uploadId),
    place,
    from: place * partSize,
    to: Math.min(file.size, (place + 1) * partSize),
  }
}

/** Bytes that are out, of the parts that arrived and the one on its way. */
export function sentBytes({ file, partSize, received, partBytes }: Going & Pick<UploadContext, 'partBytes'>): number {
  const size = file?.size ?? 0
  const lengthOf = (place: number) => Math.min(size, (place + 1) * partSize) - place * partSize
  return Math.min(
    size,
    received.reduce((sum, place) => sum + lengthOf(place), partBytes),
  )
}

/** What of an upload to keep over a reload. */
export function saveUpload({ name, size, lastModified }: UploadFile, uploadId: string): SavedUpload {
  return { version: 1, uploadId, name, size, lastModified }
}

/** Whether a chosen file is the one that was begun. */
export const isSameFile = (file: UploadFile, saved: SavedUpload): boolean =>
  file.name === saved.name && file.size === saved.size && file.lastModified === saved.lastModified
