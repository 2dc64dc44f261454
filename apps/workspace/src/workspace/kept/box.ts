import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

// A box is what anybody can close who has a public key (X25519), and opens by the private one alone: the public half of a pair that was
// made for this closing, a nonce, and the text under XChaCha20-Poly1305. By a library, since over plain http browsers have none of it.

const purpose = utf8ToBytes('etalon storage')
const halfLength = 32
const nonceLength = 24

/** The public half of a private key, both in hex. */
export const publicOf = (privateKey: string): string => bytesToHex(x25519.getPublicKey(hexToBytes(privateKey)))

/** @param publicKey in hex @returns what closes texts, each into base64 */
export function boxesFor(publicKey: string): (text: string) => string {
  const { secretKey, publicKey: half } = x25519.keygen()
  const theirs = hexToBytes(publicKey)
  const key = keyOf(x25519.getSharedSecret(secretKey, theirs), half, theirs)
  return (text) => {
    const nonce = randomBytes(nonceLength)
    return toBase64(concatBytes(half, nonce, xchacha20poly1305(key, nonce).encrypt(utf8ToBytes(text))))
  }
}

/** The text in a box; undefined where it is none, was closed for somebody else, or was touched. */
export function openBox(privateKey: string, box: string): string | undefined {
  try {
    const bytes = fromBase64(box)
    const half = bytes.subarray(0, halfLength)
    const nonce = bytes.subarray(halfLength, halfLength + nonceLength)
    const own = hexToBytes(privateKey)
    const key = keyOf(x25519.getSharedSecret(own, half), half, x25519.getPublicKey(own))
    const text = xchacha20poly1305(key, nonce).decrypt(bytes.subarray(halfLength + nonceLength))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return undefined
  }
}

const keyOf = (shared: Uint8Array, half: Uint8Array, theirs: Uint8Array) =>
  hkdf(sha256, shared, concatBytes(half, theirs), purpose, 32)

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
