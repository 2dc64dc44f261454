import type { FilterField, NamedFilter, SaveFilterRequest, SearchCondition } from '@etalon/machines/advanced-filter'
import { readFilter, searchOperators } from '@etalon/machines/advanced-filter'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, type Language, MessagesProvider, zh } from '../i18n/index.ts'
import '../theme/index.ts'
import { AdvancedFilter, type AdvancedFilterOptions, useAdvancedFilter } from './index.ts'

const fields: readonly FilterField[] = [
  { prop: 'enterName', label: '委托单位' },
  {
    prop: 'state',
    label: '单据状态',
    type: 'select',
    data: [
      { dictKey: '100', dictValue: '待审核' },
      { dictKey: '300', dictValue: '检测中' },
    ],
  },
  { prop: 'billDate', label: '登记日期' },
  { prop: 'arrived', label: '到样时间', type: 'dateTime' },
]

interface SubjectProps extends Partial<AdvancedFilterOptions> {
  language?: Language
  width?: number
}

function Subject({ language = 'zh', width = 1100, ...options }: SubjectProps) {
  const [said, setSaid] = useState<(readonly SearchCondition[])[]>([])
  const [shared, setShared] = useState('')
  const actor = useAdvancedFilter({
    fields,
    ...options,
    onSearched: ({ conditions }) => setSaid((before) => [...before, conditions]),
  })
  return (
    <MessagesProvider language={language}>
      <div style={{ width }}>
        <AdvancedFilter actor={actor} onShare={setShared} />
      </div>
      <output data-testid="said">{JSON.stringify(said)}</output>
      <output data-testid="shared">{shared}</output>
    </MessagesProvider>
  )
}
const said = (): SearchCondition[][] => JSON.parse(page.getByTestId('said').element().textContent ?? '')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => page.getByRole('group', { name: /^(条件|Condition) \d+$/ }).elements().length
const choose = async (name: RegExp, option: string) => {
  await button(name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}
const textRow = async (number: number, text: string) => {
  await choose(new RegExp(`条件 ${number} 字段`), '委托单位')
  await page.getByRole('textbox', { name: `条件 ${number} 值` }).fill(text)
}
const alert = (text: string) => expect.element(page.getByRole('alert')).toHaveTextContent(text)

test('[ADV-1][ADV-2] a pair comes when all rows are complete, and goes; the first pair stays', async () => {
  await render(<Subject />)
  expect(rows()).toBe(2)
  await button('添加一组').click()
  await alert('请先完善当前列信息')
  await textRow(1, '长沙')
  await textRow(2, '医院')
  await button('添加一组').click()
  await expect.poll(rows).toBe(4)
  await expect.element(page.getByText('4 / 32 个条件')).toBeVisible()
  await button('删除第 2 组').click()
  await expect.poll(rows).toBe(2)
  await expect.element(button('添加一组')).toHaveFocus()
  await expect.element(button('删除第 1 组')).toHaveAttribute('aria-disabled', 'true')
  await button('删除第 1 组').click({ force: true })
  expect(rows()).toBe(2)
  await expect.element(page.getByRole('textbox', { name: '条件 2 值' })).toHaveValue('医院')
})

test('[ADV-1] rows are joined by and/or, and the limit is said before it is hit', async () => {
  await render(<Subject />)
  await textRow(1, 'a')
  await textRow(2, 'b')
  await page.getByRole('radio', { name: '或' }).click()
  await button('查询').click()
  await expect.poll(said).toMatchObject([[{ searchType: 'and' }, { searchType: 'or' }]])
  await expect.element(page.getByText('2 / 32 个条件')).toBeVisible()
})

test('[ADV-3] by keyboard alone: a date is chosen, its span typed, and the search asked', async () => {
  await render(<Subject />)
  button(/条件 1 字段/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(button(/条件 1 运算/)).toHaveTextContent('在...之间')
  await expect.element(button(/条件 1 字段/)).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('group', { name: '条件 1 值' }).getByRole('spinbutton').first()).toHaveFocus()
  await userEvent.keyboard('20261101')
  await userEvent.keyboard('20261120')
  await button('查询').click()
  await expect
    .poll(said)
    .toMatchObject([
      [{ searchFilter: 'billDate', searchOp: 'BETWEEN', isSearchTime: true, startTime: '2026-11-01', endTime: '2026-11-20' }],
    ])
})

test('[ADV-4] between on a row that is no date goes back to contains and says why', async () => {
  await render(<Subject />)
  await choose(/条件 1 运算/, '在...之间')
  await alert('只有时间日期查询才能选择该选项')
  await expect.element(button(/条件 1 运算/)).toHaveTextContent('包含')
})

test('[ADV-4] IN on a select row takes several values', async () => {
  await render(<Subject />)
  await choose(/条件 1 字段/, '单据状态')
  await choose(/条件 1 运算/, '介于')
  await button(/条件 1 值/).click()
  await page.getByRole('option', { name: '待审核' }).click()
  await page.getByRole('option', { name: '检测中' }).click()
  await userEvent.keyboard('{Escape}')
  await button('查询').click()
  await expect.poll(said).toMatchObject([[{ searchFilter: 'state', searchOp: 'IN', searchValue: ['100', '300'] }]])
})

for (const [language, words] of [
  ['zh', zh],
  ['en', en],
] as const) {
  test(`[ADV-5] ten operators with their words in ${language}, limited by the field`, async () => {
    await render(<Subject language={language} />)
    const offered = async (name: RegExp) => {
      await button(name).click()
      const options = page.getByRole('option').elements()
      const open = options.filter((option) => option.getAttribute('aria-disabled') !== 'true').map((option) => option.textContent)
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
      return open
    }
    const operator = language === 'zh' ? /条件 1 运算/ : /Condition 1 Operator/
    const field = language === 'zh' ? /条件 1 字段/ : /Condition 1 Field/
    const all = searchOperators.map((one) => words.operators[one])
    const without = (...gone: string[]) => all.filter((word) => !gone.includes(word))
    const { LIKE, IN, BETWEEN, 'NOT LIKE': notLike } = words.operators
    expect(all).toHaveLength(10)
    expect(await offered(operator)).toEqual(all)
    await choose(field, '委托单位')
    expect(await offered(operator)).toEqual(without(IN, BETWEEN))
    await choose(field, '单据状态')
    expect(await offered(operator)).toEqual(without(LIKE, notLike, BETWEEN))
    await choose(field, '登记日期')
    expect(await offered(operator)).toEqual(without(LIKE, notLike))
  })
}

test('[ADV-5] the operators that the specification names have its words', () => {
  const { LIKE, IN, BETWEEN, 'NOT LIKE': notLike } = zh.operators
  expect([LIKE, IN, notLike, BETWEEN]).toEqual(['包含', '介于', '不包含', '在...之间'])
  for (const words of [zh, en]) {
    expect(new Set(Object.values(words.operators)).size).toBe(10)
    for (const text of Object.values(words.filterWarnings)) expect(text.trim()).not.toBe('')
  }
  for (const text of [...Object.values(en.operators), ...Object.values(en.filterWarnings)]) expect(text).not.toMatch(/[一-鿿]/)
})

test('[ADV-6] a value without a field keeps the search back', async () => {
  await render(<Subject />)
  await page.getByRole('textbox', { name: '条件 2 值' }).fill('长沙')
  await userEvent.keyboard('{Enter}')
  await alert('请完善数据查询信息，请选择查询字段')
  await expect.element(page.getByRole('group', { name: '条件 2', exact: true })).toHaveAccessibleDescription(/请选择查询字段/)
  expect(said()).toEqual([])
})

test('[ADV-6] a span needs both ends, the end after the start', async () => {
  await render(<Subject />)
  await choose(/条件 1 字段/, '登记日期')
  await button('查询').click()
  await alert('时间查询请选择一个时间段进行查询')
  const parts = page.getByRole('group', { name: '条件 1 值' }).getByRole('spinbutton')
  await parts.nth(0).click()
  await userEvent.keyboard('2026112020261120')
  await button('查询').click()
  await alert('结束时间必须晚于开始时间')
  expect(said()).toEqual([])
  await parts.nth(5).click()
  await userEvent.keyboard('21')
  await button('查询').click()
  await expect.poll(said).toMatchObject([[{ startTime: '2026-11-20', endTime: '2026-11-21' }]])
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('[ADV-6] a span of a dateTime field has times of day', async () => {
  await render(<Subject />)
  await choose(/条件 1 字段/, '到样时间')
  await page.getByRole('group', { name: '条件 1 值' }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('2026112008000020261120183000')
  await button('查询').click()
  await expect.poll(said).toMatchObject([[{ startTime: '2026-11-20 08:00:00', endTime: '2026-11-20 18:30:00' }]])
})

test('[SRCH-6] the Enter that ends a composition does not search', async () => {
  await render(<Subject />)
  await textRow(1, '长沙')
  page
    .getByRole('textbox', { name: '条件 1 值' })
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }),
    )
  expect(said()).toEqual([])
})

test('[SRCH-7] date pickers are 130 and 198 px wide, and what stands in them fits', async () => {
  await render(<Subject />)
  await choose(/条件 1 字段/, '登记日期')
  await choose(/条件 2 字段/, '登记日期')
  await choose(/条件 2 运算/, '大于等于')
  for (const [number, width] of [
    [1, 198],
    [2, 130],
  ]) {
    const group = page.getByRole('group', { name: `条件 ${number} 值`, exact: true })
    await group.getByRole('spinbutton').first().click()
    await userEvent.keyboard(number === 1 ? '2026110120261120' : '20261101')
    const box = group.element()
    expect(box.getBoundingClientRect().width).toBe(width)
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth + 1)
    for (const part of box.querySelectorAll('[role=spinbutton]')) {
      const right = part.parentElement?.getBoundingClientRect().right ?? 0
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
    }
  }
})

