import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainWords, printedText } from '../rich-text/index.ts'
import { type CertificateData, issueDocument, loadCertificateKeys, sealDocument } from './index.ts'
import { calibrationData, rejectionData, testingData, verificationData } from './testing/certificate-fixtures.ts'
import {
  at,
  catalogueOf,
  dictionary,
  listAt,
  objectOf,
  type Pdf,
  type PdfDictionary,
  pagesOf,
  pdfAFaults,
  pdfARules,
  readPdf,
} from './testing/pdf-a/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'etalon-pdf-a-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
const made = new Date('2026-09-20T02:00:00Z')
const keys = await loadCertificateKeys({ dataFolder: folder, issuedBefore: false, now: made })

const markup = [
  '<h3>说明</h3><p>依据 <strong>JJF 1098</strong>，<em>t</em><sub>90</sub>，12 m<sup>2</sup>，<span data-tex="U=k\\,u_{\\mathrm{c}}">U</span></p>',
  ...[
    ...['u=\\sqrt{\\sum_{i=1}^{n}c_i^2u^2(x_i)}', '\\left(\\frac{a}{b}\\right)+\\bar{x}+\\overline{xy}', "\\lim_{x\\to 0}f'(x)"],
    ...[
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      '\\text{中 文}\\mathbb{R}\\mathcal{L}\\mathfrak{g}',
      '\\underbrace{a+b}_{n}\\cancel{y}',
      '\\frac{',
    ],
  ].map((tex) => `<span data-tex="${tex.replaceAll('&', '&amp;')}" data-block="">x</span>`),
  '<ul><li><p>零位</p><ol start="3"><li>升压</li></ol></li></ul>',
  '<table><tbody><tr><th rowspan="9">甲</th><th colspan="2"><p>乙</p></th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
].join('')

const kinds: Readonly<Record<string, CertificateData>> = {
  'a verification': verificationData,
  'a notice of a verification that failed': rejectionData,
  'a calibration': calibrationData,
  'a test report': testingData,
  'a trial report': { ...testingData, kind: 'trial' },
  'a verification of a demonstration, which takes the place of another': {
    ...verificationData,
    specimen: true,
    replaces: { number: 'LX-2026-000001', reason: '委托单位名称有误' },
    remarks: [{ zh: '示例', en: 'Example' }],
  },
  'a calibration with a remark of formulas, lists and tables': {
    ...calibrationData,
    remarks: [{ zh: plainWords(markup), en: '', rich: printedText(markup) }],
  },
}

test.each(Object.entries(kinds))(
  '[CERT-3][CERT-5] every rule of PDF/A-3 that is checked holds of %s, sealed and not',
  async (_kind, data) => {
    const document = issueDocument(data)
    expect(pdfAFaults(readPdf(document.pdf))).toEqual([])
    const sealed = await sealDocument(document, data, keys.seal, made)
    expect(pdfAFaults(readPdf(sealed.pdf))).toEqual([])
  },
)

const sound = readPdf((await sealDocument(issueDocument(calibrationData), calibrationData, keys.seal, made)).pdf)
const changed = (pdf: Pdf, change: (text: string) => string) => {
  pdf.bytes = Buffer.from(change(pdf.bytes.toString('latin1')), 'latin1')
}
const found = (pdf: Pdf, is: (one: PdfDictionary) => boolean): PdfDictionary => {
  const one = Object.values(pdf.objects)
    .map(({ value }) => dictionary(value))
    .find(is)
  if (!one) throw new Error('the certificate has one')
  return one
}
const ofType = (pdf: Pdf, type: string, subtype?: string) =>
  found(pdf, (one) => one['/Type'] === type && (subtype === undefined || one['/Subtype'] === subtype))
const seal = (pdf: Pdf) => ofType(pdf, '/Annot', '/Widget')
const file = (pdf: Pdf) => ofType(pdf, '/Filespec')
const embedded = (pdf: Pdf) => ofType(pdf, '/EmbeddedFile')
const page = (pdf: Pdf): PdfDictionary => {
  const [first] = pagesOf(pdf)
  if (!first) throw new Error('a certificate has pages')
  return first
}
/** Writes something before what the first page draws. */
const drawFirst = (pdf: Pdf, operators: string) => {
  const contents = objectOf(pdf, page(pdf)['/Contents'])
  contents.data = Buffer.concat([Buffer.from(operators), contents.data ?? Buffer.alloc(0)])
}
const inMetadata = (pdf: Pdf, from: string | RegExp, to: string) => {
  const metadata = objectOf(pdf, catalogueOf(pdf)['/Metadata'])
  metadata.data = Buffer.from(metadata.data?.toString('utf8').replace(from, to) ?? '')
}
const add = (pdf: Pdf, value: PdfDictionary, data?: string) => {
  pdf.objects['9000 0 R'] = { value, ...(data === undefined ? {} : { data: Buffer.from(data) }) }
}

