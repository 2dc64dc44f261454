import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PublicDocument } from '@etalon/api/domain'

/** What a gzip file begins with that tells no name and no time (RFC 1952, 2.3). */
const beginning = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

interface PackedOpening {
  readonly packed: Buffer
  readonly bytes: number
  readonly sum: number
}
const openings = new Map<string, PackedOpening>()
/** Openings are few: as many as titles, in two languages. Some 6 kB each. */
const mostOpenings = 64

function packedOpening(opening: string): PackedOpening {
  const known = openings.get(opening)
  if (known) return known
  const bytes = Buffer.from(opening)
  // Flushed, it ends on a byte and refers to nothing before it: what follows can be packed by itself.
  const packed = deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH })
  const made = { packed: Buffer.concat([beginning, packed]), bytes: bytes.length, sum: crc32(bytes) }
  if (openings.size >= mostOpenings) openings.delete(openings.keys().next().value ?? '')
  openings.set(opening, made)
  return made
}

/** For a few kilobytes: tables and buffers of the usual size would take longer to lay out than to use. */
const swiftly = { level: 3, windowBits: 13, memLevel: 6, chunkSize: 4096 }

/**
 * A page as gzip. Its opening is most of its bytes and is packed once; the rest is a few kilobytes, which take less time than
 * handing them to another thread would.
 */
export function packPage({ opening, rest }: PublicDocument): Buffer {
  const before = packedOpening(opening)
  const bytes = Buffer.from(rest)
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(crc32(bytes, before.sum), 0)
  end.writeUInt32LE((before.bytes + bytes.length) >>> 0, 4)
  return Buffer.concat([before.packed, deflateRawSync(bytes, swiftly), end])
}
