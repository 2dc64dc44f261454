import type { ContractDetail, OrderDetail, QuoteDetail, TracePlanDetail } from '@etalon/api/contract'
import { draftKey } from '@etalon/machines/draft'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contractMessages } from '../../messages/contract.ts'
import { orderMessages } from '../../messages/order.ts'
import { quoteMessages } from '../../messages/quote.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { tracePlanMessages } from '../../messages/trace-plan.ts'
import type { ViewProps } from '../../shell/views.ts'
import { InWorkspace, serve } from '../../testing/in-workspace.tsx'
import { writeStored } from '../../workspace/index.ts'
import ContractFormScreen from '../contract/ContractFormScreen.tsx'
import { emptyContract } from '../contract/contract-draft.ts'
import OrderRegistrationScreen from '../order/OrderRegistrationScreen.tsx'
import { order } from '../order/order-in-tests.ts'
import QuoteFormScreen from '../quote/QuoteFormScreen.tsx'
import PlanFormScreen from '../trace-plan/PlanFormScreen.tsx'

const standing = { state: '0', version: 3, duties: {}, facts: {} }
const framework = {
  ...{ id: '41', contractNo: 'HT2026110001', standing, name: '年度合同', enterId: '7', enterName: '湘江量仪集团有限公司' },
  ...{ contractType: '1', validFrom: '2026-11-01', validTo: '2027-10-31', counts: false, used: 0, createStaffName: '周岚' },
  ...{ createDate: '2026-11-01', remark: '', prices: [], share: '0.85', packageSum: null, packageItems: null },
  ...{ settledCount: 0, settledSum: '0' },
} satisfies ContractDetail
const quote = {
  ...{ id: '41', quoteNo: 'BJ2026110001', standing, enterId: '7', enterName: '湘江量仪集团有限公司', discountType: '1' },
  ...{ quoteStatus: '0', validUntil: '2026-12-24', lineCount: 0, gross: '0', amount: '0', createStaffName: '周岚' },
  ...{
    createDate: '2026-11-24',
    acceptedByName: '',
    acceptedAt: null,
    order: null,
    contactName: '贺文舟',
    mobile: '13874903316',
  },
  ...{ socialNumber: '91350100M000100Y43', areaName: '', address: '', remark: '', lines: [], replaces: null, replacedBy: null },
  institute: { name: '', nameEn: '', address: '', phone: '' },
} satisfies QuoteDetail
const plan = {
  ...{ id: '41', planNo: 'SY2026110001', name: '四季度溯源', standing, periodFrom: '2026-10-01', periodTo: '2026-12-31' },
  ...{ lineCount: 0, doneCount: 0, lateCount: 0, createStaffName: '周岚', createDate: '2026-10-01', remark: '', lines: [] },
  ...{ splitOf: null, splitInto: [], institute: { name: '', nameEn: '' } },
} satisfies TracePlanDetail

/** A form, the record that it changes, and a field of text that is not its remark. */
interface Case {
  readonly what: string
  readonly Screen: ComponentType<ViewProps>
  readonly record: ContractDetail | OrderDetail | QuoteDetail | TracePlanDetail
  readonly call: string
  readonly field: string
  readonly label: string
}

const cases: readonly Case[] = [
  {
    what: 'a contract',
    Screen: ContractFormScreen,
    record: framework,
    call: 'contract/detail',
    field: 'name',
    label: contractMessages.zh.name,
  },
  {
    what: 'a quote',
    Screen: QuoteFormScreen,
    record: quote,
    call: 'quote/detail',
    field: 'contactName',
    label: quoteMessages.zh.contactName,
  },
  {
    what: 'a plan',
    Screen: PlanFormScreen,
    record: plan,
    call: 'trace-plan/detail',
    field: 'name',
    label: tracePlanMessages.zh.name,
  },
  {
    what: 'an order',
    Screen: OrderRegistrationScreen,
    record: order,
    call: 'order/detail',
    field: 'applicant',
    label: orderMessages.zh.applicant,
  },
]

const { conflicts, changedSince, together, savedNow, yours, takeSaved } = recordFormMessages.zh
const both = page.getByRole('list', { name: conflicts })
const remark = page.getByRole('textbox', { name: recordFormMessages.zh.remark })
const shown = (Screen: ComponentType<ViewProps>, query: ViewProps['query']) => (
  <InWorkspace>
    <main id="main" tabIndex={-1}>
      <Screen query={query} />
    </main>
  </InWorkspace>
)

/** Types a remark on a record, lets the page go, and opens the version that somebody saved meanwhile. */
async function comeBack({ Screen, record, call, field, label }: Case, changes: object) {
  let saved: object = record
  serve(({ path }) =>
    path === call ? saved : path.endsWith('list') || path.endsWith('history') ? [] : { records: [], total: 0 },
  )
  const first = await render(shown(Screen, { id: record.id }))
  await expect.element(remark).toHaveValue('')
  await remark.fill('上午不在')
  await first.unmount()
  saved = { ...record, [field]: '林可', ...changes, standing: { ...record.standing, version: 4 } }
  await render(shown(Screen, { id: record.id }))
  await expect.element(page.getByText(changedSince)).toBeVisible()
  await expect.element(remark).toHaveValue('上午不在')
  // What nobody typed follows what is saved.
  await expect.element(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('林可')
}

test.each(cases)(
  '[REG-2][FLOW-3] what was typed on $what before the page went stands on the version that was saved meanwhile, with both texts',
  async (one) => {
    await comeBack(one, { remark: '先电话联系' })
    await expect
      .element(both)
      .toHaveTextContent(`${recordFormMessages.zh.remark}${savedNow} 先电话联系${yours} 上午不在${takeSaved}`)
    await both.getByRole('button').click()
    await expect.element(remark).toHaveValue('先电话联系')
    expect(both.elements()).toEqual([])
  },
)

test.each(cases)(
  '[REG-2][FLOW-3] what was typed on $what before the page went and does not touch what was saved meanwhile stands together with it',
  async (one) => {
    await comeBack(one, {})
    await expect
      .element(page.getByRole('alert').filter({ hasText: changedSince }))
      .toHaveTextContent(`${changedSince}${together}`)
    expect(both.elements()).toEqual([])
  },
)

test('[REG-2] a contract that was begun on another day and that nobody has saved is not said to have been changed', async () => {
  serve(({ path }) => (path.endsWith('list') ? [] : { records: [], total: 0 }))
  const began = { ...emptyContract(), validFrom: '2026-01-01', validTo: '2026-12-31' }
  writeStored(draftKey({ formId: 'contract', userId: '' }), {
    ...{ version: 1, values: { ...began, name: '年度合同', validTo: '2026-06-30' }, began },
    ...{ idempotencyKey: 'key-of-draft', revision: 1 },
  })
  await render(shown(ContractFormScreen, {}))
  await expect.element(page.getByRole('textbox', { name: contractMessages.zh.name, exact: true })).toHaveValue('年度合同')
  expect(page.getByText(changedSince).elements()).toEqual([])
  expect(both.elements()).toEqual([])
})