for (const language of ['zh', 'en'] as const) {
  test(`[SRCH-7] in ${language} an empty span fits its 198 px`, async () => {
    await render(<Subject language={language} />)
    await choose(language === 'zh' ? /条件 1 字段/ : /Condition 1 Field/, '登记日期')
    const box = page.getByRole('group', { name: language === 'zh' ? '条件 1 值' : 'Condition 1 Value', exact: true }).element()
    expect(box.getBoundingClientRect().width).toBe(198)
    for (const part of box.querySelectorAll('[role=spinbutton]')) {
      const right = part.parentElement?.getBoundingClientRect().right ?? 0
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5)
    }
  })
}

test('[A11Y-2] on the narrowest phone no English word that was chosen is shortened', async () => {
  await page.viewport(320, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const named = fields.map((field) => (field.prop === 'enterName' ? { ...field, label: 'Organization' } : field))
  await render(<Subject language="en" width={288} fields={named} />)
  await choose(/Condition 1 Field/, 'Organization')
  await choose(/Condition 1 Operator/, en.operators['NOT LIKE'])
  const shortened = Array.from(document.querySelectorAll<HTMLElement>('[data-part] button *')).filter(
    (one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth,
  )
  expect(shortened.map(({ textContent }) => textContent)).toEqual([])
})

test('[ADV-7] the conditions are shared as a text that reads back, and cleared with a search', async () => {
  await render(<Subject />)
  await expect.element(button('复制链接')).toHaveAttribute('aria-disabled', 'true')
  await textRow(1, '长沙')
  await expect.element(page.getByText('条件已改动，查询后生效')).toBeVisible()
  await button('复制链接').click()
  const shared = () => readFilter(page.getByTestId('shared').element().textContent ?? '')
  await expect.poll(shared).toMatchObject({ version: 1, conditions: [{ searchFilter: 'enterName', searchValue: '长沙' }] })
  await button('清空条件').click()
  await expect.poll(said).toEqual([[]])
  await expect.element(page.getByRole('textbox', { name: '条件 1 值' })).toHaveValue('')
})

test('[ADV-7] conditions are saved under a name, opened by it, and deleted', async () => {
  const kept: NamedFilter[] = []
  const store = {
    load: async () => kept,
    save: async ({ name, filter, replaces }: SaveFilterRequest) => {
      if (replaces !== undefined) kept.length = 0
      kept.push({ name, filter })
    },
    remove: async () => {
      kept.length = 0
    },
  }
  await render(<Subject resCode="order" store={store} />)
  await textRow(1, '长沙')
  await button('保存条件').click()
  const dialog = page.getByRole('dialog', { name: '保存条件' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByText('请填写 1 至 50 字的名称')).toBeVisible()
  await dialog.getByRole('textbox', { name: '名称' }).fill('本月长沙')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kept).toMatchObject([{ name: '本月长沙', filter: { conditions: [{ searchValue: '长沙' }] } }])
  await button('清空条件').click()
  await button('本月长沙').first().click()
  await expect.element(page.getByRole('textbox', { name: '条件 1 值' })).toHaveValue('长沙')
  await expect.poll(() => said().length).toBe(2)
  await button('删除 本月长沙').click()
  await expect.element(button('删除 本月长沙')).not.toBeInTheDocument()
  expect(kept).toEqual([])
  await button('撤销').click()
  await expect.element(button('删除 本月长沙')).toBeVisible()
  expect(kept).toMatchObject([{ name: '本月长沙', filter: { conditions: [{ searchValue: '长沙' }] } }])
  await button('重命名 本月长沙').click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('长沙的单')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('删除 长沙的单')).toBeVisible()
  expect(kept).toMatchObject([{ name: '长沙的单' }])
})

test('[ADV-7] a filter is not given the name of another one', async () => {
  const filter = { version: 1, conditions: [] }
  const nothing = async () => undefined
  const store = { save: nothing, remove: nothing, load: async () => ['one', 'other'].map((name) => ({ name, filter })) }
  await render(<Subject resCode="order" store={store} />)
  await button('重命名 one').click()
  const dialog = page.getByRole('dialog', { name: '重命名 one' })
  await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('one')
  await dialog.getByRole('textbox', { name: '名称' }).fill('other')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('已有同名的条件，请换一个名称')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('重命名 one')).toHaveFocus()
})

