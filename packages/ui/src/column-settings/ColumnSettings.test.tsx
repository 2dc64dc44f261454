import type { ColumnChoice, ColumnLayout } from '@etalon/machines/column-settings'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Language, MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { columnSettingsReference } from './column-settings.reference.ts'
import { arrangeColumns, ColumnSettings, type ColumnSettingsOptions, columnChoices, useColumnSettings } from './index.ts'

const columns: readonly ColumnChoice[] = [
  { key: 'orderNo', label: '委托单号', pinned: 'start' },
  { key: 'enterName', label: '委托单位' },
  { key: 'amount', label: '金额' },
  { key: 'billDate', label: '登记日期', shown: false },
  { key: 'actions', label: '操作', pinned: 'end' },
]

interface SubjectProps extends Partial<ColumnSettingsOptions> {
  language?: Language
}

function Subject({ language = 'zh', ...options }: SubjectProps) {
  const [layout, setLayout] = useState<ColumnLayout>([])
  const actor = useColumnSettings({
    columns,
    resCode: 'order',
    save: async () => undefined,
    onApplied: setLayout,
    ...options,
  })
  return (
    <MessagesProvider language={language}>
      <ColumnSettings actor={actor} />
      <output data-testid="applied">
        {arrangeColumns(columns, layout)
          .map(({ key }) => key)
          .join(' ')}
      </output>
    </MessagesProvider>
  )
}

beforeEach(() => localStorage.removeItem('search-order'))
const applied = () => page.getByTestId('applied').element().textContent
const stored = () => localStorage.getItem('search-order')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name, exact: true })
const tick = (name: string) => row(name).getByText(name, { exact: true }).click()
const order = () =>
  page
    .getByRole('row')
    .elements()
    .map((one) => one.getAttribute('aria-label'))
const open = () => button('列设置').click()

test('[COL-1] columns are ticked and saved with elementId and parameter; the table then shows them', async () => {
  const sent: unknown[] = []
  await render(
    <Subject
      save={async (request) => {
        sent.push(request)
      }}
    />,
  )
  await open()
  await expect.element(page.getByText('显示 4 / 5')).toBeVisible()
  await tick('登记日期')
  await tick('金额')
  expect(applied()).toBe('')
  await button('保存').click()
  await expect.element(page.getByText('保存成功')).toBeVisible()
  expect(applied()).toBe('orderNo enterName billDate actions')
  const parameter = JSON.stringify({
    version: 1,
    columns: ['orderNo', 'enterName', 'amount', 'billDate', 'actions'].map((key) => ({ key, visible: key !== 'amount' })),
  })
  expect(sent).toEqual([{ elementId: 'order', parameter }])
  expect(stored()).toBe(parameter)
})

/** Opens the panel and goes to a column by keys. */
async function beginAt(name: string) {
  await render(<Subject />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  for (let keys = 0; keys < 6 && document.activeElement?.closest('[role=row]') === null; keys += 1) await userEvent.tab()
  for (let keys = 0; keys < 4 && document.activeElement?.ariaLabel !== name; keys += 1) await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(name)).toHaveFocus()
}
const ticked = (name: string) => expect.element(row(name).getByRole('checkbox')).toBeChecked()
const unticked = (name: string) => expect.element(row(name).getByRole('checkbox')).not.toBeChecked()

