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
const gauge: DraftRow = {
  ...emptyRow(),
  ...{ key: '6', id: '6', kindCode: 'YB-60', name: '压力表', model: 'YB-60', serial: 'B-2', place: '锅炉房' },
}
const kept = draftKey({ userId: '', formId: 'ledger:7:5:3' })

/** @param ids a draft is kept under them: what another test left goes as that page goes, after its end */
const form = (rows: readonly DraftRow[], { version = 3, ids = '5' } = {}) => (
  <InWorkspace>
    <LedgerForm
      query={{ enterId: '7', ids }}
      enterprise={enterprise}
      kinds={[]}
      initial={rows}
      edited={{ version, versions: new Map(rows.map(({ id }) => [id, 1])) }}
    />
  </InWorkspace>
)
const cell = (name: string, row = 1) => page.getByRole('textbox', { name: `${name}，第 ${row} 行` })
const both = page.getByRole('list', { name: recordFormMessages.zh.conflicts })
const together = page.getByText(recordFormMessages.zh.together)
const unreadable = page.getByText(ledgerMessages.zh.draftUnreadable)

test('[REG-2][FLOW-3] a cell that somebody changed since is told beside what was typed there, for its instrument alone, and gives way to it', async () => {
  serve(() => [])
  const first = await render(form([caliper, gauge], { ids: 'A' }))
  await cell('使用地点').fill('二车间')
  await cell('使用地点', 2).fill('泵房')
  await first.unmount()
  const later = [
    { ...caliper, place: '三车间', lastTestedOn: '2026-11-20' },
    { ...gauge, manufacturer: '红旗仪表' },
  ]
  await render(form(later, { version: 5, ids: 'A' }))
  await expect.element(both).toBeVisible()
  const text = '游标卡尺 A-1已保存： 使用地点 三车间您的： 使用地点 二车间用已保存的'
  await expect.element(both).toHaveTextContent(text)
  expect(both.getByRole('listitem').elements()).toHaveLength(1)
  await page.getByRole('button', { name: recordFormMessages.zh.takeSavedOf('游标卡尺 A-1') }).click()
  await expect.element(both).not.toBeInTheDocument()
  await expect.element(cell('使用地点')).toHaveValue('三车间')
  await expect.element(cell('使用地点', 2)).toHaveValue('泵房')
  await expect.element(cell('制造单位', 2)).toHaveValue('红旗仪表')
})

test('[REG-2][FLOW-3] what two changed of one instrument stands together, where it is not the same cell', async () => {
  serve(() => [])
  const first = await render(form([caliper], { ids: 'B' }))
  await cell('使用地点').fill('二车间')
  await first.unmount()
  // A certificate was issued meanwhile.
  await render(form([{ ...caliper, lastTestedOn: '2026-11-20' }], { version: 4, ids: 'B' }))
  await expect.element(cell('上次检定/校准')).toHaveValue('2026-11-20')
  await expect.element(cell('使用地点')).toHaveValue('二车间')
  expect(both.elements()).toEqual([])
})

test('[REG-2][FLOW-3] an instrument that somebody removed meanwhile is told where something was typed in it, and kept as a new one', async () => {
  const heard = serve(({ path }) => (path === 'enterprise-instrument/submit' ? { added: 1, changed: 1 } : []))
  const first = await render(form([caliper, gauge], { ids: 'C' }))
  await cell('使用地点').fill('二车间')
  await first.unmount()
  await render(form([gauge], { version: 1_000_003, ids: 'C' }))
  await expect.element(both).toHaveTextContent('游标卡尺 A-1已保存： （空）您的： 游标卡尺 DC-150 A-1 二车间用已保存的')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const sent = () => heard.flatMap(({ path, body }) => (path === 'enterprise-instrument/submit' ? [body.instruments] : []))
  const [anew, other] = [
    { serial: 'A-1', place: '二车间' },
    { id: '6', version: 1, serial: 'B-2' },
  ]
  await expect.poll(sent).toMatchObject([[anew, other]])
  expect(sent()).not.toMatchObject([[{ id: expect.anything() }, other]])
})

test('[REG-2] what was typed on instruments that nobody changed since is there again, and nothing is said of it', async () => {
  serve(() => [])
  const first = await render(form([caliper]))
  await cell('使用地点').fill('二车间')
  await first.unmount()
  await render(form([{ ...caliper }]))
  await expect.element(cell('使用地点')).toHaveValue('二车间')
  expect([...both.elements(), ...together.elements()]).toEqual([])
  expect(unreadable.elements()).toEqual([])
})

test.for([
  ['no rows', {}],
  ['rows that are no list', { rows: { '5': { place: '二车间' } } }],
  ['a list of what is no row', { rows: ['二车间', null, ['A-1']] }],
] as const)('[REG-2] a kept draft with %s is told, and the form begins with what the ledger has', async ([, values]) => {
  serve(() => [])
  writeStored(kept, { version: 1, values, began: values, idempotencyKey: 'older', revision: 1 })
  await render(form([caliper]))
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
  await render(form([caliper]))
  await expect.element(cell('器具名称')).toHaveValue('游标卡尺')
  await expect.element(cell('出厂编号')).toHaveValue('')
  await expect.element(cell('使用地点')).toHaveValue('')
  expect(unreadable.elements()).toEqual([])
})
