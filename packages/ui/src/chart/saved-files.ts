/** Offers a file under a name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** So many pixels for each of the drawing: it is also looked at on paper. */
const scale = 2

/**
 * A drawing as a picture of pixels.
 * @throws where the browser cannot read the drawing, or draws no pictures
 */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * scale
    canvas.height = height * scale
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser draws no pictures')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)),
        'image/png',
      )
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
