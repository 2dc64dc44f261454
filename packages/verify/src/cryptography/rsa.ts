import { sha256Now } from './sha256.ts'

/** The public part of an RSA key. */
export interface RsaPublicKey {
  /** The modulus, most significant byte first. */
  readonly modulus: Uint8Array
  readonly exponent: Uint8Array
}

/** DigestInfo of SHA-256 up to the digest (RFC 8017, 9.2, note 1). */
const digestInfo = [
  0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20,
]

const numberOf = (bytes: Uint8Array): bigint => {
  let number = 0n
  for (const byte of bytes) number = (number << 8n) | BigInt(byte)
  return number
}

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  for (let left = exponent, square = base % modulus; left > 0n; left >>= 1n, square = (square * square) % modulus)
    if (left & 1n) result = (result * square) % modulus
  return result
}

const withoutZeros = (bytes: Uint8Array): Uint8Array => bytes.subarray(bytes.findIndex((byte) => byte !== 0))

/** The largest key that is tried, in bytes: more would hold up the page. */
const largestModulus = 1024

/**
 * Whether a signature of RSASSA-PKCS1-v1_5 with SHA-256 belongs to data, in script alone (RFC 8017, 8.2.2). Nothing here is secret, so
 * nothing needs to take the same time. The whole encoded message is compared, and none of it is parsed.
 */
export const verifyRsa = ({ modulus, exponent }: RsaPublicKey, signature: Uint8Array, data: Uint8Array): boolean => {
  const n = withoutZeros(modulus)
  if (signature.length !== n.length || n.length > largestModulus || n.length < digestInfo.length + 43) return false
  if (withoutZeros(exponent).length > 8) return false
  const value = numberOf(signature)
  const whole = numberOf(n)
  if (value >= whole) return false
  const padding = n.length - digestInfo.length - 32 - 3
  const expected = Uint8Array.from([0, 1, ...new Uint8Array(padding).fill(0xff), 0, ...digestInfo, ...sha256Now(data)])
  return power(value, numberOf(exponent), whole) === numberOf(expected)
}
