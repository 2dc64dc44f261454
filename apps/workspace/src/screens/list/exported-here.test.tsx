import { type ExportSheetBody, encodeSearch, type PageRequest } from '@etalon/api/contract'
import type { ExportRowsRequest } from '@etalon/machines/data-table'
import type { ColumnDefinition } from '@etalon/ui/data-table'
import { expect, test } from 'vitest'
import { exportedHere } from './exported-here.ts'

interface Person {
  readonly id: string
  readonly [column: string]: unknown
}
const columns: readonly ColumnDefinition<Person>[] = [
  { key: 'name', header: '姓名' },
  { key: 'phone', header: '手机号', numeric: true },
  { key: 'hours', header: '学时', numeric: true },
  { key: 'until', header: '有效期至' },
  { key: 'seen', header: '上次登录' },
  { key: 'left', header: '剩余', numeric: true, text: ({ hours }) => `${hours} 天` },
  { key: 'code', header: '编号', numeric: true },
]
const people: readonly Person[] = [
  { id: '1', name: '=cmd', phone: '13874903316', hours: '16', until: '2027-03-01', seen: '2026-11-25 17:40', code: '0042' },
  { id: '2', name: '陈默', phone: '13874903399', hours: '-1.5', until: '—', seen: '', code: '7' },
]
const request = (format: 'csv' | 'xlsx'): ExportRowsRequest => ({
  exportId: 1,
  expected: 2,
  of: 'matching',
  format,
  query: {},
  sort: [],
  selection: { mode: 'these', keys: new Set() },
  rows: [],
  columns: columns.map(({ key, header }) => ({ field: key, header })),
})

/** What is made of these people. */
async function made(format: 'csv' | 'xlsx') {
  const sheets: ExportSheetBody[] = []
  const asked: PageRequest[] = []
  const list = {
    title: '人员',
    columns,
    always: {},
    load: async (question: PageRequest) => {
      asked.push(question)
      return { records: people, total: people.length }
    },
    write: async (sheet: ExportSheetBody) => {
      sheets.push(sheet)
      return new Blob(['a sheet'])
    },
  }
  const file = await exportedHere(list, request(format), { progress: () => {}, signal: new AbortController().signal })
  return { file, sheets, asked }
}

test('[TBL-6] a small list goes into an XLSX column by column as what it holds: a number that is none of an amount stays a text', async () => {
  const { file, sheets, asked } = await made('xlsx')
  expect(file.name).toBe('人员.xlsx')
  expect(asked).toEqual([encodeSearch({ current: 1, size: 1000, filter: {} })])
  expect(sheets[0]?.columns.map(({ header, kind }) => `${header} ${kind}`)).toEqual([
    '姓名 text',
    '手机号 text',
    '学时 number',
    '有效期至 day',
    '上次登录 moment',
    '剩余 text',
    '编号 text',
  ])
  expect(sheets[0]?.rows).toEqual([
    ['=cmd', '13874903316', '16', '2027-03-01', '2026-11-25 17:40', '16 天', '0042'],
    ['陈默', '13874903399', '-1.5', '—', '', '-1.5 天', '7'],
  ])
})

test('[TBL-6][F43] as CSV it needs no server; what begins like a formula has an apostrophe before it', async () => {
  const { file, sheets } = await made('csv')
  expect(sheets).toEqual([])
  expect(file.name).toBe('人员.csv')
  const text = file.content instanceof Blob ? await file.content.text() : ''
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '姓名,手机号,学时,有效期至,上次登录,剩余,编号',
    "'=cmd,13874903316,16,2027-03-01,2026-11-25 17:40,16 天,0042",
    "陈默,13874903399,-1.5,—,,'-1.5 天,7",
  ])
})
