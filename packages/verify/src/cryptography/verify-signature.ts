import { type RsaPublicKey, verifyRsa } from './rsa.ts'

/** A public key, and what it signs with: always over SHA-256, but for Ed25519, which has its own way. */
export type SignatureKey =
  /** 32 bytes (RFC 8032). */
  | { readonly algorithm: 'Ed25519'; readonly raw: Uint8Array<ArrayBuffer> }
  /** An uncompressed point; signatures are the two numbers in DER (RFC 3279, 2.2.3). */
  | { readonly algorithm: 'ECDSA'; readonly curve: 'P-256' | 'P-384'; readonly point: Uint8Array<ArrayBuffer> }
  /** RSASSA-PKCS1-v1_5. */
  | ({ readonly algorithm: 'RSA'; readonly info: Uint8Array<ArrayBuffer> } & RsaPublicKey)

/** Bytes of one number of a signature. */
const widths = { 'P-256': 32, 'P-384': 48 } as const

/** One number of a signature in DER: positive and without needless zeros. */
const readNumber = (
  der: Uint8Array,
  at: number,
  width: number,
): { readonly number: Uint8Array; readonly end: number } | undefined => {
  const length = der[at + 1] ?? 0
  const end = at + 2 + length
  const first = der[at + 2] ?? 0
  const second = der[at + 3] ?? 0
  if (der[at] !== 2 || length === 0 || end > der.length || first >= 0x80) return undefined
  if (first === 0 && (length === 1 || second < 0x80)) return undefined
  const number = der.subarray(at + (first === 0 ? 3 : 2), end)
  if (number.length > width) return undefined
  return { number, end }
}

/** The two numbers of an ECDSA signature beside each other, as WebCrypto wants them; `undefined` for what is not DER. */
export const numbersOfSignature = (der: Uint8Array, width: number): Uint8Array<ArrayBuffer> | undefined => {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined
  const r = readNumber(der, 2, width)
  const s = r === undefined ? undefined : readNumber(der, r.end, width)
  if (r === undefined || s === undefined || s.end !== der.length) return undefined
  const both = new Uint8Array(2 * width)
  both.set(r.number, width - r.number.length)
  both.set(s.number, 2 * width - s.number.length)
  return both
}

/** By the browser's own cryptography. @throws where it has none, or not this algorithm */
const verifyByBrowser = async (
  key: SignatureKey,
  signature: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const { subtle } = crypto
  switch (key.algorithm) {
    case 'Ed25519':
      return await subtle.verify('Ed25519', await subtle.importKey('raw', key.raw, 'Ed25519', false, ['verify']), signature, data)
    case 'ECDSA': {
      const imported = await subtle.importKey('raw', key.point, { name: 'ECDSA', namedCurve: key.curve }, false, ['verify'])
      return await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, data)
    }
    case 'RSA': {
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      return await subtle.verify(
        algorithm,
        await subtle.importKey('spki', key.info, algorithm, false, ['verify']),
        signature,
        data,
      )
    }
  }
}

/** In script alone. What it takes is fetched only now. */
const verifyInScript = async (
  key: SignatureKey,
  signature: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  try {
    switch (key.algorithm) {
      case 'Ed25519': {
        const { ed25519 } = await import('@noble/curves/ed25519.js')
        // RFC 8032, as browsers do it.
        return ed25519.verify(signature, data, key.raw, { zip215: false })
      }
      case 'ECDSA': {
        const { p256, p384 } = await import('@noble/curves/nist.js')
        const { sha256Now } = await import('./sha256.ts')
        const curve = key.curve === 'P-256' ? p256 : p384
        return curve.verify(signature, sha256Now(data), key.point, { lowS: false, prehash: false })
      }
      case 'RSA':
        return verifyRsa(key, signature, data)
    }
  } catch (error) {
    // Numbers out of their range, or a key that is no point: no signature of this key.
    if (error instanceof Error && !isFetchFailure(error)) return false
    throw error
  }
}

/** Whether a part of this program could not be fetched, which says nothing about a signature. */
const isFetchFailure = (error: Error): boolean => error instanceof TypeError && /fetch|import|module/i.test(error.message)

/**
 * Whether a signature belongs to data: by the browser's own cryptography, and in script where it has none, as on a page that came by
 * plain http, or lacks the algorithm.
 * @throws where what it takes in script cannot be fetched
 */
export const verifySignature = async (
  key: SignatureKey,
  signature: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const plain = key.algorithm === 'ECDSA' ? numbersOfSignature(signature, widths[key.curve]) : signature
  if (plain === undefined) return false
  try {
    return await verifyByBrowser(key, plain, data)
  } catch {
    return await verifyInScript(key, plain, data)
  }
}
