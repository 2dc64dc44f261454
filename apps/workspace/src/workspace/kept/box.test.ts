import { fc, test as propertyTest } from '@fast-check/vitest'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { expect, test } from 'vitest'
import { boxesFor, openBox, publicOf } from './box.ts'

const hexOf = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const inBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
/** PKCS#8 of an X25519 key (RFC 8410), up to its 32 bytes. */
const importPrivate = (key: string) =>
  crypto.subtle.importKey('pkcs8', bytesOf(`302e020100300506032b656e04220420${key}`), 'X25519', true, ['deriveBits'])
const newKey = () => hexOf(crypto.getRandomValues(new Uint8Array(32)))

test('[LOCK-5] the public half of a key is the one that another implementation makes of it', async () => {
  for (let at = 0; at < 20; at += 1) {
    const key = newKey()
    const pair = await importPrivate(key)
    const { x = '' } = await crypto.subtle.exportKey('jwk', pair)
    expect(publicOf(key)).toBe(hexOf(bytesIn(x.replaceAll('-', '+').replaceAll('_', '/'))))
  }
})

propertyTest.prop([fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => text.isWellFormed())])(
  '[LOCK-5] what was closed opens by the private half alone, as it was',
  (text) => {
    const key = newKey()
    const close = boxesFor(publicOf(key))
    const box = close(text)
    expect(openBox(key, box)).toBe(text)
    expect(close(text)).not.toBe(box)
    expect(openBox(newKey(), box)).toBeUndefined()
    expect(openBox(publicOf(key), box)).toBeUndefined()
  },
)

test('[LOCK-5] a box that was touched anywhere, and what is none, stays shut', () => {
  const key = newKey()
  const bytes = bytesIn(boxesFor(publicOf(key))('易碎'))
  for (let at = 0; at < bytes.length; at += 1) {
    const touched = Uint8Array.from(bytes)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(openBox(key, inBase64(touched)), String(at)).toBeUndefined()
  }
  for (const none of ['', 'x', '易碎', 'AAAA', inBase64(bytes.subarray(0, 60))]) expect(openBox(key, none)).toBeUndefined()
})

test('[LOCK-5] the key of a box is made of what the two halves agree on, as another implementation makes it', async () => {
  const key = newKey()
  const publicKey = bytesOf(publicOf(key))
  const bytes = bytesIn(boxesFor(publicOf(key))('易碎'))
  const half = bytes.slice(0, 32)
  const theirs = await crypto.subtle.importKey('raw', half, 'X25519', false, [])
  const agreed = await crypto.subtle.deriveBits({ name: 'X25519', public: theirs }, await importPrivate(key), 256)
  const material = await crypto.subtle.importKey('raw', agreed, 'HKDF', false, ['deriveBits'])
  const salt = Uint8Array.from([...half, ...publicKey])
  const info = new TextEncoder().encode('etalon storage')
  const own = new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, material, 256))
  const text = xchacha20poly1305(own, bytes.slice(32, 56)).decrypt(bytes.slice(56))
  expect(new TextDecoder().decode(text)).toBe('易碎')
})
