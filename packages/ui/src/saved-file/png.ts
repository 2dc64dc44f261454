/**
 * What a picture of so many pixels is drawn with.
 * @throws where the browser draws no pictures
 */
export function pictureContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  return context
}

/**
 * What was drawn, as a PNG.
 * @throws where the browser cannot write it, such as for want of memory
 */
export const pngOf = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)), 'image/png')
  })
