import sharp from 'sharp'

/** Left half red, right half blue, lossless as far as the kind can be. */
async function taken(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 20, top: 0 }])
    .png()
    .toBuffer()
}

/**
 * A picture as a telephone takes it: it lies on its side and says so, knows where it was taken (28°12′ N, 112°56′ E), by what, and has
 * words in XMP. 40 × 20 pixels; upright it is 20 × 40, red above and blue below.
 */
export async function cameraPicture(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return await sharp(await taken())
    .toFormat(format, format === 'webp' ? { lossless: true } : {})
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Etalon Camera', ImageDescription: 'Yuelu Hill' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 12/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '112/1 56/1 0/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Label="Yuelu Hill"/></rdf:RDF></x:xmpmeta>',
    )
    .toBuffer()
}

/** The colours of the upper and the lower half of a picture, as it is seen. */
export async function halves(bytes: Buffer): Promise<{ above: string; below: string }> {
  const { data, info } = await sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (row: number) => {
    const at = (row * info.width + Math.floor(info.width / 2)) * info.channels
    const [red = 0, , blue = 0] = data.subarray(at, at + 3)
    if (red > 200 && blue < 60) return 'red'
    return blue > 200 && red < 60 ? 'blue' : 'neither'
  }
  return { above: colourAt(Math.floor(info.height / 4)), below: colourAt(Math.floor((info.height * 3) / 4)) }
}
