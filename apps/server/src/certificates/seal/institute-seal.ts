import { createHash, createPrivateKey, type KeyObject, webcrypto, X509Certificate } from 'node:crypto'
import { type SealingKey, signedData, signedMessage, type ToBeSigned } from './signed-message.ts'

/** What the institute seals its documents with. */
export interface InstituteSeal {
  /** The certificates in DER, the one of the seal first; every signature carries them. */
  readonly certificates: readonly Uint8Array<ArrayBuffer>[]
  /** SHA-256 of the first certificate in small hexadecimal digits: by it the seal is known. */
  readonly fingerprint: string
  /** From when until when the first certificate holds. */
  readonly validity: { readonly from: Date; readonly to: Date }
  /** The most bytes that a signature takes. */
  readonly largest: number
  /** A CMS signature of the digest of something (ETSI.CAdES.detached of a PDF). */
  readonly sign: (what: ToBeSigned) => Promise<Uint8Array<ArrayBuffer>>
  /** A CMS signature of data in a file of their own. */
  readonly signData: (content: Uint8Array, signedAt: Date) => Promise<Uint8Array<ArrayBuffer>>
}

/** A certificate or key cannot be used as a seal. The message says why, for whoever set it. */
export class UnusableSeal extends Error {
  override readonly name = 'UnusableSeal'
}

const pemCertificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

const readCertificates = (text: string): X509Certificate[] => {
  try {
    return (text.match(pemCertificate) ?? []).map((one) => new X509Certificate(one))
  } catch (error) {
    throw new UnusableSeal('the certificate cannot be read', { cause: error })
  }
}

const readKey = (text: string): KeyObject => {
  try {
    return createPrivateKey(text)
  } catch (error) {
    throw new UnusableSeal('the key cannot be read; it must be PEM and without a password', { cause: error })
  }
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }
const leastRsaBits = 2048

/** How WebCrypto imports a key. What visitors' browsers check is RSA and ECDSA on two curves, and nothing else. */
const algorithmOf = (key: KeyObject): webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams => {
  const { namedCurve = '', modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  const curve = curves[namedCurve]
  if (key.asymmetricKeyType === 'ec' && curve !== undefined) return { name: 'ECDSA', namedCurve: curve }
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= leastRsaBits) return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  throw new UnusableSeal(`the key must be RSA of at least ${leastRsaBits} bits, or ECDSA on P-256 or P-384`)
}

/** What a seal is made of. */
export interface SealSource {
  /** PEM: the certificate of the seal, then those above it. */
  readonly certificates: string
  /** PEM: the key that belongs to the first certificate. */
  readonly key: string
  readonly now: Date
}

/**
 * Makes a seal of a certificate and its key.
 * @throws UnusableSeal where they cannot be read, do not belong together, do not hold now, or are of a kind that browsers do not check
 */
export async function instituteSeal(source: SealSource): Promise<InstituteSeal> {
  const [own, ...above] = readCertificates(source.certificates)
  if (own === undefined) throw new UnusableSeal('there is no certificate in it; it must be PEM')
  const key = readKey(source.key)
  if (!own.checkPrivateKey(key)) throw new UnusableSeal('the key does not belong to the first certificate')
  const validity = { from: new Date(own.validFrom), to: new Date(own.validTo) }
  if (source.now < validity.from || source.now > validity.to)
    throw new UnusableSeal(`the certificate holds from ${validity.from.toISOString()} to ${validity.to.toISOString()}`)
  const certificates = [own, ...above].map(({ raw }) => new Uint8Array(raw))
  const pkcs8 = key.export({ format: 'der', type: 'pkcs8' })
  const privateKey = await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithmOf(key), false, ['sign'])
  const sealing: SealingKey = { certificates, privateKey }
  // ECDSA writes its two numbers without leading zeros, so lengths differ by a few bytes.
  const tried = await signedMessage({ digest: new Uint8Array(32), signedAt: source.now }, sealing)
  if (!certificates.every((certificate) => Buffer.from(tried).includes(certificate)))
    throw new UnusableSeal('a certificate is not written in DER, and a signature could not carry it as it is')
  return {
    certificates,
    fingerprint: createHash('sha256').update(own.raw).digest('hex'),
    validity,
    largest: tried.length + 16,
    sign: (what) => signedMessage(what, sealing),
    signData: (content, signedAt) => signedData(content, signedAt, sealing),
  }
}
