import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeyProblem, loadCertificateKeys } from './index.ts'

let dataFolder = ''
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'etalon-keys-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

const now = new Date('2026-11-20T00:00:00Z')
const load = (issuedBefore = false) => loadCertificateKeys({ dataFolder, issuedBefore, now })
const path = () => join(dataFolder, 'keys/certificate-keys.json')
const identity = { tenant: '000000', number: 'LX-2026-003187', issued: '2026-09-10' }

test('[CERT-1] the keys are made once, and only their owner may read them', async () => {
  const first = await load()
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataFolder, 'keys'))).mode & 0o077).toBe(0)
  await chmod(path(), 0o644)
  const again = await load(true)
  expect(again.publicKeys).toEqual(first.publicKeys)
  expect(again.checkCodeOf(identity, 1)).toBe(first.checkCodeOf(identity, 1))
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  expect(first.signing.kid).toBe('2026-A')
})

test('[CERT-5] the seal is made once, and only its owner may read it; one that is spoilt is named', async () => {
  const { seal } = await load()
  const file = join(dataFolder, 'keys/seal.pem')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await load(true)).seal.fingerprint).toBe(seal.fingerprint)
  await writeFile(file, 'x')
  await expect(load(true)).rejects.toThrow(/keys\/seal\.pem cannot be used/)
  expect(await readFile(file, 'utf8')).toBe('x')
})

test('[CERT-5] a certificate of one’s own is taken from where the settings say, and what is wrong with it is said by their names', async () => {
  const made = join(dataFolder, 'keys/seal.pem')
  const { seal } = await load()
  const given = { certificate: join(dataFolder, 'own.pem'), key: join(dataFolder, 'own.key') }
  const loadOwn = () => loadCertificateKeys({ dataFolder, issuedBefore: true, now, sealFiles: given })
  await expect(loadOwn()).rejects.toThrow(/^ETALON_SEAL_CERTIFICATE: .*own\.pem cannot be read/)
  await writeFile(given.certificate, await readFile(made, 'utf8'))
  await expect(loadOwn()).rejects.toThrow(/^ETALON_SEAL_KEY: .*own\.key cannot be read/)
  await writeFile(given.key, await readFile(made, 'utf8'))
  await rm(made)
  expect((await loadOwn()).seal.fingerprint).toBe(seal.fingerprint)
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['certificate-keys.json'])
})

test('[CERT-1] only public parts are published', async () => {
  const { publicKeys } = await load()
  expect(publicKeys.keys).toEqual([
    { kty: 'OKP', crv: 'Ed25519', x: expect.stringMatching(/^[\w-]{43}$/), kid: '2026-A', use: 'sig', alg: 'EdDSA' },
  ])
})

test('[SRV-5] several processes that start at once end up with the same keys, and leave nothing behind', async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => load()))
  expect(new Set(loaded.map((keys) => JSON.stringify(keys.publicKeys))).size).toBe(1)
  expect(new Set(loaded.map(({ seal }) => seal.fingerprint)).size).toBe(1)
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['certificate-keys.json', 'seal.pem'])
})

test('[CERT-1] lost or spoilt keys are never replaced over issued certificates', async () => {
  await expect(load(true)).rejects.toThrow(KeyProblem)
  await load()
  const kept = await readFile(path(), 'utf8')
  for (const spoilt of ['', '{}', kept.slice(0, -20), kept.replace('"current": "2026-A"', '"current": "2025-A"')]) {
    await writeFile(path(), spoilt)
    await expect(load()).rejects.toThrow(KeyProblem)
    expect(await readFile(path(), 'utf8')).toBe(spoilt)
  }
})

test('[PUB-4][P4][P5] code and reference depend on tenant, number, issue and purpose, and stay the same', async () => {
  const keys = await load()
  const others = [
    identity,
    { ...identity, tenant: '000001' },
    { ...identity, number: 'LX-2026-003188' },
    { ...identity, issued: '2026-09-11' },
    { tenant: '000000LX', number: '-2026-003187', issued: '2026-09-10' },
  ]
  expect(new Set(others.map((one) => keys.checkCodeOf(one, 1))).size).toBe(others.length)
  expect(new Set(others.map(keys.referenceOf)).size).toBe(others.length)
  expect(keys.referenceOf(identity)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(keys.referenceOf(identity).startsWith(keys.checkCodeOf(identity, 1))).toBe(false)
})

test('[PUB-4][P4] a typed code is compared tolerantly, and what cannot be one is simply wrong', async () => {
  const keys = await load()
  const code = keys.checkCodeOf(identity, keys.checkCodeVersion)
  expect(keys.checkCodeMatches(identity, 1, code)).toBe(true)
  expect(keys.checkCodeMatches(identity, 1, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(true)
  const wrong = `${code.startsWith('7') ? '8' : '7'}${code.slice(1)}`
  for (const typed of ['', wrong, code.slice(1), `${code}0`, '!!!!!!!!', 'x'.repeat(10_000)])
    expect(keys.checkCodeMatches(identity, 1, typed)).toBe(false)
})

test('[PUB-4][P4] codes printed under an older key stay right after a newer one', async () => {
  const before = (await load()).checkCodeOf(identity, 1)
  const held = JSON.parse(await readFile(path(), 'utf8'))
  held.checkCode = { current: 2, keys: { ...held.checkCode.keys, 2: Buffer.alloc(32, 7).toString('base64url') } }
  await writeFile(path(), JSON.stringify(held))
  const keys = await load(true)
  expect(keys.checkCodeVersion).toBe(2)
  expect(keys.checkCodeMatches(identity, 1, before)).toBe(true)
  expect(keys.checkCodeMatches(identity, 2, before)).toBe(false)
  expect(() => keys.checkCodeOf(identity, 3)).toThrow(KeyProblem)
})