provesKeys(columnSettingsReference, {
  Tab: async () => {
    await beginAt('委托单位')
    await userEvent.tab()
    await expect.element(page.getByRole('checkbox', { name: '操作' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('取消')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('保存')).toHaveFocus()
  },
  'Down, Up': async () => {
    await beginAt('委托单位')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row('金额')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(row('委托单位')).toHaveFocus()
  },
  'Alt + Down, Alt + Up': async () => {
    await beginAt('金额')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.poll(order).toEqual(['金额', '委托单位', '登记日期'])
    await expect.element(page.getByText('金额 移到第 2 列，共 5 列')).toBeInTheDocument()
    await expect.element(row('金额')).toHaveFocus()
    await expect.element(row('金额').getByText('Alt ↑ ↓ 移动')).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}')
    await expect.poll(order).toEqual(['委托单位', '登记日期', '金额'])
    await expect.element(row('金额')).toHaveFocus()
  },
  Space: async () => {
    await beginAt('金额')
    await userEvent.keyboard(' ')
    await unticked('金额')
    await expect.element(page.getByText('金额 已隐藏')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await ticked('金额')
  },
  Delete: async () => {
    await beginAt('金额')
    await userEvent.keyboard('{Delete}')
    await unticked('金额')
    await expect.element(page.getByText('金额 已隐藏')).toBeInTheDocument()
    // It hides, and shows nothing.
    await userEvent.keyboard('{Delete}')
    await unticked('金额')
    await expect.element(row('金额')).toHaveFocus()
  },
  'Ctrl + A': async () => {
    await beginAt('金额')
    await userEvent.keyboard(' {Control>}a{/Control}')
    await ticked('金额')
    await ticked('登记日期')
    await expect.element(page.getByRole('status').getByText('显示 5 / 5')).toBeInTheDocument()
  },
  'Right, Left': async () => {
    await beginAt('金额')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: /^拖动 金额/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await unticked('金额')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(row('金额')).toHaveFocus()
  },
  Enter: async () => {
    await beginAt('委托单位')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const between = page.getByRole('button', { name: '插入到 金额 和 登记日期 之间' })
    await expect.element(between).toBeInTheDocument()
    for (let keys = 0; keys < 5 && document.activeElement !== between.element(); keys += 1)
      await userEvent.keyboard('{ArrowDown}')
    await expect.element(between).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(order).toEqual(['金额', '委托单位', '登记日期'])
  },
  Escape: async () => {
    await beginAt('金额')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('列设置')).toHaveFocus()
  },
})

test('[COL-1] a column is dragged to another place', async () => {
  await render(<Subject />)
  await open()
  const drag = (from: string, to: string) =>
    userEvent.dragAndDrop(row(from), row(to), { sourcePosition: { x: 14, y: 16 }, targetPosition: { x: 60, y: 4 } })
  await drag('登记日期', '委托单位')
  await expect.poll(order).toEqual(['登记日期', '委托单位', '金额'])
  // Only the one that is dragged moves, ticked or not.
  await drag('金额', '登记日期')
  await expect.poll(order).toEqual(['金额', '登记日期', '委托单位'])
})

test('[COL-2] a save that fails applies on this device nevertheless, and after a reload', async () => {
  const first = await render(<Subject save={async () => Promise.reject(new Error('offline'))} />)
  await open()
  await tick('金额')
  await button('保存').click()
  await expect.element(page.getByText(/已在本机生效/)).toBeVisible()
  expect(applied()).toBe('orderNo enterName actions')
  await first.unmount()
  await render(<Subject />)
  await expect.poll(applied).toBe('orderNo enterName actions')
})

test('[COL-2] without a resource code nothing is sent or kept, and it is said', async () => {
  const sent: unknown[] = []
  await render(
    <Subject
      resCode=""
      save={async (request) => {
        sent.push(request)
      }}
    />,
  )
  await open()
  await button('保存').click()
  await expect.element(page.getByText('resCode未设置')).toBeVisible()
  expect([sent, localStorage.getItem('search-')]).toEqual([[], null])
})

test('[COL-3][COL-5] two ways back: to the last saved without a call, to the factory with empty settings', async () => {
  const sent: string[] = []
  await render(
    <Subject
      save={async ({ parameter }) => {
        sent.push(parameter)
      }}
    />,
  )
  await open()
  await tick('金额')
  await button('保存').click()
  await expect.element(page.getByText('保存成功')).toBeVisible()
  await tick('登记日期')
  await expect.element(page.getByText('保存成功')).not.toBeInTheDocument()
  await button('恢复').click()
  await page.getByRole('menuitem', { name: '恢复到上次保存' }).click()
  await expect.element(row('登记日期').getByRole('checkbox')).not.toBeChecked()
  await expect.element(row('金额').getByRole('checkbox')).not.toBeChecked()
  expect(sent).toHaveLength(1)
  await button('恢复').click()
  await page.getByRole('menuitem', { name: '恢复出厂设置' }).click()
  await expect.element(row('金额').getByRole('checkbox')).toBeChecked()
  await expect.poll(() => sent.at(-1)).toBe('{"version":1,"columns":[]}')
  await expect.poll(stored).toBeNull()
  expect(applied()).toBe('orderNo enterName amount actions')
})

test('[COL-1] cancel drops what was chosen and closes; the last column and the pinned ones stay', async () => {
  await render(<Subject />)
  await open()
  await tick('金额')
  await tick('委托单位')
  await expect.element(page.getByText('至少显示一列')).toBeVisible()
  await expect.element(row('委托单位').getByRole('checkbox')).toBeChecked()
  await page.getByRole('checkbox', { name: '委托单号' }).click({ force: true })
  await expect.element(page.getByRole('checkbox', { name: '委托单号' })).toBeChecked()
  await button('取消').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('列设置')).toHaveFocus()
  await open()
  await expect.element(row('金额').getByRole('checkbox')).toBeChecked()
})

test.each([['{"version":1'], [`{"version":1,"columns":${'['.repeat(1000)}`], ['[]'], ['x'.repeat(70_000)]])(
  '[COL-4] rubbish in the storage (%s) breaks nothing',
  async (rubbish) => {
    localStorage.setItem('search-order', rubbish)
    await render(<Subject />)
    await open()
    await expect.element(page.getByText('显示 4 / 5')).toBeVisible()
    expect(applied()).toBe('')
  },
)

test('a table’s own columns become choices', () => {
  expect(
    columnChoices([
      { key: 'a', header: 'A', pinned: 'start' },
      { key: 'b', header: 'B' },
    ]),
  ).toEqual([
    { key: 'a', label: 'A', pinned: 'start' },
    { key: 'b', label: 'B' },
  ])
})
