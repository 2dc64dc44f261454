import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { digestOf, verifyFile } from '@etalon/verify/file'
import { verifyStatement } from '@etalon/verify/statement'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CertificateData,
  codeAddress,
  type IssuedDocument,
  issueDocument,
  loadCertificateKeys,
  qrCodeSvg,
  signStatement,
  statementOf,
  UnprintableText,
} from './index.ts'
import { calibrationData, rejectionData, verificationData } from './testing/certificate-fixtures.ts'

const run = promisify(execFile)
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalon-issue-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What a program prints; a complaint on its second channel is a failure too. */
const tool = async (name: string, ...given: string[]): Promise<string> => {
  const { stdout, stderr } = await run(name, given, { cwd: folder })
  expect(stderr).toBe('')
  return stdout
}
const onDisk = async ({ pdf }: IssuedDocument): Promise<string> => {
  const path = join(folder, 'certificate.pdf')
  await writeFile(path, pdf)
  return path
}
const textOf = async (data: CertificateData): Promise<string> =>
  (await tool('pdftotext', '-layout', await onDisk(issueDocument(data)), '-')).replace(/\s+/g, ' ')

describe('[CERT-3] the certificate', () => {
  test('is a tagged PDF/A-3 that other programs read without complaint, its data attached', async () => {
    const issued = issueDocument(verificationData)
    const path = await onDisk(issued)
    const info = await tool('pdfinfo', path)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Pages:\s+2/)
    expect(info).toMatch(/Page size:.*A4/)
    const metadata = await tool('pdfinfo', '-meta', path)
    expect(metadata).toMatch(/<pdfaid:part>3</)
    expect(metadata).toMatch(/<pdfaid:conformance>A</)
    expect(await tool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found')
    expect(await tool('pdfdetach', '-list', path)).toContain('LX-2026-003187.dcc.xml')
    await tool('pdfdetach', '-save', '1', '-o', 'attached.xml', path)
    expect(Buffer.compare(await readFile(join(folder, 'attached.xml')), Buffer.from(issued.xml))).toBe(0)
    const fonts = (await tool('pdffonts', path)).split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
  })

  test('has the same bytes whenever it is made from the same data', () => {
    const first = issueDocument(calibrationData)
    issueDocument(verificationData)
    expect(issueDocument(structuredClone(calibrationData)).digests).toEqual(first.digests)
    expect(issueDocument({ ...calibrationData, place: '现场' }).digests.pdf).not.toBe(first.digests.pdf)
  })

  test('carries what a verification must say, in Chinese that can be searched', async () => {
    const text = await textOf(verificationData)
    for (const words of [
      '检定证书',
      'LX-2026-003187',
      '长沙星麓精工机械有限公司',
      '弹性元件式一般压力表',
      '2409173',
      '1.6 级合格',
      '2026 年 09 月 08 日',
      '2027 年 03 月 07 日',
      '周明远',
      '何静',
      '沈国栋',
      'JJG 52-2013',
      '7K3M-9QXT',
      '±0.0256',
      '以下空白',
      '第 2 页 共 2 页',
      'query.example.cn',
      '9F3C 71D0 5B2E 4A88',
    ]) {
      expect(text.replaceAll(' ', ''), words).toContain(words.replaceAll(' ', ''))
    }
  })

  test('of a calibration gives U with k for each result and judges nothing', async () => {
    const text = (await textOf(calibrationData)).replaceAll(' ', '')
    for (const words of [
      '校准证书',
      '−50.001',
      '+0.029',
      'k=2',
      '溯源至国家计量基准',
      '未经本院书面批准，不得部分复印',
      '138.5242Ω',
      '续表',
      '客户未要求给出符合性判断',
    ]) {
      expect(text, words).toContain(words)
    }
    expect(text).not.toContain('有效期至2')
    expect(text).not.toContain('检定结论')
  })

  test('becomes a notice when the instrument failed: it names what failed and has no last day', async () => {
    const text = (await textOf(rejectionData)).replaceAll(' ', '')
    for (const words of ['检定结果通知书', '不合格项目', '示值误差（90%以下）', '+0.04MPa']) expect(text, words).toContain(words)
    expect(text).not.toContain('2027年')
  })

  test('names the one that it replaces, and why', async () => {
    const text = (
      await textOf({ ...verificationData, replaces: { number: 'LX-2026-003001', reason: '委托单位名称有误' } })
    ).replaceAll(' ', '')
    expect(text).toContain('本证书替换LX-2026-003001，原证书作废。原因：委托单位名称有误')
  })

  test('takes every text as text: no markup, no command and no path gets through', async () => {
    const hostile = '#panic("x") $x$ *b* <t> @r \\ ``` // "、../'
    const text = await textOf({
      ...verificationData,
      number: '../LX/1',
      client: { name: hostile, address: hostile },
      remarks: [{ zh: hostile, en: hostile }],
    })
    expect(text).toContain('#panic("x") $x$ *b* <t> @r')
    expect(await tool('pdfdetach', '-list', join(folder, 'certificate.pdf'))).toContain('___LX_1.dcc.xml')
  })

  test('lets no missing glyph through: the character is named, and nothing is made', () => {
    const made = () => issueDocument({ ...verificationData, client: { name: '甲\u{10fffd}乙', address: '' } })
    expect(made).toThrow(UnprintableText)
    expect(made).toThrow(expect.objectContaining({ text: expect.stringContaining('\u{10fffd}') }))
  })
})

