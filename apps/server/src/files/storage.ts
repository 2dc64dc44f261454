import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where the content of files stands, part by part. */
export interface FileStorage {
  /** Keeps one part; one of the same place is replaced. @throws {StorageProblem} where it cannot be kept */
  write(key: string, place: number, bytes: Buffer): Promise<void>
  /** One part. */
  part(key: string, place: number): Readable
  /** The parts one after the other. */
  read(key: string, parts: number): Readable
  /** Takes out all that stands under a key; what is not there is no fault. @throws {StorageProblem} */
  remove(key: string): Promise<void>
  /** Keys of which something is kept, and that begin with two hexadecimal digits. @throws {StorageProblem} */
  keys(first: string): Promise<string[]>
  /** The moment at which something was last kept under a key; undefined where nothing is. @throws {StorageProblem} */
  lastKept(key: string): Promise<Date | undefined>
  /** Whether something could be kept now. Asks the place only where the last writing failed. @throws {StorageProblem} where not */
  ready(): Promise<void>
}

/** The place of files does not do what it is asked just now; nothing of ours is wrong. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem'
}

const pathOf = (key: string, place: number) => `${folderOf(key)}/${String(place).padStart(4, '0')}`
// Not all in one folder: some file systems are slow there.
const folderOf = (key: string) => `${key.slice(0, 2)}/${key}`

/** @throws {StorageProblem} whatever the fault was */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new StorageProblem('The storage of files does not answer.', { cause })
  }
}

async function* pieces(disk: Disk, key: string, from: number, to: number) {
  for (let place = from; place < to; place += 1) yield* await told(disk.getStream(pathOf(key, place)))
}

/** Every file beneath a folder; none where there is no such folder. */
async function* filesUnder(disk: Disk, folder: string) {
  for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken !== undefined; isFirst = false) {
    const page = await told(disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) }))
    for (const found of page.objects) if (found.isFile) yield found
    paginationToken = page.paginationToken
  }
}

/** Bytes with which it is tried whether there is room again. */
const trial = Buffer.alloc(64 * 1024)

type Put = (path: string, bytes: Buffer) => Promise<void>

/** A storage on whatever a disk of flydrive is. @param put keeps what is put at a place as a whole, or not at all */
export function storageOn(disk: Disk, put: Put = (path, bytes) => disk.put(path, bytes)): FileStorage {
  let hasFailed = false
  const write = async (key: string, place: number, bytes: Buffer) => {
    try {
      await told(put(pathOf(key, place), bytes))
      hasFailed = false
    } catch (problem) {
      hasFailed = true
      // Half a part is none, and on a disk that is full it would stay in the way.
      await disk.delete(pathOf(key, place)).catch(() => {})
      throw problem
    }
  }
  const remove = (key: string) => told(disk.deleteAll(folderOf(key)))
  return {
    write,
    remove,
    async ready() {
      if (!hasFailed) return
      const key = randomUUID()
      await write(key, 0, trial)
      await remove(key)
    },
    async keys(first) {
      const keys = new Set<string>()
      for await (const { key } of filesUnder(disk, first)) keys.add(key.split('/')[1] ?? '')
      return [...keys]
    },
    async lastKept(key) {
      let last: Date | undefined
      for await (const file of filesUnder(disk, folderOf(key))) {
        const { lastModified } = await told(file.getMetaData())
        if (last === undefined || lastModified > last) last = lastModified
      }
      return last
    },
    part: (key, place) => Readable.from(pieces(disk, key, place, place + 1), { objectMode: false }),
    read: (key, parts) => Readable.from(pieces(disk, key, 0, parts), { objectMode: false }),
  }
}

/** A storage in a folder of this machine. A part is on disk before it takes its place: whatever is killed, there is no half of one. */
export const storageInFolder = (folder: string): FileStorage =>
  storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })), async (path, bytes) => {
    const place = join(folder, path)
    const aside = `${place}.${randomUUID()}`
    await mkdir(dirname(place), { recursive: true })
    try {
      await writeFile(aside, bytes, { flush: true, mode: 0o600 })
      await rename(aside, place)
    } catch (problem) {
      await rm(aside, { force: true })
      throw problem
    }
  })
