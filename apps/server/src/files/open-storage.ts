import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FilesPlace } from '../settings/index.ts'
import { type FileStorage, StorageProblem, storageInFolder, storageOn } from './storage.ts'

/** Milliseconds in which a place must have shown that it keeps files. */
const patience = 5000

/** How people know a place. */
const nameOf = (place: FilesPlace) =>
  place.kind === 'folder'
    ? place.folder
    : `s3://${place.bucket}${place.endpoint === undefined ? ` (${place.region})` : ` at ${place.endpoint}`}`

/** The code and the words of a fault, down to its root. */
function reasonOf(error: unknown): string {
  let root = error
  while (root instanceof Error && root.cause !== undefined) root = root.cause
  // Nobody answered under any of a name's addresses.
  if (root instanceof AggregateError && root.errors[0] instanceof Error) root = root.errors[0]
  if (!(root instanceof Error)) return String(root)
  return root.message === '' || root.message === 'UnknownError' ? root.name : `${root.name}: ${root.message}`
}

/**
 * Opens the place where the content of files stands, writes, reads and takes out a probe, so that a wrong key, a missing bucket or a
 * folder that may not be written to is found at the start and not by the first who hands something in.
 * @throws {StorageProblem} that names the setting, the place and why
 */
export async function openStorage(place: FilesPlace): Promise<FileStorage> {
  const storage =
    place.kind === 'folder' ? storageInFolder(place.folder) : storageOn((await import('./s3-disk.ts')).s3Disk(place))
  const waiting = new AbortController()
  const tooLong = wait(patience, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw new Error(`no answer within ${patience / 1000} seconds`)
  })
  tooLong.catch(() => {})
  try {
    await Promise.race([probe(storage), tooLong])
  } catch (error) {
    throw new StorageProblem(`ETALON_FILES: no file can be kept in ${nameOf(place)}: ${reasonOf(error)}`)
  } finally {
    waiting.abort()
  }
  return storage
}

async function probe(storage: FileStorage): Promise<void> {
  const key = randomUUID()
  const bytes = Buffer.from(key)
  await storage.write(key, 0, bytes)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of storage.part(key, 0)) chunks.push(chunk as Buffer)
    if (!Buffer.concat(chunks).equals(bytes)) throw new Error('what was written is not what is read')
  } finally {
    await storage.remove(key)
  }
}
