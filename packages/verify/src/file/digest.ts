import { hexOf, sha256 } from '../cryptography/index.ts'

/** The SHA-256 of some bytes in small hexadecimal digits. */
export const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => hexOf(await sha256(bytes))
