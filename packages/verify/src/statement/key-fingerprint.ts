import { calculateJwkThumbprint, type JWK } from 'jose'

/**
 * The short fingerprint of a public key as certificates print it: the first eight bytes of its RFC 7638 thumbprint, in capital
 * hexadecimal digits by fours (`9F3C 71D0 5B2E 4A88`).
 */
export const keyFingerprint = async (key: JWK): Promise<string> => {
  const thumbprint = await calculateJwkThumbprint({ kty: key.kty, crv: key.crv, x: key.x }, 'sha256')
  const bytes = atob(thumbprint.replaceAll('-', '+').replaceAll('_', '/'))
  const digits = Array.from(bytes.slice(0, 8), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return digits.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ')
}
