import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pdf, reference, testInstitute, xml } from '../testing/issued.ts'
import { ecdsaSealed, rsaSealed } from '../testing/sealed.ts'
import { digestOf, type FileCheckPorts, largestFile, referencesIn, verifyFile } from './index.ts'

const institute = await testInstitute()
const jws = await institute.sign(institute.statement)

/** The institute's answer, and what it was asked. */
const portsWith = (answer: string | undefined) => {
  const asked: string[] = []
  const ports: FileCheckPorts = {
    keys: institute.keys,
    fetchStatement: async (one) => {
      asked.push(one)
      return one === reference ? answer : undefined
    },
  }
  return { asked, ports }
}

test('[CERT-1] the issued files are genuine, and only the reference is asked for', async () => {
  const { asked, ports } = portsWith(jws)
  expect(await verifyFile(pdf, ports)).toEqual({
    verdict: 'genuine',
    part: 'pdf',
    digest: institute.statement.digests.pdf,
    statement: institute.statement,
    jws,
  })
  expect(await verifyFile(xml, ports)).toMatchObject({ verdict: 'genuine', part: 'xml' })
  expect(asked).toEqual([reference, reference])
})

test('[CERT-1][CERT-4] one changed, added or missing byte anywhere, and the file is not genuine', async () => {
  const { ports } = portsWith(jws)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(pdf, xml),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      fc.constantFrom('change', 'add', 'drop'),
      async (file, place, difference, kind) => {
        const at = place % file.length
        const changed =
          kind === 'add'
            ? new Uint8Array([...file.slice(0, at), difference, ...file.slice(at)])
            : kind === 'drop'
              ? new Uint8Array([...file.slice(0, at), ...file.slice(at + 1)])
              : new Uint8Array(file)
        if (kind === 'change') changed[at] = (file[at] ?? 0) ^ difference
        expect((await verifyFile(changed, ports)).verdict).not.toBe('genuine')
      },
    ),
    { numRuns: 300 },
  )
})

test('[CERT-4] words changed with the reference left in place are called changed', async () => {
  const text = new TextDecoder().decode(pdf).replace('1.6 级合格', '1.0 级合格')
  expect(await verifyFile(new TextEncoder().encode(text), portsWith(jws).ports)).toMatchObject({
    verdict: 'changed',
    statement: { number: 'LX-2026-003187' },
  })
})

describe('[CERT-1] nothing is said about', () => {
  test('a scan, an empty or an enormous file', async () => {
    const { asked, ports } = portsWith(jws)
    expect(await verifyFile(new TextEncoder().encode('%PDF-1.4 a scan'), ports)).toEqual({
      verdict: 'unknown',
      reason: 'no-reference',
    })
    expect(await verifyFile(new Uint8Array(0), ports)).toEqual({ verdict: 'unknown', reason: 'empty' })
    expect(await verifyFile(new Uint8Array(largestFile + 1), ports)).toEqual({ verdict: 'unknown', reason: 'too-large' })
    expect(asked).toEqual([])
  })

  test('a file with two references', async () => {
    const two = new Uint8Array([...pdf, ...new TextEncoder().encode(`etalon-reference:${reference.replace('7K', '8K')}`)])
    expect(await verifyFile(two, portsWith(jws).ports)).toEqual({ verdict: 'unknown', reason: 'several-references' })
  })

  test('a reference that the institute does not know, or when it cannot be asked', async () => {
    expect(await verifyFile(pdf, portsWith(undefined).ports)).toEqual({ verdict: 'unknown', reason: 'no-statement' })
    const offline: FileCheckPorts = {
      keys: institute.keys,
      fetchStatement: () => Promise.reject(new TypeError('Failed to fetch')),
    }
    expect(await verifyFile(pdf, offline)).toEqual({ verdict: 'unknown', reason: 'unreachable' })
  })

  test('a statement of somebody else, or about another document', async () => {
    const stranger = await testInstitute()
    expect(await verifyFile(pdf, portsWith(await stranger.sign(institute.statement)).ports)).toEqual({
      verdict: 'unknown',
      reason: 'statement-refused',
      refusal: 'signature',
    })
    const other = await institute.sign({ ...institute.statement, reference: reference.replace('7K', '8K') })
    expect(await verifyFile(pdf, portsWith(other).ports)).toEqual({
      verdict: 'unknown',
      reason: 'statement-refused',
      refusal: 'other-document',
    })
  })
})

test('[CERT-1] where the browser lends no cryptography, as over plain http, the file is checked in script', async () => {
  vi.stubGlobal('crypto', {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(await verifyFile(pdf, portsWith(jws).ports)).toMatchObject({ verdict: 'genuine' })
  expect(await verifyFile(new Uint8Array([...pdf, 10]), portsWith(jws).ports)).toMatchObject({ verdict: 'changed' })
})

test('[CERT-1] digests are SHA-256 (FIPS 180-4)', async () => {
  expect(await digestOf(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('[CERT-1] a reference is 26 symbols, no more and no fewer', () => {
  const of = (text: string) => referencesIn(new TextEncoder().encode(text))
  expect(of(`etalon-reference:${reference} etalon-reference:${reference})`)).toEqual([reference])
  expect(of(`etalon-reference:${reference}A`)).toEqual([])
  expect(of(`etalon-reference:${reference.slice(1)}`)).toEqual([])
  expect(of(`etalon-reference:${reference.toLowerCase()}`)).toEqual([])
})

describe('[CERT-5] where seals are looked at', () => {
  const offline = {
    keys: institute.keys,
    seals: [ecdsaSealed.fingerprint],
    fetchStatement: () => Promise.reject(new TypeError('Failed to fetch')),
  }

  test('and the institute cannot be asked, the seal says whether a file was changed, and by whom it was sealed', async () => {
    expect(await verifyFile(ecdsaSealed.pdf, offline)).toMatchObject({ verdict: 'sealed', seal: { seal: 'intact' } })
    const longer = new Uint8Array([...ecdsaSealed.pdf, 10])
    expect(await verifyFile(longer, offline)).toMatchObject({ verdict: 'broken', seal: { fault: 'appended' } })
    expect(await verifyFile(rsaSealed.pdf, offline)).toMatchObject({ verdict: 'broken', seal: { fault: 'foreign' } })
    expect(await verifyFile(pdf, offline)).toEqual({ verdict: 'unknown', reason: 'unreachable' })
    expect(await verifyFile(xml, offline)).toEqual({ verdict: 'unknown', reason: 'unreachable' })
    const detached = ecdsaSealed.signature
    expect(await verifyFile(xml, { ...offline, detached })).toMatchObject({ verdict: 'sealed' })
  })

  test('the seal stands beside what the statement says', async () => {
    const digests = { pdf: await digestOf(ecdsaSealed.pdf), xml: institute.statement.digests.xml }
    const statement = await institute.sign({ ...institute.statement, digests })
    const ports = { ...portsWith(statement).ports, seals: offline.seals }
    expect(await verifyFile(ecdsaSealed.pdf, ports)).toMatchObject({ verdict: 'genuine', seal: { seal: 'intact' } })
    expect(await verifyFile(new Uint8Array([...ecdsaSealed.pdf, 10]), ports)).toMatchObject({
      verdict: 'changed',
      seal: { seal: 'broken', fault: 'appended' },
    })
    expect(await verifyFile(xml, ports)).toMatchObject({ verdict: 'genuine', part: 'xml', seal: { seal: 'none' } })
  })
})
