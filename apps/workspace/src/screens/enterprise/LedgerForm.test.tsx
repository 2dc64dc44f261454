import type { EnterpriseDetail } from '@etalon/api/contract'
import { draftKey } from '@etalon/machines/draft'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@etalon/ui/theme'
import { ledgerMessages } from '../../messages/ledger.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { writeStored } from '../../workspace/index.ts'
import { LedgerForm } from './LedgerForm.tsx'
import { type DraftRow, emptyRow } from './ledger-rows.ts'

const enterprise = {
  ...{ id: '7', enterName: '湘江量仪集团有限公司', socialNumber: '91350100M000100Y43', enterType: '1', areaCode: '430102' },
  ...{ areaName: '湖南省长沙市芙蓉区', address: '五一大道 1 号', contactName: '沈砚', mobile: '13800000001', onAccount: false },
  ...{ state: '1', instrumentCount: 1, orderCount: 0, lastOrderDate: null, version: 3, contacts: [], remark: '' },
  ...{ openOrderCount: 0, accountCount: 0, mergedInto: null },
} satisfies EnterpriseDetail
const caliper: DraftRow = {
  ...emptyRow(),
  ...{ key: '5', id: '5', kindCode: 'DC-150', name: '游标卡尺', model: 'DC-150', serial: 'A-1', place: '一车间' },
}
const kept = draftKey({ userId: '', formId: 'ledger:7:5' })

const form = (row: DraftRow) => (
  <InWorkspace>
    <LedgerForm query={{ enterId: '7', ids: '5' }} enterprise={enterprise} kinds={[]} initial={[row]} isEdit />
  </InWorkspace>
)
const cell = (name: string) => page.getByRole('textbox', { name: `${name}，第 1 行` })
const both = page.getByRole('list', { name: recordFormMessages.zh.conflicts })
const unreadable = page.getByText(ledgerMessages.zh.draftUnreadable)

test('[REG-2][FLOW-3] what was typed on instruments that somebody changed since is told beside what is saved now, and gives way to it', async () => {
  serve(() => [])
  const first = await render(form(caliper))
  await cell('使用地点').fill('二车间')
  await first.unmount()
  // A certificate was issued meanwhile.
  const later = { ...caliper, lastTestedOn: '2026-11-20' }
  await render(form(later))
  await expect.element(both).toBeVisible()
  const text = '器具已保存： 游标卡尺 DC-150 A-1 一车间 2026-11-20您的： 游标卡尺 DC-150 A-1 二车间用已保存的'
  await expect.element(both).toHaveTextContent(text)
  await expect.element(cell('使用地点')).toHaveValue('二车间')
  await page.getByRole('button', { name: recordFormMessages.zh.takeSavedOf(ledgerMessages.zh.instruments) }).click()
  await expect.element(both).not.toBeInTheDocument()
  await expect.element(cell('使用地点')).toHaveValue('一车间')
})

test('[REG-2] what was typed on instruments that nobody changed since is there again, and nothing is said of it', async () => {
  serve(() => [])
  const first = await render(form(caliper))
  await cell('使用地点').fill('二车间')
  await first.unmount()
  await render(form({ ...caliper }))
  await expect.element(cell('使用地点')).toHaveValue('二车间')
  expect(both.elements()).toEqual([])
  expect(unreadable.elements()).toEqual([])
})

test.for([
  ['no rows', {}],
  ['rows that are no list', { rows: { '5': { place: '二车间' } } }],
  ['a list of what is no row', { rows: ['二车间', null, ['A-1']] }],
] as const)('[REG-2] a kept draft with %s is told, and the form begins with what the ledger has', async ([, values]) => {
  serve(() => [])
  writeStored(kept, { version: 1, values, began: values, idempotencyKey: 'older', revision: 1 })
  await render(form(caliper))
  await expect.element(unreadable).toBeVisible()
  await expect.element(cell('使用地点')).toHaveValue('一车间')
  await cell('使用地点').fill('二车间')
  await expect.element(unreadable).not.toBeInTheDocument()
  await expect.element(cell('使用地点')).toHaveValue('二车间')
})

test('[REG-2] of a row that was kept in an older shape what can be read is taken, the rest is empty', async () => {
  serve(() => [])
  const rows = [{ id: '5', name: '游标卡尺', serial: 17, where: '二车间' }]
  writeStored(kept, { version: 1, values: { rows }, idempotencyKey: 'older', revision: 1 })
  await render(form(caliper))
  await expect.element(cell('器具名称')).toHaveValue('游标卡尺')
  await expect.element(cell('出厂编号')).toHaveValue('')
  await expect.element(cell('使用地点')).toHaveValue('')
  expect(unreadable.elements()).toEqual([])
})
