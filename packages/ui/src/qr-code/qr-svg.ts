import { encode } from 'uqr'
import { pictureContext, pngOf } from '../saved-file/index.ts'

/** How much of a code may be lost or dirty: about 7, 15, 25 and 30 % (ISO/IEC 18004). */
export type CorrectionLevel = 'L' | 'M' | 'Q' | 'H'

/** The modules around a code that stay light (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4

/** A drawn code. */
export interface QrDrawing {
  /** Modules along one side, with the quiet zone. */
  size: number
  /** The dark modules as a path of an svg whose unit is a module. */
  path: string
}

/**
 * Draws a text as a QR code (ISO/IEC 18004), in the smallest version that holds it.
 * @returns undefined where no version holds it: beyond about 2,900 bytes, fewer with more correction
 */
export function drawQrCode(text: string, level: CorrectionLevel): QrDrawing | undefined {
  let data: readonly (readonly boolean[])[]
  try {
    data = encode(text, { ecc: level, border: quietZone }).data
  } catch (error) {
    // The encoder says that it is too long by a RangeError; anything else is a fault.
    if (error instanceof RangeError) return undefined
    throw error
  }
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const begin = x
      while (row[x]) x += 1
      if (x > begin) path += `M${begin} ${y}h${x - begin}v1H${begin}z`
    }
  }
  return { size: data.length, path }
}

/**
 * A code as a file: dark on light, whatever the page looks like.
 * @param side of the whole picture, with its unit, such as `30mm`
 */
export const qrSvgFile = ({ size, path }: QrDrawing, side: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

/**
 * A code as a picture of pixels.
 * @param least pixels that its side has at least; each module gets a whole number of them
 */
export async function qrPngFile({ size, path }: QrDrawing, least: number): Promise<Blob> {
  const scale = Math.max(1, Math.ceil(least / size))
  const side = size * scale
  const context = pictureContext(side, side)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return pngOf(context)
}
