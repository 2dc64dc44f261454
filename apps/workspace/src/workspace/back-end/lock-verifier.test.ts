import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { afterEach, expect, test, vi } from 'vitest'
import { hashIn, keyOf, makeVerifier } from './lock-verifier.ts'

afterEach(() => vi.unstubAllGlobals())

const checkPassword = async (password: string, verifier: string) => (await keyOf(password, verifier)) !== undefined
/** A page over plain http has no crypto.subtle. */
const withoutSubtle = () => vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7) })

test('[LOCK-6] a verifier tells nothing of the password, takes 600,000 rounds, and no two are alike', async () => {
  const [one, other] = [await makeVerifier('锁屏1357'), await makeVerifier('锁屏1357')]
  expect(one).toMatch(/^pbkdf2-sha256\$600000\$[\da-f]{32}\$[\da-f]{64}$/)
  expect(one).not.toBe(other)
  // Four digits alone stand in so many random ones now and then.
  expect(one).not.toContain(bytesToHex(utf8ToBytes('锁屏1357')))
})

test('[LOCK-3] it takes the password that it was made of, and no other', async () => {
  const verifier = await makeVerifier('锁屏1357', 1000)
  expect(await checkPassword('锁屏1357', verifier)).toBe(true)
  for (const wrong of ['锁屏1358', '锁屏135', '锁屏1357 ', '']) expect(await checkPassword(wrong, verifier)).toBe(false)
})

test('[LOCK-6] what is kept does not open: the key comes from the password alone, and what is kept is the hash of it', async () => {
  const verifier = await makeVerifier('1357', 1000)
  const key = (await keyOf('1357', verifier)) ?? ''
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(verifier).not.toContain(key)
  expect(bytesToHex(sha256(utf8ToBytes(key)))).toBe(hashIn(verifier))
})

test('[LOCK-3] full-width digits and combined letters are the same password', async () => {
  expect(await checkPassword('１３５７é', await makeVerifier('1357e\u0301', 1000))).toBe(true)
})

test('[LOCK-6] with and without the browser’s own derivation it is the same', async () => {
  const verifier = await makeVerifier('1357', 1000)
  withoutSubtle()
  expect(await checkPassword('1357', verifier)).toBe(true)
  const plain = await makeVerifier('1357', 1000)
  vi.unstubAllGlobals()
  expect(await checkPassword('1357', plain)).toBe(true)
  expect(await checkPassword('1358', plain)).toBe(false)
})

test.each([
  '',
  '1357',
  'sha256$1000$00000000000000000000000000000000$00',
  'pbkdf2-sha256$0$00000000000000000000000000000000$00',
  'pbkdf2-sha256$999999999$00000000000000000000000000000000$00',
  'pbkdf2-sha256$1000$xyz$00',
  'pbkdf2-sha256$1000$00000000000000000000000000000000$00$',
])('[LOCK-6] %o is no verifier, and nothing fits it', async (verifier) => {
  expect(await checkPassword('', verifier)).toBe(false)
})