test('[PUB-3] the printed code is small, all capitals, and tells nothing but the reference', () => {
  expect(codeAddress('https://query.example.cn/', verificationData.reference)).toBe(
    'HTTPS://QUERY.EXAMPLE.CN/V/7K3M9QXT0123456789ABCDEFGH',
  )
  expect(codeAddress('http://127.0.0.1:4200', verificationData.reference)).toBe(
    'HTTP://127.0.0.1:4200/V/7K3M9QXT0123456789ABCDEFGH',
  )
  expect(() => codeAddress('https://a_b.example', verificationData.reference)).toThrow(RangeError)
  expect(qrCodeSvg(codeAddress('https://query.example.cn', verificationData.reference))).toContain('viewBox="0 0 29 29"')
})

test('[CERT-1] an issued file, its statement and the published keys agree; a changed byte does not', async () => {
  const keys = await loadCertificateKeys({ dataFolder: folder, issuedBefore: false, now: new Date('2026-09-10T00:00:00Z') })
  const identity = { tenant: verificationData.tenant, number: verificationData.number, issued: verificationData.issued }
  const data = {
    ...verificationData,
    reference: keys.referenceOf(identity),
    checkCode: keys.checkCodeOf(identity, keys.checkCodeVersion),
  }
  const issued = issueDocument(data)
  expect(issued.digests).toEqual({ pdf: await digestOf(issued.pdf), xml: await digestOf(issued.xml) })
  const jws = await signStatement(statementOf(data, issued, keys.signing.kid), keys)
  expect(await signStatement(statementOf(data, issued, keys.signing.kid), keys)).toBe(jws)
  expect(await verifyStatement(jws, keys.publicKeys)).toMatchObject({
    ok: true,
    statement: { number: data.number, validUntil: '2027-03-07' },
  })
  const asked: string[] = []
  const ports = {
    keys: keys.publicKeys,
    fetchStatement: async (reference: string) => {
      asked.push(reference)
      return reference === data.reference ? jws : undefined
    },
  }
  expect(await verifyFile(issued.pdf, ports)).toMatchObject({ verdict: 'genuine', part: 'pdf' })
  expect(await verifyFile(issued.xml, ports)).toMatchObject({ verdict: 'genuine', part: 'xml' })
  expect(asked).toEqual([data.reference, data.reference])
  for (let at = 0; at < issued.pdf.length; at += 9973) {
    const changed = new Uint8Array(issued.pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect((await verifyFile(changed, ports)).verdict, `byte ${at}`).not.toBe('genuine')
  }
  expect(() => signStatement(statementOf(data, issued, '2020-A'), keys)).toThrow(RangeError)
})
