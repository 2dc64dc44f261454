import { pictureContext, pngOf } from '../saved-file/index.ts'

/** So many pixels for each of the drawing: it is also looked at on paper. */
const scale = 2

/**
 * A drawing as a picture of pixels.
 * @throws where the browser cannot read the drawing, or draws no pictures
 */
export async function pngOfSvg(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const context = pictureContext(width * scale, height * scale)
    context.drawImage(image, 0, 0, width * scale, height * scale)
    return await pngOf(context)
  } finally {
    URL.revokeObjectURL(address)
  }
}
