import { afterEach, describe, expect, test, vi } from 'vitest'
import { testInstitute } from '../testing/issued.ts'
import { keyFingerprint, parseStatement, verifyStatement } from './index.ts'

const institute = await testInstitute()
const jws = await institute.sign(institute.statement)

test('[CERT-1] a statement signed by the institute is believed, word for word', async () => {
  expect(await verifyStatement(jws, institute.keys)).toEqual({ ok: true, statement: institute.statement })
})

test('[CERT-1] any changed character is noticed', async () => {
  const [header = '', payload = '', signature = ''] = jws.split('.')
  const swap = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
  for (let at = 0; at < payload.length; at += 7) {
    expect(
      await verifyStatement([header, swap(payload, at), signature].join('.'), institute.keys),
      `payload ${at}`,
    ).toMatchObject({ ok: false })
  }
  for (let at = 0; at < signature.length - 1; at += 5) {
    expect(await verifyStatement([header, payload, swap(signature, at)].join('.'), institute.keys), `signature ${at}`).toEqual({
      ok: false,
      reason: 'signature',
    })
  }
})

test('[CERT-1] a key that the institute does not publish is not believed, even under a published name', async () => {
  const stranger = await testInstitute()
  expect(await verifyStatement(await stranger.sign(institute.statement), institute.keys)).toEqual({
    ok: false,
    reason: 'signature',
  })
  expect(
    await verifyStatement(await stranger.sign({ ...institute.statement, kid: '2030-X' }, { kid: '2030-X' }), institute.keys),
  ).toEqual({ ok: false, reason: 'unknown-key' })
  expect(await verifyStatement(jws, { keys: [] })).toEqual({ ok: false, reason: 'unknown-key' })
})

test('[CERT-1] an older key still verifies what it signed', async () => {
  const newer = await testInstitute('2027-A')
  expect(await verifyStatement(jws, { keys: [...newer.keys.keys, ...institute.keys.keys] })).toMatchObject({ ok: true })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over plain http, where browsers lend no cryptography', {}],
  [
    'in a browser that is too old for Ed25519',
    {
      subtle: {
        importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
        generateKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
      },
    },
  ],
])('[CERT-1] %s a statement is checked in script', async (_where, crypto) => {
  const stranger = await testInstitute()
  const forged = await stranger.sign(institute.statement)
  vi.stubGlobal('crypto', crypto)
  expect(await verifyStatement(jws, institute.keys)).toEqual({ ok: true, statement: institute.statement })
  expect(await verifyStatement(forged, institute.keys)).toEqual({ ok: false, reason: 'signature' })
})

test('[CERT-1] a published key that is none disproves what is said to be signed with it', async () => {
  expect(await verifyStatement(jws, { keys: [{ ...institute.keys.keys[0], kty: 'OKP', x: 'AAAA' }] })).toEqual({
    ok: false,
    reason: 'signature',
  })
})

describe('[CERT-1] what is not a statement', () => {
  test('is refused as malformed', async () => {
    const unsigned = `${btoa('{"alg":"none","typ":"etalon-statement+jws","kid":"2026-A"}')}.${btoa('{}')}.`
    for (const text of [
      '',
      'a.b.c',
      '...',
      'x'.repeat(100_000),
      unsigned,
      await institute.sign(institute.statement, { typ: 'JWT' }),
    ]) {
      expect(await verifyStatement(text, institute.keys)).toEqual({ ok: false, reason: 'malformed' })
    }
  })

  test('is refused for its content, though signed', async () => {
    const { digests, ...without } = institute.statement
    const wrong = [
      'not json',
      [],
      without,
      { ...institute.statement, version: 2 },
      { ...institute.statement, kind: 'other' },
      { ...institute.statement, kid: '2025-A' },
      { ...institute.statement, digests: { ...digests, pdf: digests.pdf.toUpperCase() } },
      { ...institute.statement, issued: '10.09.2026' },
      { ...institute.statement, reference: 'short' },
      { ...institute.statement, conclusion: undefined },
      { ...institute.statement, instrument: { zh: '', en: '' } },
    ]
    for (const content of wrong)
      expect(await verifyStatement(await institute.sign(content), institute.keys)).toEqual({ ok: false, reason: 'content' })
  })
})

test('[CERT-1] a calibration has neither conclusion nor last day, and unknown fields are dropped', () => {
  const calibration = { ...institute.statement, kind: 'calibration', conclusion: null, validUntil: null }
  expect(parseStatement({ ...calibration, client: 'nobody' })).toEqual(calibration)
})

test('[CERT-1] a key has one short fingerprint, made of its public part alone (RFC 8037, appendix A.3)', async () => {
  const key = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
  // The thumbprint kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k begins with these eight bytes.
  expect(await keyFingerprint(key)).toBe('90FA CAFE A9B1 5566')
  expect(await keyFingerprint({ ...key, d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', kid: '2026-A' })).toBe(
    '90FA CAFE A9B1 5566',
  )
})
