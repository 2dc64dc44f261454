import type { PictureAnswer } from '@etalon/machines/scan-code'
import type { CodeReaders, Recognise } from './code-reader.ts'

/** Pixels of the longest side: small first, where a photo's noise is gone; then large, where a small code still has its dots. */
const sides = [1600, 4096] as const

/** White around the picture: a code that was cut out closely has no quiet zone of its own. */
const margin = 32

const drawn = (image: ImageBitmap, side: number): HTMLCanvasElement => {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width + 2 * margin
  canvas.height = height + 2 * margin
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws nothing')
  // What is transparent in the picture counts as paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, margin, margin, width, height)
  return canvas
}

/**
 * Looks for a code of ours in a picture, on this device alone.
 * @throws where the browser cannot open the picture, or nothing is there to read it with
 */
export const readPicture = async (picture: unknown, readers: CodeReaders, recognise: Recognise): Promise<PictureAnswer> => {
  if (!(picture instanceof Blob)) throw new TypeError('no picture')
  const image = await createImageBitmap(picture)
  try {
    let codes = 0
    const longest = Math.max(image.width, image.height)
    for (const reader of await readers.each()) {
      const read = await reader()
      for (const side of longest > sides[0] ? sides : [sides[0]]) {
        const texts = await read(drawn(image, side)).catch(() => [])
        codes = Math.max(codes, texts.length)
        const reference = texts.map(recognise).find((one) => one !== undefined)
        if (reference !== undefined) return { reference, codes }
      }
    }
    return { reference: undefined, codes }
  } finally {
    image.close()
  }
}
