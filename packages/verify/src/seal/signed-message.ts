import { hexOf, sha256, verifySignature } from '../cryptography/index.ts'
import { areEqual, bytesOf, der, part, readValue, sequence, setOf, UnreadableValue, type Value } from './der.ts'
import { instantOf, type ReadCertificate, readCertificate, type SealCertificate } from './seal-certificate.ts'

/**
 * Why a signature does not hold:
 * - `changed`: what it was made of had other bytes
 * - `forged`: it was not made by the key of its certificate
 * - `foreign`: it is sound, and its certificate is none of the institute's
 * - `outdated`: its certificate did not hold when it says it was made
 * - `damaged`: it cannot be read, or is not written as the institute writes it
 * - `unsupported`: it is of a kind that is not checked here, so nothing is said
 */
export type SignatureFault = 'changed' | 'forged' | 'foreign' | 'outdated' | 'damaged' | 'unsupported'

/** What came of checking a signature. */
export type MessageCheck =
  | { readonly ok: true; readonly certificate: SealCertificate; readonly signedAt: string | null }
  | { readonly ok: false; readonly fault: SignatureFault; readonly certificate?: SealCertificate }

const oids = {
  data: bytesOf('06092a864886f70d010701'),
  signedData: bytesOf('06092a864886f70d010702'),
  sha256: bytesOf('300d06096086480165030402010500'),
  ecdsa: bytesOf('300a06082a8648ce3d040302'),
  rsa: bytesOf('300d06092a864886f70d01010b0500'),
} as const

const attributes = {
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  signingCertificates: '2a864886f70d010910022f',
} as const

const one = bytesOf('020101')

interface ReadMessage {
  readonly certificates: readonly Uint8Array<ArrayBuffer>[]
  readonly signed: Value
  readonly signature: Uint8Array<ArrayBuffer>
}

const readMessage = (bytes: Uint8Array<ArrayBuffer>): ReadMessage => {
  const inside = part(readValue(bytes), 1, 0)
  const signer = part(inside, 4, 0)
  return {
    certificates: part(inside, 3).parts.map(({ whole }) => whole),
    signed: part(signer, 3),
    signature: part(signer, 5).content,
  }
}

/**
 * The message as the institute would have written it of the same parts (RFC 5652, 5.1). What is not covered by the signature has one
 * form only: a message of any other form is none of the institute's.
 */
const rewritten = ({ certificates, signed, signature }: ReadMessage, own: ReadCertificate): Uint8Array<ArrayBuffer> => {
  const algorithm = own.key?.algorithm === 'RSA' ? oids.rsa : oids.ecdsa
  const signer = sequence(
    one,
    sequence(own.issuerName, own.serialNumber),
    oids.sha256,
    der(0xa0, signed.content),
    algorithm,
    der(4, signature),
  )
  return sequence(
    oids.signedData,
    der(0xa0, sequence(one, setOf(oids.sha256), sequence(oids.data), der(0xa0, ...certificates), setOf(signer))),
  )
}

const attributesOf = (signed: Value): ReadonlyMap<string, Value> =>
  new Map(signed.parts.map((attribute) => [hexOf(part(attribute, 0).content), part(attribute, 1, 0)]))

/** Whether every certificate of the message is named among what was signed, in its order (RFC 5035, 3). */
const namesCertificates = (named: Value | undefined, digests: readonly Uint8Array[]): boolean => {
  const list = named === undefined ? [] : part(named, 0).parts
  return list.length === digests.length && digests.every((digest, at) => areEqual(part(list[at], 0).content, digest))
}

/**
 * Checks a CMS signature of something that stands outside it.
 * @param digest SHA-256 of what should have been signed
 * @param trusted SHA-256 of each certificate of the institute in small hexadecimal digits
 * @param saidAt when it was signed, where that is not said within: an instant
 */
export const checkMessage = async (
  bytes: Uint8Array<ArrayBuffer>,
  digest: Uint8Array,
  trusted: readonly string[],
  saidAt: string | null = null,
): Promise<MessageCheck> => {
  try {
    return await checkRead(bytes, digest, trusted, saidAt)
  } catch (error) {
    if (error instanceof UnreadableValue || error instanceof RangeError) return { ok: false, fault: 'damaged' }
    throw error
  }
}

const checkRead = async (
  bytes: Uint8Array<ArrayBuffer>,
  digest: Uint8Array,
  trusted: readonly string[],
  saidAt: string | null,
): Promise<MessageCheck> => {
  const message = readMessage(bytes)
  const [first] = message.certificates
  if (first === undefined) throw new UnreadableValue('there is no certificate')
  const { key, issuerName, serialNumber, ...certificate } = await readCertificate(first)
  const refused = (fault: SignatureFault): MessageCheck => ({ ok: false, fault, certificate })
  if (key === undefined) return refused('unsupported')
  if (!areEqual(rewritten(message, { key, issuerName, serialNumber, ...certificate }), bytes)) return refused('damaged')
  const signed = attributesOf(message.signed)
  const digests = await Promise.all(message.certificates.map(sha256))
  if (!namesCertificates(signed.get(attributes.signingCertificates), digests)) return refused('damaged')
  if (!areEqual(signed.get(attributes.contentType)?.whole ?? new Uint8Array(0), oids.data)) return refused('damaged')
  // What is signed is the set of attributes under its own tag (RFC 5652, 5.4).
  const words = setOf(message.signed.content)
  if (!(await verifySignature(key, message.signature, words))) return refused('forged')
  if (!areEqual(signed.get(attributes.messageDigest)?.content ?? new Uint8Array(0), digest)) return refused('changed')
  if (!trusted.includes(certificate.fingerprint)) return refused('foreign')
  const time = signed.get(attributes.signingTime)
  const signedAt = time === undefined ? saidAt : instantOf(time)
  if (
    signedAt !== null &&
    (Date.parse(signedAt) < Date.parse(certificate.from) || Date.parse(signedAt) > Date.parse(certificate.to))
  )
    return refused('outdated')
  return { ok: true, certificate, signedAt }
}
