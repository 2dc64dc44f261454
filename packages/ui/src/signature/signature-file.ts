import { parseSignature, type SignatureStroke } from '@etalon/machines/signature'
import { pictureContext, pngOf } from '../saved-file/index.ts'
import { handwriting } from './handwriting.ts'
import { type InkBox, inkBox, inkParts } from './stroke-ink.ts'

/** The height of typed letters in a file, and the room around them. */
const letters = { size: 64, margin: 12 } as const

/** A signature as it goes into a file: where it is, and either its strokes or its letters. */
type Drawing =
  | { readonly box: InkBox; readonly strokes: readonly SignatureStroke[] }
  | { readonly box: InkBox; readonly name: string; readonly length: number }

const font = `italic ${letters.size}px ${handwriting}`

function drawingOf(value: unknown): Drawing {
  const signature = parseSignature(value)
  if (signature === undefined) throw new TypeError('This is no signature: parseSignature refuses it')
  if (signature.kind === 'drawn') return { box: inkBox(signature.strokes), strokes: signature.strokes }
  const context = pictureContext(1, 1)
  context.font = font
  const length = Math.ceil(context.measureText(signature.name).width)
  const box = { x: 0, y: 0, width: length + 2 * letters.margin, height: Math.ceil(letters.size * 1.5) }
  return { box, name: signature.name, length }
}

const inXml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => inXml[sign] ?? sign)

/**
 * A signature as the text of an SVG: black on no ground, no larger than its ink. Numbers and an escaped name are all that comes from
 * the signature. In the browser only, which knows how wide letters are.
 * @throws TypeError for anything that `parseSignature` refuses
 */
export function signatureToSvg(value: unknown): string {
  const drawing = drawingOf(value)
  const { x, y, width, height } = drawing.box
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`
  if ('name' in drawing) {
    // The length keeps letters of another system, which may be wider, within the picture.
    const place = `x="${letters.margin}" y="${letters.size}" textLength="${drawing.length}" lengthAdjust="spacingAndGlyphs"`
    return `${head}<text ${place} font-family="${escaped(handwriting)}" font-size="${letters.size}" font-style="italic" fill="#000">${escaped(drawing.name)}</text></svg>`
  }
  const ink = drawing.strokes
    .flatMap(inkParts)
    .flat()
    .map((piece) => `<path d="${piece.path}" stroke-width="${piece.width}"/>`)
  return `${head}<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">${ink.join('')}</g></svg>`
}

/**
 * A signature as a PNG: black on no ground, no larger than its ink.
 * @param options its width in pixels; the height follows
 * @throws TypeError for anything that `parseSignature` refuses
 */
export async function signatureToPng(value: unknown, { width }: { readonly width: number }): Promise<Blob> {
  const drawing = drawingOf(value)
  const { box } = drawing
  const scale = width / box.width
  const context = pictureContext(width, Math.max(1, Math.round(box.height * scale)))
  context.scale(scale, scale)
  context.translate(-box.x, -box.y)
  context.fillStyle = '#000'
  context.strokeStyle = '#000'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if ('name' in drawing) {
    context.font = font
    context.fillText(drawing.name, letters.margin, letters.size)
  } else {
    for (const piece of drawing.strokes.flatMap(inkParts).flat()) {
      context.lineWidth = piece.width
      context.stroke(new Path2D(piece.path))
    }
  }
  return pngOf(context)
}
