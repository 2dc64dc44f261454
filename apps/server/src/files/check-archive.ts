import { pipeline, type Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../refusal/index.ts'

/** What an archive that is handed in may hold at most. */
export const archiveLimits = {
  entries: 1000,
  /** Bytes of all that is unpacked, archives within it included; counted while it is, whatever the archive says. */
  bytes: 100 * 1024 * 1024,
  /** How often larger than the archive all of it may be, once it is more than {@link archiveLimits.countedFrom}. */
  ratio: 100,
  countedFrom: 1024 * 1024,
  /** Archives within archives: a document in a ZIP, and a table in that document. */
  levels: 3,
  /** Bytes of an archive within an archive. */
  nested: 20 * 1024 * 1024,
} as const

const archives: readonly string[] = [
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
]

/** Whether files of this type unpack to others. */
export const isArchive = (type: string): boolean => archives.includes(type)

class Refused extends Error {}

/** All that was unpacked so far, over all levels. */
interface Unpacked {
  entries: number
  bytes: number
}

/**
 * Unpacks an archive without keeping anything, and refuses what would harm whoever opens it: more than {@link archiveLimits} allows,
 * entries that share their bytes, that lead out of the archive or elsewhere, and, in Office documents, a document type (XXE).
 * @param from its bytes, or the file in which it stands
 * @throws {Refusal} 415
 */
export async function checkArchive(from: Buffer | string): Promise<void> {
  try {
    const options = { lazyEntries: true }
    const zip = typeof from === 'string' ? await openPromise(from, options) : await fromBufferPromise(from, options)
    await checkLevel(zip, { entries: 0, bytes: 0 }, 1)
  } catch {
    // Whatever cannot be read to its end is nothing that others could open either.
    throw new Refusal(415, 'file.archive')
  }
}

async function checkLevel(zip: ZipFile, unpacked: Unpacked, level: number): Promise<void> {
  if (level > archiveLimits.levels || zip.entryCount > archiveLimits.entries) throw new Refused('too many')
  const began = unpacked.bytes
  const places: { from: number; to: number }[] = []
  let isDocument = false
  let hasDocumentType = false
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked.entries += 1
      if (unpacked.entries > archiveLimits.entries || isLink(entry)) throw new Refused('entries')
      // A local header has 30 bytes at least.
      places.push({ from: entry.relativeOffsetOfLocalHeader, to: entry.relativeOffsetOfLocalHeader + 30 + entry.compressedSize })
      isDocument ||= entry.fileName === '[Content_Types].xml'
      if (!entry.canDecodeFileData()) {
        count(unpacked, began, entry.uncompressedSize, zip.fileSize)
        continue
      }
      const content = await contentOf(zip, entry)
      const seen = await read(content, (length) => count(unpacked, began, length, zip.fileSize))
      if (seen.length !== entry.uncompressedSize) throw new Refused('says another size')
      hasDocumentType ||= seen.hasDocumentType
      if (seen.archive) await checkLevel(await fromBufferPromise(seen.archive, { lazyEntries: true }), unpacked, level + 1)
    }
  } finally {
    zip.close()
  }
  const sorted = places.toSorted((one, other) => one.from - other.from)
  if (sorted.some(({ from }, at) => at > 0 && from < (sorted[at - 1]?.to ?? 0))) throw new Refused('overlapping')
  if (isDocument && hasDocumentType) throw new Refused('document type')
}

/** Bytes that are unpacked at once: each piece goes to another thread and back. */
const piece = 256 * 1024

/** What an entry holds, unpacked. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  if (entry.compressionMethod === 0) return packed
  // Whoever reads learns of what fails, and ends both by reading no more.
  return pipeline(packed, createInflateRaw({ chunkSize: piece }), () => {})
}

/** Whether an entry is a symbolic link, as Unix writes it down. */
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

function count(unpacked: Unpacked, began: number, length: number, packed: number): void {
  unpacked.bytes += length
  const here = unpacked.bytes - began
  const isDense = here > archiveLimits.countedFrom && here > packed * archiveLimits.ratio
  if (unpacked.bytes > archiveLimits.bytes || isDense) throw new Refused('too large')
}

const beginning = Buffer.from('PK\u0003\u0004', 'latin1')
const declaration = Buffer.from('<!')
const longestDeclaration = '<!DOCTYPE'.length

/** Whether a document type, or an entity of one, is declared in some text. */
function declaresType(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(declaration); at >= 0; at = bytes.indexOf(declaration, at + 2)) {
    if (/^<!(DOCTYPE|ENTITY)/i.test(bytes.toString('latin1', at, at + longestDeclaration))) return true
  }
  return false
}

/** Reads an entry to its end. @returns whether there is a document type in it, and, where it is an archive, all of it */
async function read(stream: Readable, counted: (length: number) => void) {
  const kept: Buffer[] = []
  let tail: Buffer = Buffer.alloc(0)
  let hasDocumentType = false
  let kind: 'archive' | 'wide' | 'plain' | undefined
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    counted(chunk.length)
    length += chunk.length
    kind ??= chunk.subarray(0, 4).equals(beginning) ? 'archive' : isWide(chunk) ? 'wide' : 'plain'
    if (kind === 'archive') {
      if (length > archiveLimits.nested) throw new Refused('nested')
      kept.push(chunk)
      continue
    }
    const narrow = kind === 'wide' ? chunk.filter((byte) => byte !== 0) : chunk
    const bytes = Buffer.concat([tail, narrow])
    hasDocumentType ||= declaresType(bytes)
    tail = bytes.subarray(-longestDeclaration)
  }
  return { length, hasDocumentType, archive: kind === 'archive' ? Buffer.concat(kept) : undefined }
}

/** Whether text is UTF-16, in which there is a NUL beside each letter of a declaration. */
const isWide = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (first === 0x3c && second === 0) ||
  (first === 0 && second === 0x3c)