const breaks: readonly (readonly [clause: string, what: string, spoil: (pdf: Pdf) => void])[] = [
  ['6.1.2', 'another version', (pdf) => changed(pdf, (text) => text.replace('%PDF-1.7', '%PDF-2.0'))],
  ['6.1.2', 'a comment of plain letters', (pdf) => changed(pdf, (text) => text.replace(/[\x80-\xff]{4}/, 'abcd'))],
  ['6.1.3', 'no ID', (pdf) => delete pdf.trailer['/ID']],
  ['6.1.3', 'encryption', (pdf) => (pdf.trailer['/Encrypt'] = '9 0 R')],
  ['6.1.3', 'something behind the end', (pdf) => changed(pdf, (text) => `${text}\n\n1`)],
  ['6.1.7.1', 'content in another file', (pdf) => (embedded(pdf)['/F'] = 'u:elsewhere.xml')],
  ['6.1.7.2', 'LZW', (pdf) => changed(pdf, (text) => text.replace('/FlateDecode', '/LZWDecode'))],
  ['6.1.8', 'a name that is not UTF-8', (pdf) => (catalogueOf(pdf)['n:/\ufffd'] = 1)],
  ['6.1.12', 'another permission', (pdf) => (at(pdf, catalogueOf(pdf)['/Perms'])['/Other'] = 1)],
  ['6.1.13', 'an integer that is too large', (pdf) => (page(pdf)['/UserUnit'] = 2 ** 33)],
  ['6.1.13', 'a page of a thumb’s size', (pdf) => (page(pdf)['/MediaBox'] = [0, 0, 2, 2])],
  ['6.6.2.1', 'no metadata', (pdf) => delete catalogueOf(pdf)['/Metadata']],
  ['6.6.2.1', 'an encoding in the packet', (pdf) => inMetadata(pdf, 'id="W5M0', 'encoding="UTF-8" id="W5M0')],
  [
    '6.6.2.3',
    'a property that nothing describes',
    (pdf) => inMetadata(pdf, '<pdfaid:part>', '<own:thing>1</own:thing><pdfaid:part>'),
  ],
  ['6.6.3', 'another title', (pdf) => inMetadata(pdf, '校准证书', '检定证书')],
  ['6.6.3', 'another moment', (pdf) => inMetadata(pdf, /<xmp:CreateDate>20../, '<xmp:CreateDate>1999')],
  ['6.6.4', 'part 2', (pdf) => inMetadata(pdf, /<pdfaid:part>3/, '<pdfaid:part>2')],
  ['6.2.2', 'an operator that there is not', (pdf) => drawFirst(pdf, 'zz ')],
  ['6.2.2', 'a font that the page has not', (pdf) => drawFirst(pdf, 'BT /f99 9 Tf ET ')],
  ['6.2.2', 'states nested 40 deep', (pdf) => drawFirst(pdf, `${'q '.repeat(40)}${'Q '.repeat(40)}`)],
  ['6.2.3', 'no output intent', (pdf) => delete catalogueOf(pdf)['/OutputIntents']],
  ['6.2.4.2', 'a profile of other components', (pdf) => (objectOf(pdf, iccOf(pdf)).value = { '/N': 4 })],
  ['6.2.4.3', 'CMYK over RGB', (pdf) => drawFirst(pdf, '0 0 0 1 k ')],
  ['6.2.5', 'a transfer function', (pdf) => add(pdf, { '/Type': '/ExtGState', '/TR': '/Identity' })],
  ['6.2.8, 6.2.9', 'an interpolated picture', (pdf) => add(pdf, { '/Subtype': '/Image', '/Interpolate': true }, '')],
  ['6.2.8, 6.2.9', 'a form of another file', (pdf) => add(pdf, { '/Subtype': '/Form', '/Ref': {} }, '')],
  ['6.2.10', 'a mode of blending that there is not', (pdf) => add(pdf, { '/Type': '/ExtGState', '/BM': '/Own' })],
  ['6.2.11.2, 6.2.11.3', 'an encoding by name', (pdf) => (fontShown(pdf)['/Encoding'] = '/UniGB-UTF16-H')],
  ['6.2.11.4', 'a font that is not embedded', (pdf) => delete descriptor(pdf)['/FontFile3']],
  ['6.2.11.7', 'glyphs without words', (pdf) => delete fontShown(pdf)['/ToUnicode']],
  ['6.2.11.8', 'a glyph that the font lacks', (pdf) => drawFirst(pdf, `BT ${fontName(pdf)} 9 Tf <0000> Tj ET `)],
  ['6.3.1', 'a film', (pdf) => (seal(pdf)['/Subtype'] = '/Movie')],
  ['6.3.2', 'an annotation that is not printed', (pdf) => (seal(pdf)['/F'] = 128)],
  ['6.3.2', 'a hidden annotation', (pdf) => (seal(pdf)['/F'] = 6)],
  ['6.3.3', 'an annotation with room and no appearance', (pdf) => (seal(pdf)['/Rect'] = [0, 0, 90, 40])],
  ['6.4.1', 'a field that acts', (pdf) => (seal(pdf)['/AA'] = {})],
  ['6.4.1', 'appearances that a reader makes', (pdf) => (at(pdf, catalogueOf(pdf)['/AcroForm'])['/NeedAppearances'] = true)],
  ['6.4.2', 'XFA', (pdf) => (at(pdf, catalogueOf(pdf)['/AcroForm'])['/XFA'] = [])],
  ['6.4.3', 'a seal over a part', (pdf) => (ofType(pdf, '/Sig')['/ByteRange'] = [0, 10, 20, 30])],
  ['6.5.1', 'script', (pdf) => (catalogueOf(pdf)['/OpenAction'] = { '/S': '/JavaScript', '/JS': 'u:1' })],
  ['6.5.1', 'a program that is launched', (pdf) => (catalogueOf(pdf)['/OpenAction'] = { '/S': '/Launch', '/F': 'u:a' })],
  ['6.5.2', 'something at the opening of a page', (pdf) => (page(pdf)['/AA'] = {})],
  ['6.7.2 (A)', 'no tags', (pdf) => delete catalogueOf(pdf)['/MarkInfo']],
  ['6.7.3 (A)', 'an element of its own kind', (pdf) => (found(pdf, (one) => one['/S'] === '/H1')['/S'] = '/Headline')],
  ['6.7.4, 6.7.5 (A)', 'no language', (pdf) => delete catalogueOf(pdf)['/Lang']],
  ['6.7.4, 6.7.5 (A)', 'a picture without words', (pdf) => delete found(pdf, (one) => one['/S'] === '/Figure')['/Alt']],
  ['6.8 (files)', 'a file without its kind', (pdf) => delete embedded(pdf)['/Subtype']],
  ['6.8 (files)', 'a file without its Unicode name', (pdf) => delete file(pdf)['/UF']],
  ['6.8 (files)', 'a size that is not true', (pdf) => (at(pdf, embedded(pdf)['/Params'])['/Size'] = 7)],
  ['6.8 (relationship)', 'a file that does not say how it belongs', (pdf) => delete file(pdf)['/AFRelationship']],
  ['6.8 (relationship)', 'a file that belongs to nothing', (pdf) => delete catalogueOf(pdf)['/AF']],
  ['6.9', 'a layer without a name', (pdf) => (catalogueOf(pdf)['/OCProperties'] = { '/D': {}, '/OCGs': [] })],
  ['6.10, 6.11', 'requirements', (pdf) => (catalogueOf(pdf)['/Requirements'] = [])],
]
function iccOf(pdf: Pdf) {
  const spaces = at(pdf, at(pdf, page(pdf)['/Resources'])['/ColorSpace'])
  return listAt(pdf, Object.values(spaces)[0])[1]
}
const fontName = (pdf: Pdf) => Object.keys(at(pdf, at(pdf, page(pdf)['/Resources'])['/Font']))[0] ?? ''
const fontShown = (pdf: Pdf) => at(pdf, at(pdf, at(pdf, page(pdf)['/Resources'])['/Font'])[fontName(pdf)])
const descriptor = (pdf: Pdf) => at(pdf, at(pdf, listAt(pdf, fontShown(pdf)['/DescendantFonts'])[0])['/FontDescriptor'])

