import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** OWASP's count for PBKDF2 with SHA-256: about 0.2 s here, and as long for every guess of somebody who has the storage. */
const rounds = 600_000
const kind = 'pbkdf2-sha256'

/**
 * Derives from a lock password what can check it and cannot be read back: `pbkdf2-sha256$rounds$salt$hash`, in hex. The hash is that of the
 * derived key, which is kept nowhere: it opens a lock that the back end holds, and whoever reads the storage does not have it.
 */
export async function makeVerifier(password: string, count = rounds): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return [kind, count, bytesToHex(salt), hashOf(bytesToHex(await derive(password, salt, count)))].join('$')
}

/** The key of a password, in hex, where a verifier was made of that one; undefined for another, and for a verifier that is none. */
export async function keyOf(password: string, verifier: string): Promise<string | undefined> {
  const [name, count = '', salt = '', hash = '', ...rest] = verifier.split('$')
  if (name !== kind || rest.length > 0 || !/^[1-9]\d{0,7}$/.test(count) || !/^[\da-f]{32}$/.test(salt)) return undefined
  const key = bytesToHex(await derive(password, hexToBytes(salt), Number(count)))
  return hashOf(key) === hash ? key : undefined
}

/** What stands in a verifier of its key: a back end locks by it, and the key of {@link keyOf} opens that. */
export const hashIn = (verifier: string): string => verifier.split('$').at(-1) ?? ''

const hashOf = (key: string) => bytesToHex(sha256(utf8ToBytes(key)))

/** By the browser where it may, else (plain http) by a library; both come to the same. */
async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  // The same letters can be typed in several ways.
  const typed = utf8ToBytes(password.normalize('NFKC'))
  if (!('subtle' in crypto)) return await pbkdf2Async(sha256, typed, salt, { c: iterations, dkLen: 32 })
  const material = await crypto.subtle.importKey('raw', Uint8Array.from(typed), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, 256))
}
