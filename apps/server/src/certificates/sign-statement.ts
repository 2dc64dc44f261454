import { type Statement, statementType } from '@etalon/verify/statement'
import { CompactSign } from 'jose'
import type { CertificateData } from './certificate-data.ts'
import type { CertificateKeys } from './certificate-keys.ts'
import type { IssuedDocument } from './issue-document.ts'

/** What the institute states about a document: exactly these files, and no client. */
export const statementOf = (data: CertificateData, { digests }: Pick<IssuedDocument, 'digests'>, kid: string): Statement => ({
  version: 1,
  tenant: data.tenant,
  institute: { zh: data.institute.zh, en: data.institute.en },
  reference: data.reference,
  number: data.number,
  kind: data.kind,
  instrument: { zh: data.instrument.zh, en: data.instrument.en, model: data.instrument.model, serial: data.instrument.serial },
  conclusion: data.evaluation.conclusion,
  issued: data.issued,
  validUntil: data.validUntil,
  digests,
  kid,
})

/** Signs a statement with the current key: a JWS in compact form. Ed25519 needs no randomness, so the same words give the same text. */
export const signStatement = (statement: Statement, { signing }: CertificateKeys): Promise<string> => {
  if (statement.kid !== signing.kid)
    throw new RangeError(`the statement names the key ${statement.kid}, but ${signing.kid} signs`)
  return new CompactSign(new TextEncoder().encode(JSON.stringify(statement)))
    .setProtectedHeader({ alg: 'EdDSA', typ: statementType, kid: signing.kid })
    .sign(signing.privateKey)
}
