import { enterInLog } from '../certificate-log/index.ts'
import type { CertificateData, CertificateKeys, SealedDocument } from '../certificates/index.ts'
import { sql, type Transaction } from '../db/index.ts'

/** What is kept of a certificate whose report is not there. */
export interface Stored {
  readonly data: CertificateData
  readonly document: SealedDocument
  readonly statement: string
  /** Stands for the report. */
  readonly place: number
}

/** Keeps a certificate and enters it in the log, as issuing does, in a database whose certificates refer to nothing. */
export async function storeCertificate(
  tx: Transaction,
  keys: CertificateKeys,
  { data, document, statement, place }: Stored,
): Promise<void> {
  const { checkCode: _computed, ...frozen } = data
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into certificate (tenant_id, report_id, number, reference, check_code_version, kind, frozen, statement, pdf, xml, xml_signature, pdf_sha256, xml_sha256, issued_by, issued_at)
    values (${data.tenant}, ${place + 1}, ${data.number}, ${data.reference}, ${keys.checkCodeVersion}, ${data.kind}, ${JSON.stringify(frozen)}::jsonb, ${statement},
      ${Buffer.from(document.pdf)}, ${Buffer.from(document.xml)}, ${Buffer.from(document.xmlSignature)}, ${Buffer.from(document.digests.pdf, 'hex')},
      ${Buffer.from(document.digests.xml, 'hex')}, 1, clock_timestamp()) returning id`)
  const portalUrl = () => 'https://query.example.cn'
  await enterInLog(tx, data.tenant, [{ certificateId: rows[0]?.id ?? '', kind: 'issued' }], { keys, portalUrl })
}
