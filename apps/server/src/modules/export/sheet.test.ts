import { contract, type ExportSheetBody } from '@etalon/api/contract'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/index.ts'

const server = await startTestServer()
const tester = await server.signIn('tester')
const { sheet } = contract.export

const body: ExportSheetBody = {
  title: '人员证书',
  columns: [
    { header: '姓名', kind: 'text' },
    { header: '学时', kind: 'number' },
    { header: '有效期至', kind: 'day' },
  ],
  rows: [
    ['沈砚', '16', '2027-03-01'],
    ['=HYPERLINK("http://example.org")', '-1.5', '—'],
    ['＝1+1', '+1', ''],
    ["'quoted", '', '2026-12-31'],
  ],
}
const bookOf = async (file: Blob) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await file.arrayBuffer())
  return book.worksheets
}

test('[TBL-6][ASVS 1.2.10] a small list that the page has is made an XLSX that another library opens; what begins like a formula is a text', async () => {
  const [first, ...more] = await bookOf(await tester.send(sheet, { body }))
  expect(more).toEqual([])
  expect(first?.name).toBe('人员证书')
  const cells = (row: number) => [1, 2, 3].map((column) => first?.getRow(row).getCell(column))
  const values = (row: number) => cells(row).map((cell) => cell?.value ?? null)
  expect(first?.rowCount).toBe(5)
  expect(values(1)).toEqual(['姓名', '学时', '有效期至'])
  expect(values(2)).toEqual(['沈砚', 16, new Date('2027-03-01T00:00:00Z')])
  expect(values(3)).toEqual(['=HYPERLINK("http://example.org")', -1.5, '—'])
  expect(values(4)).toEqual(['＝1+1', '+1', null])
  expect(values(5)).toEqual(["'quoted", null, new Date('2026-12-31T00:00:00Z')])
  for (const row of [3, 4]) expect(cells(row)[0]?.type).toBe(ExcelJS.ValueType.String)
})

test('[TBL-6] five thousand rows of a list are one body that is taken, and a body without end is not', async () => {
  const long = '压力仪表检测车辆档案'.repeat(8)
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [`${long}${at}`, String(at), '2027-03-01'])
  const [first] = await bookOf(await tester.send(sheet, { body: { ...body, rows: rows(5000) } }))
  expect(first?.rowCount).toBe(5001)
  expect(first?.getRow(5001).getCell(1).value).toBe(`${long}4999`)
  await expect(tester.send(sheet, { body: { ...body, rows: rows(40_000) } })).rejects.toMatchObject({ code: 413 })
})

test.each<[string, Partial<ExportSheetBody>]>([
  ['no column', { columns: [] }],
  ['too many columns', { columns: Array.from({ length: 65 }, () => ({ header: 'x', kind: 'text' as const })) }],
  ['a cell longer than a cell is', { rows: [['x'.repeat(32_768), '', '']] }],
  ['no name', { title: '' }],
])('[TBL-6] %s makes no file', async (_what, changes) => {
  await expect(tester.send(sheet, { body: { ...body, ...changes } })).rejects.toMatchObject({ code: 400 })
})

test('[PERM-1][TBL-6] nobody makes files without being signed in', async () => {
  const answer = await fetch(`${server.workspaceUrl}${sheet.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(401)
})
