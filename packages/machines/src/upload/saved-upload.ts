import { isRecord } from '../stored-value/index.ts'
import type { SavedUpload } from './upload.types.ts'

/** Reads a stored upload. Answers nothing for anything that `saveUpload` cannot have made. */
export function parseSavedUpload(saved: unknown): SavedUpload | undefined {
  if (!isRecord(saved) || saved.version !== 1) return undefined
  const { uploadId, name, size, lastModified } = saved
  if (typeof uploadId !== 'string' || uploadId === '' || uploadId.length > 200) return undefined
  if (typeof name !== 'string' || typeof size !== 'number' || typeof lastModified !== 'number') return undefined
  return { version: 1, uploadId, name, size, lastModified }
}
