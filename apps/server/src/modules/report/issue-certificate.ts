import { certificateNumber, defaultNumberPattern } from '@etalon/api/domain'
import { enterInLog } from '../../certificate-log/index.ts'
import {
  type CertificateData,
  type CertificateKeys,
  type IssuedDocument,
  issueAside,
  sealDocument,
  signStatement,
  statementOf,
  UnprintableText,
} from '../../certificates/index.ts'
import { sql, type Transaction } from '../../db/index.ts'
import type { FileStorage } from '../../files/index.ts'
import { tellOf } from '../../history/index.ts'
import { instituteDay, nextNumber } from '../../numbering/index.ts'
import { Refusal } from '../../refusal/index.ts'
import type { Mover } from '../../workflow/index.ts'
import { picturesOf } from '../file/text-pictures.ts'
import { noteTested } from '../ledger/keep-ledger.ts'
import { contentOf } from './certificate-data.ts'
import { replaceBefore } from './validity.ts'

/**
 * The files of a document.
 * @throws Refusal where no font at hand can print a character of it: nothing is printed with a hole in it
 */
export async function printed(
  tx: Transaction,
  data: CertificateData,
  { files }: Pick<Issuing, 'files'>,
): Promise<IssuedDocument> {
  const pictures = await picturesOf(tx, files, data)
  try {
    return await issueAside(data, pictures)
  } catch (error) {
    if (error instanceof UnprintableText) throw new Refusal(409, 'report.unprintable', { text: error.text })
    throw error
  }
}

/** What issuing needs besides the database. */
export interface Issuing {
  readonly keys: CertificateKeys
  /** Where pictures of what is printed lie. */
  readonly files: FileStorage
  /** The portal's origin, printed into every QR code. */
  readonly portalUrl: () => string
  /** Demonstration documents carry a seal that says so. */
  readonly specimen: boolean
}

/** The moment of the database, which all processes share: the seal says it. */
async function databaseMoment(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** Notes with which certificate the institute has sealed, so that its seals stay known when it takes another. */
async function keepSealCertificate(tx: Transaction, tenant: string, { seal }: CertificateKeys): Promise<void> {
  const [own = new Uint8Array(0)] = seal.certificates
  await tx.execute(sql`
    insert into seal_certificate (tenant_id, fingerprint, certificate)
    select ${tenant}, ${Buffer.from(seal.fingerprint, 'hex')}, ${Buffer.from(own)}
    where not exists (select from seal_certificate where tenant_id = ${tenant} and fingerprint = ${Buffer.from(seal.fingerprint, 'hex')})
    on conflict do nothing`)
}

/**
 * Issues the certificate of a report in the transaction of the move: freezes the data, gives the number, makes PDF and XML, seals both,
 * signs the statement over their digests, keeps it all, and enters it in the log. Either everything of it is there afterwards, or nothing.
 */
export async function issueCertificate(tx: Transaction, mover: Mover, reportId: string, issuing: Issuing): Promise<void> {
  const { keys, portalUrl, specimen } = issuing
  const content = await contentOf(tx, mover.tenant, reportId, portalUrl(), keys, specimen)
  const issued = await instituteDay(tx, mover.at)
  const year = issued.slice(0, 4)
  const serial = await nextNumber(tx, mover.tenant, `certificate:${content.domainLetters}:${year}`)
  const number = certificateNumber(defaultNumberPattern, { domain: content.domainLetters, year, serial })
  const identity = { tenant: mover.tenant, number, issued }
  const version = keys.checkCodeVersion
  const data = await content.toData({
    number,
    reference: keys.referenceOf(identity),
    checkCode: keys.checkCodeOf(identity, version),
    issued,
  })
  const document = await sealDocument(await printed(tx, data, issuing), data, keys.seal, await databaseMoment(tx))
  const statement = await signStatement(statementOf(data, document, keys.signing.kid), keys)
  // The check code is not kept: it is computed from the key when it is needed.
  const { checkCode: _computed, ...frozen } = data
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into certificate (tenant_id, report_id, number, reference, check_code_version, kind, frozen, statement, pdf, xml, xml_signature, pdf_sha256, xml_sha256, issued_by, issued_at)
    values (${mover.tenant}, ${reportId}, ${number}, ${data.reference}, ${version}, ${data.kind}, ${JSON.stringify(frozen)}::jsonb, ${statement},
      ${Buffer.from(document.pdf)}, ${Buffer.from(document.xml)}, ${Buffer.from(document.xmlSignature)}, ${Buffer.from(document.digests.pdf, 'hex')}, ${Buffer.from(document.digests.xml, 'hex')},
      ${mover.personId}, ${mover.at ? sql`${mover.at}::timestamptz` : sql`clock_timestamp()`})
    returning id`)
  await keepSealCertificate(tx, mover.tenant, keys)
  const certificateId = rows[0]?.id ?? ''
  const replaced = await replaceBefore(tx, mover, reportId, { id: certificateId, number })
  await noteTested(tx, { reportId, performed: data.performed, isGood: data.evaluation.verdict !== 'fail' })
  await tellOf(tx, { kind: 'certificate' }, mover, { id: certificateId, action: 'issue', from: null, to: 'valid' })
  await enterInLog(tx, mover.tenant, [{ certificateId, kind: 'issued' }, ...replaced], issuing)
}
