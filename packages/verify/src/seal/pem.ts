import { hexOf, sha256 } from '../cryptography/index.ts'

const block = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g

/** SHA-256 of each certificate in a PEM file, in small hexadecimal digits. */
export const fingerprintsOfPem = (text: string): Promise<readonly string[]> =>
  Promise.all(
    Array.from(text.matchAll(block), async ([, base64 = '']) => {
      const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0))
      return hexOf(await sha256(bytes))
    }),
  )
