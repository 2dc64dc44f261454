import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where the content of files stands, part by part. */
export interface FileStorage {
  write(key: string, place: number, bytes: Buffer): Promise<void>
  /** The parts one after the other. */
  read(key: string, parts: number): Readable
  /** Takes out all that stands under a key; what is not there is no fault. */
  remove(key: string): Promise<void>
}

const pathOf = (key: string, place: number) => `${folderOf(key)}/${String(place).padStart(4, '0')}`
// Not all in one folder: some file systems are slow there.
const folderOf = (key: string) => `${key.slice(0, 2)}/${key}`

/** A storage on whatever a disk of flydrive is. */
export function storageOn(disk: Disk): FileStorage {
  return {
    write: (key, place, bytes) => disk.put(pathOf(key, place), bytes),
    read(key, parts) {
      async function* pieces() {
        for (let place = 0; place < parts; place += 1) yield* await disk.getStream(pathOf(key, place))
      }
      return Readable.from(pieces(), { objectMode: false })
    },
    remove: (key) => disk.deleteAll(folderOf(key)),
  }
}

/** A storage in a folder of this machine. */
export const storageInFolder = (folder: string): FileStorage =>
  storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
