import type { FileStorage } from '../../files/index.ts'

/** Bytes of every part of a written file but the last. */
export const writtenPartSize = 4 * 1024 * 1024

/** Takes bytes as they come and keeps them part by part; no more than one part is in memory. */
export interface StoredParts {
  take(bytes: Buffer): Promise<void>
  /** Keeps the last part. @returns bytes and parts of the whole */
  end(): Promise<{ readonly size: number; readonly parts: number }>
}

export function storedParts(storage: FileStorage, key: string): StoredParts {
  let waiting: Buffer[] = []
  let length = 0
  let size = 0
  let parts = 0
  const keep = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    length = 0
    await storage.write(key, parts, bytes)
    parts += 1
  }
  return {
    async take(bytes) {
      size += bytes.length
      for (let from = 0; from < bytes.length; ) {
        const piece = bytes.subarray(from, from + writtenPartSize - length)
        waiting.push(piece)
        length += piece.length
        from += piece.length
        if (length === writtenPartSize) await keep()
      }
    },
    async end() {
      if (length > 0 || parts === 0) await keep()
      return { size, parts }
    },
  }
}
