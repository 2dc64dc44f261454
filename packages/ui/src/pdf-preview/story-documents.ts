import certificateAddress from './story-certificate.pdf?url'
import lockedAddress from './story-locked.pdf?url'

/** What the stories and tests show, and the password of the locked one. */
export { certificateAddress, lockedAddress }
export const lockedPassword = 'LX-2026'

/** What a page of a written document holds. */
export interface WrittenPage {
  /** Lines of ASCII text. */
  readonly lines: readonly string[]
  /** Points. @default A4 */
  readonly size?: readonly [width: number, height: number]
  /** Links over the first lines: to an address, or to a page, from 1. */
  readonly links?: readonly (string | number)[]
}

const A4 = [595, 842] as const
const letters = (text: string) => text.replace(/[\\()]/g, (one) => `\\${one}`)

/**
 * A small document (ISO 32000-2), written as such a file stands in the standard: objects, a table of where they begin, and what leads
 * to them. Its fonts are those that every reader has.
 * @param font a dictionary in place of Helvetica's
 */
export function writtenPdf(pages: readonly WrittenPage[], font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'): Blob {
  const objects: string[] = []
  const pageObject = (index: number) => 4 + 2 * index
  const kids = pages.map((_, index) => `${pageObject(index)} 0 R`).join(' ')
  objects.push('<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`, font)
  for (const [index, { lines, size: [width, height] = A4, links = [] }] of pages.entries()) {
    const top = height - 72
    const annotations = links.map((link, line) => {
      const rect = `[60 ${top - 24 * line - 6} 300 ${top - 24 * line + 18}]`
      const leads = typeof link === 'number' ? `/Dest[${pageObject(link - 1)} 0 R/Fit]` : `/A<</S/URI/URI(${letters(link)})>>`
      return `<</Type/Annot/Subtype/Link/Rect${rect}/Border[0 0 0]${leads}>>`
    })
    const text = lines.map((line) => (line.startsWith('<') ? `${line} Tj` : `(${letters(line)}) Tj`)).join(' 0 -24 Td ')
    const content = `BT /F 16 Tf 60 ${top} Td ${text} ET 0.5 w 48 48 ${width - 96} ${height - 96} re S`
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F 3 0 R>>>>/Contents ${pageObject(index) + 1} 0 R/Annots[${annotations.join('')}]>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    )
  }
  let file = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return new Blob([file], { type: 'application/pdf' })
}

/** A report of so many pages, each with its number in words that can be looked for. */
export const reportOf = (pages: number): Blob =>
  writtenPdf(
    Array.from({ length: pages }, (_, index) => ({
      lines: [`Report of calibration, page ${index + 1}`, 'Pressure gauge 0 to 10 MPa', 'Expanded uncertainty 0.016 MPa, k = 2'],
    })),
  )

/** Chinese letters whose font and encoding stand outside the file, as older programs write them: 压力表. */
export const foreignFonts = (): Blob =>
  writtenPdf(
    [{ lines: ['<538B529B8868>'] }],
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>]>>',
  )

/** It begins as a document, and is none. */
export const damagedPdf = (): Blob => new Blob(['%PDF-1.7\n', 'nothing of a document follows'], { type: 'application/pdf' })
