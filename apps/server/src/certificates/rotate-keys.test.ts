import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyStatement } from '@etalon/verify/statement'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeyProblem, loadCertificateKeys, rotateKeys, signStatement, statementOf } from './index.ts'
import { verificationData } from './testing/certificate-fixtures.ts'

let dataFolder = ''
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'etalon-rotation-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

const now = new Date('2026-11-20T00:00:00Z')
const load = () => loadCertificateKeys({ dataFolder, issuedBefore: false, now })
const rotate = (more: { announce?: boolean; checkCodes?: boolean } = {}, at = now) => rotateKeys({ dataFolder, now: at, ...more })
const path = () => join(dataFolder, 'keys/certificate-keys.json')
const identity = { tenant: '000000', number: 'LX-2026-003187', issued: '2026-09-10' }
const names = async () => (await load()).publicKeys.keys.map(({ kid }) => kid)

test('[CERT-1] what an old key signed keeps verifying after another took its place, and the new one signs what comes', async () => {
  const before = await load()
  const sign = (keys: Awaited<ReturnType<typeof load>>) =>
    signStatement(
      statementOf(verificationData, { digests: { pdf: 'a'.repeat(64), xml: 'b'.repeat(64) } }, keys.signing.kid),
      keys,
    )
  const old = await sign(before)
  expect(await rotate()).toEqual({
    ...{ current: '2026-B', announced: undefined, published: ['2026-B', '2026-A'], checkCodeVersion: 1 },
  })
  const after = await load()
  expect(after.signing.kid).toBe('2026-B')
  expect(after.publicKeys.keys.slice(1)).toEqual(before.publicKeys.keys)
  const signed = await sign(after)
  for (const one of [old, signed]) expect(await verifyStatement(one, after.publicKeys)).toMatchObject({ ok: true })
  expect(await verifyStatement(signed, before.publicKeys)).toMatchObject({ ok: false })
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['certificate-keys.json', 'seal.pem'])
})

test('[CERT-1] a key that is announced is published first, and signs when it is asked for', async () => {
  await load()
  expect(await rotate({ announce: true })).toMatchObject({ current: '2026-A', announced: '2026-B' })
  expect((await load()).signing.kid).toBe('2026-A')
  expect(await names()).toEqual(['2026-A', '2026-B'])
  await expect(rotate({ announce: true })).rejects.toThrow(/2026-B is announced already/)
  expect(await rotate({}, new Date('2027-01-02T00:00:00Z'))).toMatchObject({ current: '2026-B', announced: undefined })
  expect(await names()).toEqual(['2026-B', '2026-A'])
  expect(await rotate({}, new Date('2027-01-02T00:00:00Z'))).toMatchObject({ current: '2027-A' })
})

test('[PUB-4][P4] check codes under a new key are others; those that are printed, and references, stay right', async () => {
  const before = await load()
  const printed = before.checkCodeOf(identity, 1)
  expect(await rotate({ checkCodes: true, announce: true })).toMatchObject({ checkCodeVersion: 1 })
  const announced = await load()
  expect(await rotate({ checkCodes: true })).toMatchObject({ checkCodeVersion: 2 })
  const after = await load()
  expect(after.checkCodeMatches(identity, 1, printed)).toBe(true)
  expect(after.checkCodeOf(identity, after.checkCodeVersion)).not.toBe(printed)
  expect(announced.checkCodeOf(identity, 2)).toBe(after.checkCodeOf(identity, 2))
  expect(await rotate({ checkCodes: true })).toMatchObject({ checkCodeVersion: 3 })
  expect(after.referenceOf(identity)).toBe(before.referenceOf(identity))
})

test('[SRV-5] no key is lost by a change that is refused, or by two at once', async () => {
  await expect(rotate()).rejects.toThrow(/There are no keys in .* yet: the first start makes them/)
  await load()
  const came = await Promise.allSettled(Array.from({ length: 6 }, () => rotate()))
  const made = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value.current] : []))
  for (const one of came) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(KeyProblem)
  expect(made.length).toBeGreaterThan(0)
  expect((await names()).length).toBe(1 + made.length)
  await writeFile(`${path()}.changing`, '')
  await expect(rotate()).rejects.toThrow(/being changed already/)
  await rm(`${path()}.changing`)
  await writeFile(path(), '{}')
  await expect(rotate()).rejects.toThrow(/cannot be read/)
  expect(await readFile(path(), 'utf8')).toBe('{}')
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['certificate-keys.json', 'seal.pem'])
})
