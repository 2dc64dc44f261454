import { encode } from 'uqr'

const alphanumeric = /^[A-Z0-9 $%*+./:-]*$/

/** The address in a printed code: all capitals, so that it fits the small alphanumeric mode. It names no number, person or phone. */
export const codeAddress = (portal: string, reference: string): string => {
  const address = `${new URL(portal).origin}/V/${reference}`.toUpperCase()
  if (!alphanumeric.test(address))
    throw new RangeError(`the portal's address does not fit a QR code in alphanumeric mode: ${portal}`)
  return address
}

/** A QR code (ISO/IEC 18004, level M) as SVG: one path, one unit for each module. The quiet zone is the paper around it. */
export const qrCodeSvg = (address: string): string => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const strokes: string[] = []
  for (const [y, row] of data.entries()) {
    let x = 0
    while (x < row.length) {
      const begin = x
      while (row[x]) x += 1
      if (x > begin) strokes.push(`M${begin} ${y}h${x - begin}v1h-${x - begin}z`)
      x += 1
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${strokes.join('')}"/></svg>`
}