test.each(breaks)('[CERT-3] %s: %s is found', (clause, _what, spoil) => {
  const pdf = structuredClone(sound)
  pdf.bytes = Buffer.from(sound.bytes)
  for (const [of, { data }] of Object.entries(sound.objects))
    if (data) pdf.objects[of] = { ...pdf.objects[of], value: pdf.objects[of]?.value ?? null, data: Buffer.from(data) }
  spoil(pdf)
  const against = pdfAFaults(pdf)
  expect(against.map((fault) => fault.slice(0, fault.indexOf(': ')))).toContain(clause)
})

test('[CERT-3] 6.1.4, 6.1.6 to 6.1.9: a reference that leads nowhere is found', () => {
  const text = Buffer.from(sound.bytes).toString('latin1')
  const place = text.lastIndexOf('startxref')
  const torn = Buffer.from(`${text.slice(0, place)}startxref\n12\n%%EOF\n`, 'latin1')
  expect(pdfAFaults(readPdf(torn)).join()).toContain('6.1.4')
})

test('[CERT-3] each rule was broken once, and stands in the table of the documents', () => {
  const broken = new Set(['6.1.4, 6.1.6 to 6.1.9', ...breaks.map(([clause]) => clause)])
  expect(pdfARules.map(({ clause }) => clause).filter((clause) => !broken.has(clause))).toEqual([])
  const table = readFileSync(new URL('../../../../docs/certificates/pdf-a.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  for (const { clause, wants } of pdfARules) expect(table).toContain(`| ${clause} | ${wants}`)
})
