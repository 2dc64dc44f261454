import { createHash, type webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

const oid = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  /** Its parameters are there and empty (RFC 4055, 5). */
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const

/** The certificate of a seal with those above it, and the key that belongs to the first. */
export interface SealingKey {
  /** X.509 certificates in DER, the one of the seal first. */
  readonly certificates: readonly Uint8Array<ArrayBuffer>[]
  readonly privateKey: webcrypto.CryptoKey
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const attribute = (type: string, ...values: readonly asn1js.BaseBlock[]) => new pkijs.Attribute({ type, values: [...values] })

/**
 * Names every certificate of the message, that of the seal first (RFC 5035, 3): so none of them can be taken out or put in another's
 * place. SHA-256 is the default algorithm, which DER leaves out.
 */
const signingCertificates = (certificates: readonly Uint8Array[]) =>
  new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: certificates.map(
          (certificate) => new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: sha256(certificate) })] }),
        ),
      }),
    ],
  })

/** DER has the members of a set in the order of their bytes (X.690, 11.6); what checks a signature writes them so. */
const inOrder = (attributes: readonly pkijs.Attribute[]): pkijs.Attribute[] =>
  attributes
    .map((one) => ({ one, bytes: Buffer.from(one.toSchema().toBER(false)) }))
    .sort((left, right) => Buffer.compare(left.bytes, right.bytes))
    .map(({ one }) => one)

/** What is signed, and how it says when. */
export interface ToBeSigned {
  /** SHA-256 of the content, which stays outside. */
  readonly digest: Uint8Array
  /** The moment of signing. Of a PDF it stands in its signature dictionary, and not here (ETSI EN 319 142-1, 6.3). */
  readonly signedAt?: Date
}

/**
 * A CMS signature of something that stays outside (RFC 5652), as CAdES and PAdES baseline B-B want it: with the digest and the
 * certificates among what is signed.
 * @returns a ContentInfo in DER
 */
export async function signedMessage(
  { digest, signedAt }: ToBeSigned,
  { certificates, privateKey }: SealingKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const parsed = certificates.map((der) => pkijs.Certificate.fromBER(der))
  const [own] = parsed
  if (own === undefined) throw new RangeError('a seal has a certificate')
  const attributes = inOrder([
    attribute(oid.contentType, new asn1js.ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, new asn1js.OctetString({ valueHex: Uint8Array.from(digest) })),
    attribute(oid.signingCertificateV2, signingCertificates(certificates)),
    ...(signedAt === undefined ? [] : [attribute(oid.signingTime, new asn1js.UTCTime({ valueDate: signedAt }))]),
  ])
  const message = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: parsed,
  })
  await message.sign(privateKey, 0, 'SHA-256')
  for (const { signatureAlgorithm } of message.signerInfos)
    if (signatureAlgorithm.algorithmId === oid.rsaWithSha256) signatureAlgorithm.algorithmParams = new asn1js.Null()
  const wrapped = new pkijs.ContentInfo({ contentType: oid.signedData, content: message.toSchema(true) })
  return new Uint8Array(wrapped.toSchema().toBER(false))
}

/** Signs data that stand in a file of their own: CAdES baseline B-B, detached. */
export const signedData = (content: Uint8Array, signedAt: Date, key: SealingKey): Promise<Uint8Array<ArrayBuffer>> =>
  signedMessage({ digest: sha256(content), signedAt }, key)
