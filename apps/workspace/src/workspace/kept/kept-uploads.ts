import { isRecord } from '../../is-record.ts'
import { readStored, removeStored, writeStored } from './local-store.ts'
import { uploadsKey } from './stored-keys.ts'

/** What tells a file from another, and whose it is: the person, and the record that it is added to, empty where there is none yet. */
export interface UploadFacts {
  readonly personId: string
  readonly subject: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly lastModified: number
}

/** The files that the server has a part of: chosen again after a reload, or after a crash, they go on where they ended. */
export interface KeptUploads {
  /** The id that the server gave it; nothing where it was never begun, or so long ago that its parts are gone. */
  readonly read: (facts: UploadFacts) => string | undefined
  readonly write: (facts: UploadFacts, uploadId: string) => void
  /** It is whole, or was given up. */
  readonly remove: (facts: UploadFacts) => void
  /** Whoever works here is gone. */
  readonly clear: () => void
}

/** The server throws away what nobody finished within a day. */
const longest = 24 * 60 * 60 * 1000
const most = 50

interface Kept {
  readonly uploadId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** All browser tabs share them. Stored is no name of a file, by a mark alone. @param now milliseconds since 1970 */
export function createKeptUploads(now: () => number = Date.now): KeptUploads {
  const all = () => Object.entries(stored()).filter(([, { at }]) => at <= now() && now() - at < longest)
  return {
    read: (facts) => all().find(([mark]) => mark === markOf(facts))?.[1].uploadId,
    write(facts, uploadId) {
      const others = all().filter(([mark]) => mark !== markOf(facts))
      writeStored(uploadsKey, Object.fromEntries([...others, [markOf(facts), { uploadId, at: now() }]].slice(-most)))
    },
    remove(facts) {
      const others = all().filter(([mark]) => mark !== markOf(facts))
      if (others.length === 0) removeStored(uploadsKey)
      else writeStored(uploadsKey, Object.fromEntries(others))
    },
    clear: () => removeStored(uploadsKey),
  }
}

/** FNV-1a of 64 bits: what has the same mark by chance is refused by the server, which knows the name and the size. */
function markOf({ personId, subject, name, size, lastModified }: UploadFacts): string {
  let mark = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify([personId, subject, name, size, lastModified])))
    mark = BigInt.asUintN(64, (mark ^ BigInt(byte)) * 0x100000001b3n)
  return `f${mark.toString(16)}`
}

function stored(): Readonly<Record<string, Kept>> {
  const found = readStored(uploadsKey)
  if (!isRecord(found)) return {}
  return Object.fromEntries(Object.entries(found).flatMap(([mark, value]) => (isKept(value) ? [[mark, value]] : [])))
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.uploadId === 'string' && /^\d{1,19}$/.test(value.uploadId) && typeof value.at === 'number'
