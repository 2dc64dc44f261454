import { execFile, execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import { verifyDetached, verifySeal } from '@etalon/verify/seal'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { issueDocument, type SealedDocument, sealDocument } from '../index.ts'
import { calibrationData, verificationData } from '../testing/certificate-fixtures.ts'
import { instituteSeal, ownCertificate, sealPdf, UnusableSeal } from './index.ts'
import { signedData, signedMessage } from './signed-message.ts'

const run = promisify(execFile)
const sealedAt = new Date('2026-09-10T08:30:00Z')
const folder = mkdtempSync(join(tmpdir(), 'etalon-seal-'))
afterAll(() => rm(folder, { recursive: true }))

/** A certificate that vouches for itself, and its key, from OpenSSL. */
const fromOpenSsl = (kind: readonly string[], name: string): { certificates: string; key: string } => {
  const key = execFileSync('openssl', ['genpkey', ...kind], { encoding: 'utf8' })
  const path = join(folder, 'openssl.key')
  writeFileSync(path, key)
  const given = ['-x509', '-new', '-key', path, '-utf8', '-subj', name, '-days', '3650', '-sha256']
  return { certificates: execFileSync('openssl', ['req', ...given], { encoding: 'utf8' }), key }
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  'ECDSA on P-256': ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  'ECDSA on P-384': ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  'RSA of 3072 bits': ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:3072'],
}
/** Certificates of OpenSSL begin now, and hold when these documents are sealed. */
const soon = () => new Date(Date.now() + 60_000)

const own = await ownCertificate(sealedAt)
const ownSeal = await instituteSeal({ certificates: own, key: own, now: sealedAt })
const sealed = await sealDocument(issueDocument(verificationData), verificationData, ownSeal, sealedAt)
const trusted = [ownSeal.fingerprint]

const written = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
/** The signature of a PDF, as a file of its own, and what it covers as another. */
const takenOut = async ({ pdf }: Pick<SealedDocument, 'pdf'>): Promise<{ message: string; covered: string }> => {
  const text = Buffer.from(pdf).toString('latin1')
  const opening = text.lastIndexOf('/Contents <') + '/Contents '.length
  const closing = text.indexOf('>', opening) + 1
  const room = Buffer.from(text.slice(opening + 1, closing - 1), 'hex')
  return {
    message: await written('message.p7s', room.subarray(0, 4 + room.readUInt16BE(2))),
    covered: await written('covered', Buffer.concat([pdf.subarray(0, opening), pdf.subarray(closing)])),
  }
}
const openSslAccepts = async (message: string, content: string, authority: string): Promise<string> => {
  const given = ['-binary', '-inform', 'DER', '-in', message, '-content', content, '-CAfile', authority, '-purpose', 'any']
  return (await run('openssl', ['cms', '-verify', ...given, '-out', '/dev/null'])).stderr
}

describe('[CERT-5] other programs say of a sealed document', () => {
  test('that its seal is sound and covers the whole of it, with the digest of the file that was issued', async () => {
    const path = await written('sealed.pdf', sealed.pdf)
    const { stdout } = await run('pdfsig', ['-nocert', path])
    expect(stdout).toContain('Signature is Valid')
    expect(stdout).toContain('Total document signed')
    expect(stdout).toContain('ETSI.CAdES.detached')
    expect(stdout).toContain('证书电子印章')
    expect((await run('qpdf', ['--check', path])).stdout).toContain('No syntax or stream encoding errors found')
    const { message, covered } = await takenOut(sealed)
    expect(await openSslAccepts(message, covered, await written('own.pem', own))).toContain('successful')
    const details = (await run('openssl', ['asn1parse', '-inform', 'DER', '-in', message])).stdout
    expect(details).toContain('id-smime-aa-signingCertificateV2')
    // PAdES has the time in the dictionary of the PDF alone (ETSI EN 319 142-1, 6.3).
    expect(details).not.toContain('signingTime')
  })

  test('that it is the same tagged PDF/A-3 as before, its data attached and every byte of it in place', async () => {
    const before = issueDocument(verificationData)
    expect(Buffer.compare(sealed.pdf.subarray(0, before.pdf.length), before.pdf)).toBe(0)
    const path = await written('tagged.pdf', sealed.pdf)
    const { stdout } = await run('pdfinfo', [path])
    expect(stdout).toMatch(/Tagged:\s+yes/)
    expect((await run('pdfinfo', ['-meta', path])).stdout).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>A</)
    await run('pdfdetach', ['-save', '1', '-o', join(folder, 'attached.xml'), path])
    expect(Buffer.compare(await readFile(join(folder, 'attached.xml')), Buffer.from(sealed.xml))).toBe(0)
    const catalogue = (await run('qpdf', ['--json', '--json-key=acroform', path])).stdout
    expect(JSON.parse(catalogue).acroform.fields).toHaveLength(1)
    const plain = (await run('qpdf', ['--qdf', '--object-streams=disable', path, '-'], { encoding: 'latin1', maxBuffer: 1e8 }))
      .stdout
    // A field prints, and the file is associated with the document (ISO 19005-3, 6.3.2 and 6.8).
    expect(plain).toMatch(/\/F 132/)
    expect(plain).toMatch(/\/AF \[/)
    expect(plain).toMatch(/\/AFRelationship \/Alternative/)
  })

  test('that a byte less, more or otherwise is not what was sealed', async () => {
    const changed = Uint8Array.from(sealed.pdf)
    changed[70_000] = (changed[70_000] ?? 0) ^ 1
    expect((await run('pdfsig', ['-nocert', await written('changed.pdf', changed)])).stdout).toContain('Digest Mismatch')
    const { message, covered } = await takenOut({ pdf: changed })
    await expect(openSslAccepts(message, covered, await written('own.pem', own))).rejects.toThrow(/verification failure/i)
  })

  test('that the signature of the DCC belongs to it', async () => {
    const authority = await written('own.pem', own)
    const signature = await written('dcc.p7s', sealed.xmlSignature)
    expect(await openSslAccepts(signature, await written('dcc.xml', sealed.xml), authority)).toContain('successful')
    const other = await written('other.xml', `${Buffer.from(sealed.xml).toString('utf8')} `)
    await expect(openSslAccepts(signature, other, authority)).rejects.toThrow(/verification failure/i)
  })

  test.each(Object.entries(kinds))('that a certificate of one’s own with %s seals as well', async (_name, kind) => {
    const given = fromOpenSsl(kind, '/C=CN/O=示例计量检测研究院/CN=证书专用章')
    const seal = await instituteSeal({ ...given, now: soon() })
    const document = await sealDocument(issueDocument(calibrationData), calibrationData, seal, soon())
    const { stdout } = await run('pdfsig', ['-nocert', await written('own-kind.pdf', document.pdf)])
    expect(stdout).toContain('Signature is Valid')
    expect(stdout).toContain('CN=证书专用章')
    const { message, covered } = await takenOut(document)
    expect(await openSslAccepts(message, covered, await written('given.pem', given.certificates))).toContain('successful')
    const verdict = { seal: 'intact', certificate: { subject: '证书专用章' } }
    expect(await verifySeal(document.pdf, [seal.fingerprint])).toMatchObject(verdict)
    expect(await verifyDetached(document.xml, document.xmlSignature, [seal.fingerprint])).toMatchObject(verdict)
    vi.stubGlobal('crypto', {})
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    expect(await verifySeal(document.pdf, [seal.fingerprint])).toMatchObject(verdict)
    const changed = Uint8Array.from(document.pdf)
    changed[100] = (changed[100] ?? 0) ^ 1
    expect(await verifySeal(changed, [seal.fingerprint])).toMatchObject({ seal: 'broken', fault: 'changed' })
  })

  test('that the certificates above come along, and none can be left out', async () => {
    const root = fromOpenSsl(kinds['ECDSA on P-256'] ?? [], '/CN=示例根 CA')
    const key = execFileSync('openssl', ['genpkey', ...(kinds['ECDSA on P-256'] ?? [])], { encoding: 'utf8' })
    await written('leaf.key', key)
    await written('root.pem', root.certificates)
    await written('root.key', root.key)
    const at = { cwd: folder, encoding: 'utf8' } as const
    execFileSync('openssl', ['req', '-new', '-key', 'leaf.key', '-utf8', '-subj', '/CN=示例章', '-out', 'leaf.csr'], at)
    const issued = ['-req', '-in', 'leaf.csr', '-CA', 'root.pem', '-CAkey', 'root.key', '-set_serial', '7', '-days', '99']
    const leaf = execFileSync('openssl', ['x509', ...issued], { ...at, stdio: ['ignore', 'pipe', 'ignore'] })
    const seal = await instituteSeal({ certificates: leaf + root.certificates, key, now: soon() })
    const signature = await seal.signData(sealed.xml, soon())
    const paths = [await written('chain.p7s', signature), await written('chain.xml', sealed.xml)] as const
    expect(await openSslAccepts(...paths, join(folder, 'root.pem'))).toContain('successful')
    expect(await verifyDetached(sealed.xml, signature, [seal.fingerprint])).toMatchObject({
      seal: 'intact',
      certificate: { subject: '示例章', issuer: '示例根 CA' },
    })
    const alone = await instituteSeal({ certificates: leaf, key, now: soon() })
    expect(signature.length).toBeGreaterThan((await alone.signData(sealed.xml, soon())).length)
  })
})

describe('[CERT-5] a seal says what is wrong with a file', () => {
  const faultOf = async (bytes: Uint8Array<ArrayBuffer>, certificates: readonly string[] = trusted) => {
    const check = await verifySeal(bytes, certificates)
    return check.seal === 'broken' ? check.fault : check.seal
  }

  test('nothing, where it is as it was sealed: by whom, and when', async () => {
    expect(await verifySeal(sealed.pdf, trusted)).toMatchObject({
      seal: 'intact',
      sealedAt: '2026-09-10T08:30:00.000Z',
      certificate: { fingerprint: ownSeal.fingerprint, subject: '证书电子印章（自签） Certificate seal, self-signed' },
    })
    expect(await faultOf(issueDocument(verificationData).pdf)).toBe('none')
  })

  test('bytes changed, bytes after the seal, an end that is missing', async () => {
    const changed = Uint8Array.from(sealed.pdf)
    changed[70_000] = (changed[70_000] ?? 0) ^ 1
    expect(await faultOf(changed)).toBe('changed')
    expect(await faultOf(new Uint8Array([...sealed.pdf, 10]))).toBe('appended')
    expect(await faultOf(sealed.pdf.slice(0, -7))).toBe('cut')
    expect(await faultOf(sealed.pdf.slice(0, -1500))).toBe('cut')
    expect(await faultOf(issueDocument(verificationData).pdf)).toBe('none')
  })

  test('another page written over the sealed one, as editors append it', async () => {
    const document = await PDFDocument.load(sealed.pdf, { updateMetadata: false, forIncrementalUpdate: true })
    const changes = document.takeSnapshot()
    changes.markRefForSave(document.getPage(0).ref)
    document.getPage(0).drawText('1.0', { x: 300, y: 400 })
    const more = await document.saveIncremental(changes, { useObjectStreams: false })
    const edited = new Uint8Array(Buffer.concat([sealed.pdf, more]))
    expect((await run('qpdf', ['--check', await written('edited.pdf', edited)])).stdout).toContain('No syntax')
    expect(await faultOf(edited)).toBe('appended')
  })

  test('a foreign certificate, whatever name it has: another who seals the same document', async () => {
    const stranger = await ownCertificate(sealedAt)
    const seal = await instituteSeal({ certificates: stranger, key: stranger, now: sealedAt })
    const forged = await sealDocument(
      issueDocument({ ...verificationData, client: { name: '他人', address: '' } }),
      verificationData,
      seal,
      sealedAt,
    )
    expect(await verifySeal(forged.pdf, trusted)).toMatchObject({
      seal: 'broken',
      fault: 'foreign',
      certificate: { subject: '证书电子印章（自签） Certificate seal, self-signed' },
    })
    expect(await verifyDetached(forged.xml, forged.xmlSignature, trusted)).toMatchObject({ seal: 'broken', fault: 'foreign' })
  })

  test('another’s signature put under the institute’s certificate', async () => {
    const { privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
    const forged = await signedData(sealed.xml, sealedAt, { certificates: ownSeal.certificates, privateKey })
    expect(await verifyDetached(sealed.xml, forged, trusted)).toMatchObject({ seal: 'broken', fault: 'forged' })
    const pdf = await sealPdf(
      issueDocument(verificationData).pdf,
      { name: 'x', reason: 'x', location: 'x', sealedAt },
      {
        ...ownSeal,
        sign: (what) => signedMessage(what, { certificates: ownSeal.certificates, privateKey }),
      },
    )
    expect(await faultOf(pdf)).toBe('forged')
  })

  test('a certificate that did not hold when it says it sealed', async () => {
    const late = await sealDocument(issueDocument(verificationData), verificationData, ownSeal, new Date('2036-10-01T00:00:00Z'))
    expect(await faultOf(late.pdf)).toBe('outdated')
  })

  test('no change of one byte anywhere near the seal leaves it intact', async () => {
    const begin = issueDocument(verificationData).pdf.length
    for (let at = begin; at < sealed.pdf.length; at += 3) {
      const changed = Uint8Array.from(sealed.pdf)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      const check = await verifySeal(changed, trusted)
      expect(check.seal, `byte ${at}`).not.toBe('intact')
    }
  })
})

test.each([
  ['no certificate', { certificates: '', key: own }, 'no certificate'],
  ['no key', { certificates: own, key: 'x' }, 'cannot be read'],
  ['a key of another', { certificates: own, key: await ownCertificate(sealedAt) }, 'does not belong'],
])('[CERT-5] with %s there is no seal, and it is said why', async (_what, given, words) => {
  await expect(instituteSeal({ ...given, now: sealedAt })).rejects.toThrow(UnusableSeal)
  await expect(instituteSeal({ ...given, now: sealedAt })).rejects.toThrow(words)
})

test('[CERT-5] a certificate that is over, or a key that browsers do not check, seals nothing', async () => {
  await expect(instituteSeal({ certificates: own, key: own, now: new Date('2040-01-01T00:00:00Z') })).rejects.toThrow(
    'holds from',
  )
  const weak = fromOpenSsl(['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'], '/CN=weak')
  await expect(instituteSeal({ ...weak, now: soon() })).rejects.toThrow('RSA of at least 2048 bits')
  const curve = fromOpenSsl(['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1'], '/CN=curve')
  await expect(instituteSeal({ ...curve, now: soon() })).rejects.toThrow('P-256 or P-384')
})
