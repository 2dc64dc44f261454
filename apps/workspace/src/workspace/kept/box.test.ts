import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { boxesFor, openBox, publicOf } from './box.ts'

const newKey = () => randomBytes(32).toString('hex')

test('[LOCK-5] the public half of a key is the one that OpenSSL makes of it', () => {
  for (let at = 0; at < 20; at += 1) {
    const key = newKey()
    // PKCS#8 of an X25519 key (RFC 8410), up to its 32 bytes.
    const der = Buffer.from(`302e020100300506032b656e04220420${key}`, 'hex')
    const { x = '' } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({ format: 'jwk' })
    expect(publicOf(key)).toBe(Buffer.from(x, 'base64url').toString('hex'))
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
  const bytes = Buffer.from(boxesFor(publicOf(key))('易碎'), 'base64')
  for (let at = 0; at < bytes.length; at += 1) {
    const touched = Buffer.from(bytes)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(openBox(key, touched.toString('base64')), String(at)).toBeUndefined()
  }
  for (const none of ['', 'x', '易碎', 'AAAA', bytes.subarray(0, 60).toString('base64')])
    expect(openBox(key, none)).toBeUndefined()
})
