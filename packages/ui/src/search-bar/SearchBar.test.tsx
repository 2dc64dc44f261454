import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { searchBarReference } from './search-bar.reference.ts'
import { expectDatesFit, heard, Subject } from './testing/subject.tsx'

const fields: SearchFieldDefinition[] = [
  { prop: 'orderNo', label: '委托单号', isRequired: true, message: '请输入委托单号' },
  { prop: 'state', label: '单据状态', type: 'select', data: [{ dictKey: '100', dictValue: '待审核' }] },
  {
    prop: 'kinds',
    label: '类别',
    type: 'select',
    multiple: true,
    data: [
      { dictKey: 'a', dictValue: '力学' },
      { dictKey: 'b', dictValue: '热工' },
    ],
  },
  {
    prop: 'region',
    label: '地区',
    type: 'tree',
    data: [{ dictKey: '43', dictValue: '湖南省', children: [{ dictKey: '4301', dictValue: '长沙市' }] }],
  },
  { prop: 'day', label: '登记日期', type: 'date', model: '2026-11-20' },
  { prop: 'span', label: '计划', type: 'date', dateType: 'daterange', model: ['2026-11-01', '2026-11-20'] },
  { prop: 'phone', label: '手机', showSearch: false, pattern: '^1\\d{10}$', message: '请输入正确的手机号' },
]

const orders = { fields, advanced: {} }
const said = () => heard().map(({ request, reason }) => ({ ...request.searchParam, reason }))
const order = () => page.getByRole('textbox', { name: '委托单号' })

test('[SRCH-1] more shows the fields that are left out at first, less hides them; the advanced panel toggles', async () => {
  await render(<Subject {...orders} />)
  await expect.element(page.getByRole('search', { name: 'orders' })).toBeVisible()
  expect(page.getByRole('textbox', { name: '手机' }).elements()).toEqual([])
  await page.getByRole('button', { name: '展开' }).first().click()
  await expect.element(page.getByRole('textbox', { name: '手机' })).toBeVisible()
  await page.getByRole('button', { name: '收起' }).click()
  await expect.element(page.getByRole('textbox', { name: '手机' })).not.toBeInTheDocument()
  const advanced = page.getByRole('button', { name: /高级查询/ })
  await advanced.click()
  await expect.element(advanced).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('region', { name: '高级查询' })).toBeVisible()
  await advanced.click()
  await expect.element(advanced).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('region', { name: '高级查询' })).not.toBeInTheDocument()
})

provesKeys(searchBarReference, {
  Tab: async () => {
    await render(<Subject {...orders} />)
    await userEvent.tab()
    await expect.element(order()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: /单据状态/ })).toHaveFocus()
    page.getByRole('button', { name: '查询', exact: true }).element().focus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '重置', exact: true })).toHaveFocus()
  },
  'Alt + Down': async () => {
    await render(<Subject fields={[{ prop: 'month', label: '月份', type: 'date', dateType: 'month' }]} />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
  },
  Enter: async () => {
    await render(<Subject {...orders} />)
    await order().fill('  WT20261 ')
    await userEvent.keyboard('{Enter}')
    // What is typed is trimmed.
    await expect.poll(said).toMatchObject([{ orderNo: 'WT20261', reason: 'submit' }])
    page.getByRole('button', { name: '查询', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => said().length).toBe(2)
  },
})

test('[SRCH-3] a required field is checked when it is left, and stops the search with its message', async () => {
  await render(<Subject {...orders} />)
  await order().click()
  await userEvent.tab()
  await expect.element(page.getByText('请输入委托单号')).toBeVisible()
  await page.getByRole('button', { name: '查询' }).click()
  expect(said()).toEqual([])
  await order().fill('WT1')
  await expect.element(page.getByText('请输入委托单号')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => said().length).toBe(1)
})

test('[SRCH-2] every kind of field says what was chosen in it', async () => {
  await render(<Subject {...orders} />)
  await order().fill('WT1')
  await page.getByRole('button', { name: /单据状态/ }).click()
  await page.getByRole('option', { name: '待审核' }).click()
  await page.getByRole('combobox', { name: '类别' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('option', { name: '力学' }).click()
  await page.getByRole('option', { name: '热工' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '地区 全部' }).click()
  // A branch that cannot be chosen opens.
  await page.getByRole('dialog').getByRole('row', { name: '湖南省' }).click()
  await page.getByRole('dialog').getByRole('row', { name: '长沙市' }).click()
  await expect.element(page.getByRole('button', { name: '地区 湖南省 / 长沙市' })).toBeVisible()
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(said).toEqual([
    {
      orderNo: 'WT1',
      state: '100',
      kinds: ['a', 'b'],
      region: '4301',
      day: '2026-11-20',
      span: ['2026-11-01', '2026-11-20'],
      reason: 'submit',
    },
  ])
})

test('[SRCH-5] reset empties the fields and searches again, unless a rule stops it', async () => {
  await render(<Subject {...orders} />)
  await order().fill('WT1')
  await page.getByRole('button', { name: '重置' }).click()
  await expect.element(order()).toHaveValue('')
  await expect.element(page.getByText('请输入委托单号')).toBeVisible()
})

test('[SRCH-7] date pickers are 130 and 198 px wide, and what stands in them fits', async () => {
  await render(<Subject {...orders} />)
  expectDatesFit()
})

test('[SRCH-6] the Enter that ends a composition does not search', async () => {
  await render(<Subject {...orders} />)
  await order().fill('长沙')
  order()
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }),
    )
  expect(said()).toEqual([])
})

