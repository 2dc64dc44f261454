import { createHash } from 'node:crypto'
import { documentTitles } from '@etalon/api/domain'
import type { CertificateData } from './certificate-data.ts'
import type { IssuedDocument } from './issue-document.ts'
import { type InstituteSeal, sealPdf } from './seal/index.ts'

/** The files of a document, sealed: what leaves the house. The digests are those of these files. */
export interface SealedDocument extends IssuedDocument {
  /** The signature of the XML, in a file of its own (CAdES baseline B-B, DER). */
  readonly xmlSignature: Uint8Array<ArrayBuffer>
}

/**
 * Seals the files of a document with the institute's certificate: the PDF within itself (PAdES baseline B-B), the XML by a signature
 * beside it.
 */
export const sealDocument = async (
  { pdf, xml, digests }: IssuedDocument,
  data: CertificateData,
  seal: InstituteSeal,
  sealedAt: Date,
): Promise<SealedDocument> => {
  const reason = `${documentTitles[data.kind].zh} ${data.number} 签发`
  const [sealed, xmlSignature] = await Promise.all([
    sealPdf(pdf, { name: data.institute.zh, reason, location: data.institute.address, sealedAt }, seal),
    seal.signData(xml, sealedAt),
  ])
  const digest = createHash('sha256').update(sealed).digest('hex')
  return { pdf: sealed, xml, xmlSignature, digests: { pdf: digest, xml: digests.xml } }
}
