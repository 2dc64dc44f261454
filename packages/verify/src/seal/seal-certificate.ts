import { hexOf, type SignatureKey, sha256 } from '../cryptography/index.ts'
import { part, readValue, UnreadableValue, type Value } from './der.ts'

/** The certificate of a seal, as far as it is shown. */
export interface SealCertificate {
  /** The common name of the subject, or its organisation. */
  readonly subject: string
  readonly issuer: string
  /** SHA-256 of the certificate in small hexadecimal digits. */
  readonly fingerprint: string
  /** Instants (ISO 8601) from which and until which it holds. */
  readonly from: string
  readonly to: string
}

/** A certificate with what a check needs besides. */
export interface ReadCertificate extends SealCertificate {
  readonly key: SignatureKey | undefined
  /** Issuer and serial number, as they stand in it. */
  readonly issuerName: Uint8Array<ArrayBuffer>
  readonly serialNumber: Uint8Array<ArrayBuffer>
}

const oid = {
  commonName: '550403',
  organisation: '55040a',
  ecKey: '2a8648ce3d0201',
  p256: '2a8648ce3d030107',
  p384: '2b81040022',
  rsa: '2a864886f70d010101',
} as const

const decode = (value: Value): string => {
  // BMPString has two bytes for each character, as some authorities still write names.
  if (value.tag === 0x1e) return new TextDecoder('utf-16be').decode(value.content)
  return new TextDecoder().decode(value.content)
}

/** The common name in a name, or the organisation. */
const nameIn = (name: Value): string => {
  const texts = new Map(
    name.parts.flatMap((set) => set.parts).map((pair) => [hexOf(part(pair, 0).content), decode(part(pair, 1))] as const),
  )
  return texts.get(oid.commonName) ?? texts.get(oid.organisation) ?? ''
}

/** UTCTime or GeneralizedTime (RFC 5280, 4.1.2.5) as an instant. */
export const instantOf = (value: Value): string => {
  const text = new TextDecoder().decode(value.content)
  const full = value.tag === 0x17 ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full)
  if (match === null) throw new UnreadableValue('a moment is not of its form')
  const [, year, month, day, hour, minute, second] = match
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

const bitsOf = (value: Value): Uint8Array<ArrayBuffer> => {
  if (value.tag !== 3 || value.content[0] !== 0) throw new UnreadableValue('a key is not of its form')
  return value.content.slice(1)
}

/** The key of a certificate; `undefined` for one of a kind that is not checked here. */
const keyOf = (info: Value): SignatureKey | undefined => {
  const algorithm = hexOf(part(info, 0, 0).content)
  const bits = bitsOf(part(info, 1))
  if (algorithm === oid.rsa) {
    const numbers = readValue(bits)
    return { algorithm: 'RSA', info: info.whole, modulus: part(numbers, 0).content, exponent: part(numbers, 1).content }
  }
  if (algorithm !== oid.ecKey) return undefined
  const curve = hexOf(part(info, 0, 1).content)
  if (curve === oid.p256) return { algorithm: 'ECDSA', curve: 'P-256', point: bits }
  if (curve === oid.p384) return { algorithm: 'ECDSA', curve: 'P-384', point: bits }
  return undefined
}

/**
 * Reads an X.509 certificate (RFC 5280, 4.1).
 * @throws UnreadableValue
 */
export const readCertificate = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadCertificate> => {
  const inside = part(readValue(bytes), 0)
  // The version stands in front, but for the first.
  const first = part(inside, 0).tag === 0xa0 ? 1 : 0
  const [serial, issuer, validity, subject, key] = [0, 2, 3, 4, 5].map((place) => part(inside, first + place))
  if (!serial || !issuer || !validity || !subject || !key) throw new UnreadableValue('a part is missing')
  return {
    subject: nameIn(subject),
    issuer: nameIn(issuer),
    fingerprint: hexOf(await sha256(bytes)),
    from: instantOf(part(validity, 0)),
    to: instantOf(part(validity, 1)),
    key: keyOf(key),
    issuerName: issuer.whole,
    serialNumber: serial.whole,
  }
}
