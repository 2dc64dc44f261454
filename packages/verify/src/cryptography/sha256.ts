import { sha256 as pureSha256 } from '@noble/hashes/sha2.js'

/** SHA-256 of a few bytes, at once: for the hashes of a tree. */
export const sha256Now = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(pureSha256(bytes))

/** SHA-256 of a whole file: by the browser where it lends its cryptography, else in script. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  globalThis.crypto?.subtle === undefined ? sha256Now(bytes) : new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Bytes in small hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
