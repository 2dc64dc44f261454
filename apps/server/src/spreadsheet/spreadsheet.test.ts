import { parse } from 'csv-parse/sync'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { type SheetColumn, type SpreadsheetWriter, type Take, writeCsv, writeXlsx } from './index.ts'

const columns: readonly SheetColumn[] = [
  { header: '委托单号', kind: 'text' },
  { header: '金额', kind: 'number' },
  { header: '登记日期', kind: 'day' },
  { header: '接收时间', kind: 'moment' },
]
type Rows = readonly (readonly (string | null)[])[]
type Begin = (sheet: { title: string; columns: readonly SheetColumn[] }, take: Take) => Promise<SpreadsheetWriter>

async function written(begin: Begin, rows: Rows, title = '委托单'): Promise<Buffer> {
  const pieces: Buffer[] = []
  const writer = await begin({ title, columns }, async (bytes) => void pieces.push(bytes))
  for (let at = 0; at < rows.length; at += 3) await writer.rows(rows.slice(at, at + 3))
  await writer.end()
  return Buffer.concat(pieces)
}
const csv = async (rows: Rows): Promise<string[][]> =>
  parse(await written(writeCsv, rows), { bom: true, relaxColumnCount: false })
async function xlsx(rows: Rows, title?: string): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook()
  const bytes = await written(writeXlsx, rows, title)
  await book.xlsx.load(new Uint8Array(bytes).buffer)
  return book
}
const one = (text: string): Rows => [[text, null, null, null]]

test('[TBL-6] a CSV is UTF-8 with a byte order mark and CRLF, and another library reads what was written', async () => {
  const rows = [
    ['WT1', '1800.50', '2026-11-20', '2026-11-20 16:05:00'],
    ['说"好", 换行\n第二行', '-3', null, null],
    [null, null, null, null],
  ]
  const bytes = await written(writeCsv, rows)
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(bytes.toString()).toBe(
    '\ufeff委托单号,金额,登记日期,接收时间\r\nWT1,1800.50,2026-11-20,2026-11-20 16:05:00\r\n"说""好"", 换行\n第二行",-3,,\r\n,,,\r\n',
  )
  expect(await csv(rows)).toEqual([columns.map(({ header }) => header), ...rows.map((row) => row.map((value) => value ?? ''))])
})

const formulas = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', "=cmd|' /C calc'!A0", '-12']

test.each(formulas)(
  '[TBL-6][F43][ASVS 1.2.10] in a CSV a text that a spreadsheet would run has an apostrophe: %j',
  async (text) => {
    expect((await csv(one(text)))[1]?.[0]).toBe(`'${text}`)
  },
)

test.each(formulas)('[TBL-6][F43][ASVS 1.2.10] in an XLSX it is a text and no formula, and stays one: %j', async (text) => {
  const cell = (await xlsx(one(text))).worksheets[0]?.getCell('A2')
  expect(cell?.type).toBe(ExcelJS.ValueType.String)
  // XML reads every line end as one; a spreadsheet shows it as one too.
  expect(cell?.value).toBe(text)
  expect(cell?.formula).toBeUndefined()
})

test('[TBL-6] a number stays a number, a day a day; what is none of that is a text', async () => {
  const sheet = (
    await xlsx([
      ['1', '1800.5', '2026-11-20', '2026-11-20 16:05:00'],
      ['0012', '-3', 'soon', null],
      ['x', '=1', null, null],
    ])
  ).worksheets[0]
  expect(sheet?.getCell('A2').value).toBe('1')
  expect(sheet?.getCell('A3').value).toBe('0012')
  expect(sheet?.getCell('B2').value).toBe(1800.5)
  expect(sheet?.getCell('B3').value).toBe(-3)
  expect(sheet?.getCell('B4').value).toBe('=1')
  expect(sheet?.getCell('C2').value).toEqual(new Date('2026-11-20T00:00:00Z'))
  expect(sheet?.getCell('C3').value).toBe('soon')
  expect(sheet?.getCell('D2').value).toEqual(new Date('2026-11-20T16:05:00Z'))
  expect(sheet?.getCell('C2').numFmt).toContain('yyyy')
})

test('[TBL-6] whatever stands in a text comes back, also what XML has no way to say', async () => {
  const texts = [
    '<a href="x">&amp;</a>',
    '两 端 ',
    ' 空格',
    '行\n行',
    '\u0001\u001f',
    '_x0041_',
    '😀𠀀',
    ']]>',
    "'",
    'x'.repeat(40_000),
  ]
  const sheet = (await xlsx(texts.map((text) => [text, null, null, null]))).worksheets[0]
  const found = texts.map((_, at) => String(sheet?.getCell(`A${at + 2}`).value))
  expect(found.map((text, at) => text === texts[at]?.slice(0, 32_767))).toEqual(texts.map(() => true))
})

test('[TBL-6] words beyond those that are kept for their return are written out, and none is taken for another', async () => {
  const rows = Array.from({ length: 9000 }, (_, at) => [`号${at}`, String(at), null, null])
  const sheet = (await xlsx([...rows, ['号3', '3', null, null], ['号8999', null, null, null]])).worksheets[0]
  expect(sheet?.rowCount).toBe(9003)
  expect([2, 8194, 9001, 9002, 9003].map((row) => sheet?.getCell(`A${row}`).value)).toEqual([
    '号0',
    '号8192',
    '号8999',
    '号3',
    '号8999',
  ])
})

test.each([
  ['委托单', '委托单'],
  ['a/b:c?d*e[f]g\\h', 'a b c d e f g h'],
  ["'quoted'", 'quoted'],
  ['长'.repeat(40), '长'.repeat(31)],
  ['<&">', '<&">'],
  ['?', 'Sheet'],
])('[TBL-6] a sheet is called as its list, as far as sheets can be: %s', async (title, name) => {
  expect((await xlsx([], title)).worksheets.map((sheet) => sheet.name)).toEqual([name])
})

test('[TBL-6] where nobody takes what is written, writing ends with that fault', async () => {
  const writer = await writeXlsx({ title: 'x', columns }, async () => {
    throw new Error('disk full')
  })
  const row = ['x'.repeat(200), '1', null, null]
  const much = async () => {
    for (let at = 0; at < 400; at += 1)
      await writer.rows(Array.from({ length: 100 }, (_, place) => [`${place}${row[0]}${at}`, '1', null, null]))
    await writer.end()
  }
  await expect(much()).rejects.toThrow('disk full')
})
