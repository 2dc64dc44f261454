/**
 * `crypto.randomUUID` for pages that come by plain http, as at an address of the local network, where browsers leave it out (W3C, Web
 * Cryptography, secure contexts). Numbers as good as its own: RFC 9562, version 4.
 */
export function randomUuid(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => {
    if (place === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (place === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  })
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return `${part(0, 4)}-${part(4, 6)}-${part(6, 8)}-${part(8, 10)}-${part(10, 16)}`
}

/** Puts it where it is missing. */
export function provideRandomUuid(): void {
  if (typeof crypto.randomUUID !== 'function') Object.assign(crypto, { randomUUID: randomUuid })
}
