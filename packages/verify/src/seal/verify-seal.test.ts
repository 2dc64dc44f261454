import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { xml } from '../testing/issued.ts'
import { ecdsaSealed, rsaSealed } from '../testing/sealed.ts'
import { fingerprintsOfPem, verifyDetached, verifySeal } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

const notSupported = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'))
const cryptographies = {
  'the browser’s own cryptography': undefined,
  'no cryptography, as over plain http': {},
  'a browser that lacks the algorithm': {
    subtle: { digest: crypto.subtle.digest.bind(crypto.subtle), importKey: notSupported, verify: notSupported },
  },
}
const cases = Object.entries(cryptographies).flatMap(([name, crypto]) =>
  ([['ECDSA', ecdsaSealed] as const, ['RSA', rsaSealed] as const] as const).map(
    ([kind, sealed]) => [kind, name, sealed, crypto] as const,
  ),
)

describe.each(cases)('[CERT-5] a seal of %s with %s', (_kind, _where, sealed, given) => {
  const trusted = [sealed.fingerprint]
  const stub = () => {
    if (given !== undefined) vi.stubGlobal('crypto', given)
  }

  test('is intact, and its faults are told apart', async () => {
    stub()
    expect(await verifySeal(sealed.pdf, trusted)).toMatchObject({ seal: 'intact', certificate: { fingerprint: trusted[0] } })
    expect(await verifySeal(sealed.pdf, ['0'.repeat(64)])).toMatchObject({ seal: 'broken', fault: 'foreign' })
    expect(await verifySeal(new Uint8Array([...sealed.pdf, 10]), trusted)).toMatchObject({ seal: 'broken', fault: 'appended' })
    expect(await verifySeal(sealed.pdf.slice(0, -1), trusted)).toMatchObject({ seal: 'broken', fault: 'cut' })
    const changed = Uint8Array.from(sealed.pdf)
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(await verifySeal(changed, trusted)).toMatchObject({ seal: 'broken', fault: 'changed' })
  })

  test('of an XML stands beside it', async () => {
    stub()
    expect(await verifyDetached(xml, sealed.signature, trusted)).toMatchObject({ seal: 'intact' })
    expect(await verifyDetached(new Uint8Array([...xml, 10]), sealed.signature, trusted)).toMatchObject({ fault: 'changed' })
    expect(await verifyDetached(xml, sealed.signature, [])).toMatchObject({ fault: 'foreign' })
    expect(await verifyDetached(xml, sealed.signature.slice(1), trusted)).toMatchObject({ fault: 'damaged' })
    expect(await verifyDetached(xml, new Uint8Array(0), trusted)).toMatchObject({ fault: 'damaged' })
  })
})

test('[CERT-5] no byte of a sealed file or of a signature can be changed, added or taken out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(ecdsaSealed, rsaSealed),
      fc.boolean(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      fc.constantFrom('change', 'add', 'drop'),
      async (sealed, isDetached, place, difference, kind) => {
        const file = isDetached ? sealed.signature : sealed.pdf
        const at = place % file.length
        const changed =
          kind === 'add'
            ? new Uint8Array([...file.slice(0, at), difference, ...file.slice(at)])
            : kind === 'drop'
              ? new Uint8Array([...file.slice(0, at), ...file.slice(at + 1)])
              : Uint8Array.from(file)
        if (kind === 'change') changed[at] = (file[at] ?? 0) ^ difference
        const trusted = [sealed.fingerprint]
        const check = isDetached ? await verifyDetached(xml, changed, trusted) : await verifySeal(changed, trusted)
        expect(check.seal).not.toBe('intact')
      },
    ),
    { numRuns: 1000 },
  )
})

test('[CERT-5] a signature has one form only: each of its bytes counts, also of those that it does not cover', async () => {
  for (const { signature, fingerprint } of [ecdsaSealed, rsaSealed])
    for (let at = 0; at < signature.length; at += 1)
      for (const difference of [0x01, 0x20, 0xff]) {
        const changed = Uint8Array.from(signature)
        changed[at] = (changed[at] ?? 0) ^ difference
        expect((await verifyDetached(xml, changed, [fingerprint])).seal, `byte ${at}`).toBe('broken')
      }
})

test('[CERT-5] what has no seal, or only words of one, has none', async () => {
  const of = (text: string) => verifySeal(new TextEncoder().encode(text), [ecdsaSealed.fingerprint])
  expect(await of('%PDF-1.7 nothing')).toEqual({ seal: 'none' })
  expect(await of('%PDF-1.7 /ByteRange [ 0 10 20 30 ]')).toEqual({ seal: 'broken', fault: 'damaged' })
  expect(await of('/ByteRange [ 0 47 51 1 ] /Contents <>'.padEnd(100))).toEqual({ seal: 'broken', fault: 'damaged' })
})

test('[CERT-5] words of a byte range that somebody put into a file do not hide its seal', async () => {
  const hostile = new TextEncoder().encode('%PDF-1.7 /ByteRange [ 0 1 2 3 ] ')
  const check = await verifySeal(new Uint8Array([...hostile, ...ecdsaSealed.pdf]), [ecdsaSealed.fingerprint])
  expect(check).toMatchObject({ seal: 'broken' })
})

test('[CERT-5] published certificates are known by their fingerprints', async () => {
  const one = '-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n'
  expect(await fingerprintsOfPem(`words ${one}more ${one}`)).toEqual([
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ])
})
