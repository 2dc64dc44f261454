/** How far a transfer has come. */
export interface Progress {
  /** Bytes so far. */
  readonly loaded: number
  /** Bytes in all; undefined where nobody knows, as of an answer that was compressed on its way. */
  readonly total: number | undefined
}

/** Passes bytes on and tells how many have passed. @param total bytes in all, where known */
export function countedBytes(
  total: number | undefined,
  tell: (progress: Progress) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let loaded = 0
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength
      tell({ loaded, total })
      controller.enqueue(chunk)
    },
  })
}

const pieceSize = 64 * 1024

/** Hands out bytes piece by piece, as they are taken, and tells how many have been: what takes them waits for the network. */
export function piecesOf(bytes: Blob, tell: (progress: Progress) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  let loaded = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (loaded === bytes.size) {
          controller.close()
          return
        }
        const piece = new Uint8Array(await bytes.slice(loaded, loaded + pieceSize).arrayBuffer())
        loaded += piece.byteLength
        controller.enqueue(piece)
        tell({ loaded, total: bytes.size })
      },
    },
    { highWaterMark: 0 },
  )
}
