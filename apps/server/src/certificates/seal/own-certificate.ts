import { randomBytes, webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

const lifetimeYears = 10

const pem = (label: string, der: ArrayBuffer): string => {
  const lines = Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g)
  return `-----BEGIN ${label}-----\n${(lines ?? []).join('\n')}\n-----END ${label}-----\n`
}

/** A name in UTF-8, which alone can say Chinese in a certificate (RFC 5280, 4.1.2.4). */
const commonName = (value: string) =>
  new pkijs.RelativeDistinguishedNames({
    typesAndValues: [new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value }) })],
  })

/**
 * Makes a key (ECDSA on P-256) and a certificate that vouches for itself, for an institute that has none from an authority: readers
 * show the seal and say that they do not know who made it.
 * @returns both as PEM, the certificate first
 */
export async function ownCertificate(now: Date): Promise<string> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = new pkijs.Certificate({ version: 2 })
  // A positive number of sixteen bytes.
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  certificate.serialNumber = new asn1js.Integer({ valueHex: Uint8Array.from(serial) })
  const name = commonName('证书电子印章（自签） Certificate seal, self-signed')
  certificate.issuer = name
  certificate.subject = name
  const from = new Date(Math.floor(now.getTime() / 1000) * 1000 - 24 * 3600 * 1000)
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + lifetimeYears)
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  const critical = (extnID: string, parsedValue: { toSchema(): asn1js.BaseBlock } | asn1js.BaseBlock) =>
    new pkijs.Extension({
      extnID,
      critical: true,
      extnValue: ('toSchema' in parsedValue ? parsedValue.toSchema() : parsedValue).toBER(false),
    })
  // Digital signature and non-repudiation: the two topmost bits of the octet.
  const usage = new asn1js.BitString({ valueHex: new Uint8Array([0xc0]), unusedBits: 6 })
  certificate.extensions = [critical('2.5.29.19', new pkijs.BasicConstraints({ cA: false })), critical('2.5.29.15', usage)]
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  await certificate.sign(pair.privateKey, 'SHA-256')
  const key = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  return pem('CERTIFICATE', certificate.toSchema(true).toBER(false)) + pem('PRIVATE KEY', key)
}