const plainFields: SearchFieldDefinition[] = [
  { prop: 'orderNo', label: 'No.', isRequired: true },
  { prop: 'phone', label: 'Phone', pattern: '^1' },
]
test('[I18N-1] a rule that says nothing of its own speaks the language of the page', async () => {
  const screen = await render(<Subject fields={plainFields} language="en" />)
  const leave = async (name: string) => {
    await page.getByRole('textbox', { name }).click()
    await userEvent.tab()
  }
  await page.getByRole('textbox', { name: 'Phone' }).fill('2')
  await leave('Phone')
  await leave('No.')
  await expect.element(page.getByText('No. is required')).toBeVisible()
  await expect.element(page.getByText('Phone is not written as it should be')).toBeVisible()
  await screen.rerender(<Subject fields={plainFields} language="zh" />)
  await leave('No.')
  await expect.element(page.getByText('No.不能为空')).toBeVisible()
})

const typedFields: SearchFieldDefinition[] = [
  { prop: 'enterprise', label: '委托单位', type: 'select', valueKey: 'id', labelKey: 'name' },
  { prop: 'orderNo', label: '委托单号' },
]
const never = () => new Promise<never>(() => {})
const failing = async () => Promise.reject(new Error('offline'))
const leaving = [
  ['Tab', '加载中……', never, () => userEvent.tab()],
  ['Tab back', '加载失败', failing, () => userEvent.tab({ shift: true })],
  ['a press', '加载中……', never, () => page.getByRole('textbox', { name: '委托单号' }).click()],
  ['a press of a button', '加载失败', failing, () => page.getByRole('button', { name: '重置' }).click()],
] as const
test.each(leaving)(
  '[A11Y-2] %s leaves an open list that says %s, and what gets the focus is hidden from nobody',
  async (_, says, load, leave) => {
    await render(
      <>
        <button type="button">前面</button>
        <Subject fields={typedFields} loadOptions={load} />
      </>,
    )
    await page.getByRole('combobox', { name: '委托单位' }).click()
    await userEvent.keyboard('医院')
    await expect.element(page.getByText(says).first()).toBeVisible()
    expect(document.querySelector('[aria-hidden=true] input, [aria-hidden=true]:is(button)')).not.toBeNull()
    const hiddenWithFocus: boolean[] = []
    const look = () => void hiddenWithFocus.push(document.activeElement?.closest('[aria-hidden=true]') != null)
    document.addEventListener('focusin', () => requestAnimationFrame(look))
    await leave()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.poll(() => hiddenWithFocus.length).toBeGreaterThan(0)
    expect(hiddenWithFocus).not.toContain(true)
    expect(document.activeElement?.closest('[aria-hidden=true]')).toBeNull()
  },
)

const severalField: SearchFieldDefinition = {
  prop: 'region',
  label: '地区',
  type: 'select',
  multiple: true,
  data: [{ dictKey: '43', dictValue: '湖南省' }],
}
const opening = [
  ['loaded', typedFields, '委托单位', '加载中……'],
  ['known', [severalField, ...typedFields], '地区', '湖南省'],
] as const
test.each(opening)(
  '[A11Y-2] while a list of %s options is open, the rest of the bar is there for readers of screens, and what is around it is not',
  async (_, fields, name, says) => {
    await render(
      <>
        <button type="button">前面</button>
        <Subject fields={fields} loadOptions={never} />
      </>,
    )
    await page.getByRole('combobox', { name }).click()
    await userEvent.keyboard('湖')
    await expect.element(page.getByText(says).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: '前面' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: '委托单号' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '查询' })).toBeInTheDocument()
    // A press beside the fields leaves the list too.
    await page.getByRole('search').click({ position: { x: 2, y: 2 } })
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '前面' })).toBeInTheDocument()
    expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull()
  },
)

test('[SRCH-2] a day that does not exist stays as it was typed, is said to be wrong, and goes with a reset', async () => {
  await render(<Subject fields={[{ prop: 'day', label: '登记日期', type: 'date' }]} />)
  const day = page.getByRole('group', { name: '登记日期', exact: true })
  await day.getByRole('spinbutton').first().click()
  await userEvent.keyboard('20260231{Tab}{Tab}')
  await expect.element(page.getByText(/2026-02-31/)).toBeVisible()
  expect(day.element().textContent).toContain('31')
  await page.getByRole('button', { name: '重置' }).click()
  await expect.element(page.getByText(/2026-02-31/)).not.toBeInTheDocument()
  await expect.poll(() => day.element().textContent).not.toMatch(/\d/)
})
