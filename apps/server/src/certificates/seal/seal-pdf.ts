import { createHash } from 'node:crypto'
import type { InstituteSeal } from './institute-seal.ts'

/** What a reader shows beside the seal. */
export interface SealWords {
  /** The institute. */
  readonly name: string
  /** Why it was sealed. */
  readonly reason: string
  readonly location: string
  readonly sealedAt: Date
}

/** Stands for a number that is known when the file is written; as wide as any. */
const unknownNumber = 9_999_999_999

/** ISO 32000-1, 7.9.4, in the time of the institute. */
const pdfDate = (moment: Date): string => {
  const digits = new Date(moment.getTime() + 8 * 3600 * 1000).toISOString().replace(/\D/g, '').slice(0, 14)
  return `D:${digits}+08'00'`
}

/** Prints with the page, and can be neither moved nor removed: PDF/A wants the first, a seal the second. */
const printAndLocked = 4 + 128

/** No change whatever is allowed afterwards (ISO 32000-1, table 254). */
const noChanges = 1

/** The part to be appended: the signature dictionary with room for the signature, its field on the first page, and the catalogue. */
const increment = async (pdf: Uint8Array, { name, reason, location, sealedAt }: SealWords, room: number): Promise<Uint8Array> => {
  // Five hundred modules, which only somebody who seals has to wait for.
  const { PDFDocument, PDFHexString, PDFName, PDFString } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(pdf, { updateMetadata: false, forIncrementalUpdate: true })
  const changes = document.takeSnapshot()
  const { context, catalog } = document
  const page = document.getPage(0)
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, unknownNumber, unknownNumber, unknownNumber],
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      M: PDFString.of(pdfDate(sealedAt)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      Location: PDFHexString.fromText(location),
      Reference: [
        {
          Type: 'SigRef',
          TransformMethod: 'DocMDP',
          TransformParams: { Type: 'TransformParams', P: noChanges, V: PDFName.of('1.2') },
        },
      ],
    }),
  )
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      // It is not seen on the page: what is printed must not depend on it.
      Rect: [0, 0, 0, 0],
      F: printAndLocked,
      T: PDFString.of('Seal'),
      V: signature,
      P: page.ref,
    }),
  )
  page.node.set(PDFName.of('Annots'), context.obj([...(page.node.Annots()?.asArray() ?? []), field]))
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }))
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }))
  changes.markRefForSave(page.ref)
  const { Root } = context.trailerInfo
  if (Root !== undefined && 'objectNumber' in Root) changes.markRefForSave(Root as Parameters<typeof changes.markRefForSave>[0])
  return await document.saveIncremental(changes, { useObjectStreams: false })
}

/**
 * Seals a PDF: PAdES baseline B-B (ETSI EN 319 142-1). What was there keeps its bytes; the seal is appended, and its byte range is the
 * whole file but for the signature itself.
 * @throws RangeError where the signature does not fit its room
 */
export async function sealPdf(pdf: Uint8Array, words: SealWords, seal: InstituteSeal): Promise<Uint8Array<ArrayBuffer>> {
  const appended = await increment(pdf, words, seal.largest)
  const sealed = Buffer.concat([pdf, appended])
  const opening = sealed.indexOf(`/Contents <${'0'.repeat(seal.largest * 2)}>`, pdf.length, 'latin1') + '/Contents '.length
  const end = opening + seal.largest * 2 + 2
  const range = `/ByteRange [ 0 ${opening} ${end} ${sealed.length - end} ]`
  const room = `/ByteRange [ 0 ${unknownNumber} ${unknownNumber} ${unknownNumber} ]`
  const at = sealed.indexOf(room, pdf.length, 'latin1')
  if (at === -1 || opening < pdf.length) throw new RangeError('the appended part has no room for the signature')
  sealed.write(range.padEnd(room.length), at, 'latin1')
  const digest = createHash('sha256').update(sealed.subarray(0, opening)).update(sealed.subarray(end)).digest()
  const signature = await seal.sign({ digest })
  if (signature.length > seal.largest) throw new RangeError('the signature is longer than its room')
  sealed.write(Buffer.from(signature).toString('hex'), opening + 1, 'latin1')
  return new Uint8Array(sealed)
}
