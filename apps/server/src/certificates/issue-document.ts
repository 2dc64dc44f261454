import { createHash } from 'node:crypto'
import { calibrationDocument } from './calibration-document.ts'
import type { CertificateData } from './certificate-data.ts'
import { pageData } from './page-data.ts'
import { codeAddress, qrCodeSvg } from './qr-code.ts'
import { drawDocument, type SourceFiles, typesetDocument } from './typeset.ts'

/** The finished files of a document, with the SHA-256 of each in small hexadecimal digits. */
export interface IssuedDocument {
  readonly pdf: Uint8Array<ArrayBuffer>
  readonly xml: Uint8Array<ArrayBuffer>
  readonly digests: { readonly pdf: string; readonly xml: string }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Pictures that rich texts of a document name, by their files: PNG or JPEG, as large as they are printed. */
export type PrintedPictures = Readonly<Record<string, Uint8Array>>

interface Sources {
  readonly xml: string
  /** What the template reads, by name. */
  readonly files: SourceFiles
}

const sourcesOf = (data: CertificateData, pictures: PrintedPictures): Sources => {
  const xml = calibrationDocument(data)
  const names = { qr: 'qr-code.svg', xml: `${data.number.replace(/[^\p{L}\p{N}-]/gu, '_')}.dcc.xml` }
  return {
    xml,
    files: {
      'data.json': JSON.stringify(pageData(data, names)),
      [names.qr]: qrCodeSvg(codeAddress(data.portal, data.reference)),
      [names.xml]: xml,
      ...Object.fromEntries(Object.entries(pictures).map(([id, bytes]) => [`picture-${id}`, bytes])),
    },
  }
}

/**
 * Makes the files of a document from its frozen data: the DCC, and a PDF/A-3a that carries it. The same data give the same bytes.
 * @param pictures those that its rich texts name. @default none
 * @throws RangeError where the data cannot stand in a certificate (an unknown unit, a result that is no number)
 * @throws TypesettingFailure where the page cannot be set
 * @throws UnprintableText where no font has a character of it
 */
export const issueDocument = (data: CertificateData, pictures: PrintedPictures = {}): IssuedDocument => {
  const { xml, files } = sourcesOf(data, pictures)
  const pdf = typesetDocument(files, new Date(`${data.issued}T00:00:00+08:00`))
  const xmlBytes = new TextEncoder().encode(xml)
  // A copy of our own: a Buffer may be a view into memory that Node uses again.
  const pdfBytes = new Uint8Array(pdf)
  return { pdf: pdfBytes, xml: xmlBytes, digests: { pdf: digestOf(pdfBytes), xml: digestOf(xmlBytes) } }
}

/**
 * Draws the pages of a document as one SVG: what it would look like, without issuing anything.
 * @throws RangeError, TypesettingFailure as `issueDocument`
 */
export const pictureOfDocument = (data: CertificateData, pictures: PrintedPictures = {}): string =>
  drawDocument(sourcesOf(data, pictures).files)