test('[ADV-7] what could not be loaded or saved is said, and can be tried again', async () => {
  let offline = true
  const store = {
    load: async () => (offline ? Promise.reject(new Error('offline')) : []),
    save: async () => Promise.reject(new Error('offline')),
    remove: async () => undefined,
  }
  await render(<Subject resCode="order" store={store} />)
  await expect.element(page.getByText('已存的条件加载失败')).toBeVisible()
  offline = false
  button('重试').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('已存的条件加载失败')).not.toBeInTheDocument()
  // The button went away with the failure.
  await expect.element(page.getByRole('button', { name: '添加一组' })).toHaveFocus()
  await textRow(1, '长沙')
  await button('保存条件').click()
  await page.getByRole('textbox', { name: '名称' }).fill('x')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('条件未能保存，请重试')).toBeVisible()
})

test('[ADV-7] a filter that could not be deleted is still there, and it is said; one that is gone gives the focus to its neighbour', async () => {
  let offline = true
  const store = {
    load: async () => ['first', 'second', 'third'].map((name) => ({ name, filter: { version: 1, conditions: [] } })),
    save: async () => undefined,
    remove: async () => (offline ? Promise.reject(new Error('offline')) : undefined),
  }
  await render(<Subject resCode="order" store={store} />)
  await button('删除 second').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('未能删除，请重试')
  await expect.element(button('删除 second')).toHaveFocus()
  offline = false
  await userEvent.keyboard('{Enter}')
  await expect.element(button('删除 second')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'third', exact: true })).toHaveFocus()
})
