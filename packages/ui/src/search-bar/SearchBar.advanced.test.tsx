import { payloadOf, type SearchFieldDefinition, type SearchOption, type SearchPayload } from '@etalon/machines/search-bar'
import type {} from '@vitest/browser-playwright'
import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { writeAtOnce } from '../testing/write-at-once.ts'
import { heard, Subject } from './testing/subject.tsx'

const said = (): SearchPayload[] => heard().map(({ request }) => payloadOf(request))
const choose = async (button: RegExp, option: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const orders: readonly SearchFieldDefinition[] = [
  { prop: 'orderNo', label: '委托单号', isRequired: true, message: '请输入委托单号' },
  { prop: 'enterName', label: '委托单位', showSearch: false },
]

test('[SRCH-4] what the panel asks travels as searchListVO with type Y, and the button counts what is in force', async () => {
  await render(<Subject fields={orders} advanced={{}} />)
  await page.getByRole('textbox', { name: '委托单号' }).fill('WT1')
  await page.getByRole('button', { name: '高级查询' }).click()
  await choose(/条件 1 字段/, '委托单位')
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('长沙')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toEqual([
    {
      searchType: 'Y',
      searchListVO: [{ searchType: 'and', filter: '{"enterName":"长沙"}', op: '{"enterName":"LIKE"}' }],
      searchParam: { filter: '{"orderNo":"WT1"}' },
      current: 1,
      size: 50,
    },
  ])
  await expect.element(page.getByRole('button', { name: '高级查询 1' })).toBeVisible()
})

test('[SRCH-3] a broken rule of the fields keeps the search of the panel back too', async () => {
  await render(<Subject fields={orders} advanced={{ open: true }} />)
  await choose(/条件 1 字段/, '委托单位')
  await page.getByRole('textbox', { name: '条件 1 值' }).fill('长沙')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('请输入委托单号')).toBeVisible()
  expect(said()).toEqual([])
})

test('[SRCH-5] reset leaves two default rows and searches without them', async () => {
  await render(<Subject fields={orders.slice(1).map((field) => ({ ...field, showSearch: true }))} advanced={{ open: true }} />)
  for (const number of [1, 2]) {
    await choose(new RegExp(`条件 ${number} 字段`), '委托单位')
    await page.getByRole('textbox', { name: `条件 ${number} 值` }).fill('长沙')
  }
  await page.getByRole('button', { name: '添加一组' }).click()
  await expect.element(page.getByRole('group', { name: '条件 4', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: '重置' }).click()
  await expect.poll(() => said().map(({ searchType }) => searchType)).toEqual(['Y', 'N'])
  expect(page.getByRole('group', { name: /^条件 \d$/ }).elements()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: /条件 1 字段/ })).toHaveTextContent('字段')
})

test('[SRCH-1] in English everything of the panel is English, and the Chinese label makes the date', async () => {
  const fields: readonly SearchFieldDefinition[] = [
    { prop: 'orderNo', label: 'Order' },
    { prop: 'billDate', label: 'Registered', chineseLabel: '登记日期' },
  ]
  await render(<Subject fields={fields} advanced={{}} language="en" />)
  await page.getByRole('button', { name: 'Advanced' }).click()
  await choose(/Condition 2 Field/, 'Registered')
  await expect.element(page.getByRole('button', { name: /Condition 2 Operator/ })).toHaveTextContent('Between')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a start and an end to search by time')
  const panel = page.getByRole('region', { name: 'Advanced' }).element()
  expect(panel.textContent).not.toMatch(/[一-鿿]/)
})

test('[SRCH-2] a date travels in the format of its field, and a tree as the path to its choice', async () => {
  const fields: readonly SearchFieldDefinition[] = [
    { prop: 'day', label: '日', type: 'date', valueFormat: 'yyyyMMdd', model: '20261120' },
    {
      prop: 'span',
      label: '期间',
      type: 'date',
      dateType: 'daterange',
      valueFormat: 'dd.MM.yyyy',
      model: ['01.11.2026', '20.11.2026'],
    },
    { prop: 'month', label: '月份', type: 'date', dateType: 'month' },
    {
      prop: 'region',
      label: '地区',
      type: 'tree',
      emitPath: true,
      showAllLevels: false,
      checkStrictly: true,
      data: [{ dictKey: 43, dictValue: '湖南省', children: [{ dictKey: 4301, dictValue: '长沙市' }] }],
    },
  ]
  await render(<Subject fields={fields} />)
  await page.getByRole('group', { name: '日', exact: true }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('20270228')
  await page.getByRole('button', { name: '地区 全部' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('长')
  await page.getByRole('dialog').getByRole('row', { name: '长沙市' }).click()
  await expect.element(page.getByRole('button', { name: '地区 长沙市', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '月份' }).fill('2026-13')
  await page.getByRole('button', { name: '查询' }).click()
  await expect.element(page.getByText('月份格式不正确')).toBeVisible()
  await page.getByRole('textbox', { name: '月份' }).fill('2026-11')
  await page.getByRole('button', { name: '查询' }).click()
  await expect
    .poll(() => said().map((payload) => payload.searchType === 'N' && JSON.parse(payload.searchParam.filter)))
    .toEqual([{ day: '20270228', span: ['01.11.2026', '20.11.2026'], month: '2026-11', region: ['43', '4301'] }])
})

test('[SRCH-2] a field may be disabled, never shown, or left out of the request', async () => {
  const fields: readonly SearchFieldDefinition[] = [
    { prop: 'tenant', label: '租户', disabled: true, model: '000000' },
    { prop: 'hidden', label: '看不见', isShow: false, model: 'x' },
    { prop: 'local', label: '本地', isCheckdSearch: false, model: 'y' },
  ]
  await render(<Subject fields={fields} />)
  await expect.element(page.getByRole('textbox', { name: '租户' })).toBeDisabled()
  expect(page.getByText('看不见').elements()).toEqual([])
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(said).toMatchObject([{ searchParam: { filter: '{"tenant":"000000","hidden":"x"}' } }])
})

const enterprise: SearchFieldDefinition = { prop: 'enterId', label: '单位', type: 'select', valueKey: 'id', labelKey: 'name' }

test('[SRCH-7] typing asks once, 300 ms after the last key; the choice is sent by its key', async () => {
  const asked: [string, number][] = []
  const load = async ({ text }: { text: string }): Promise<readonly SearchOption[]> => {
    asked.push([text, performance.now()])
    return [{ id: '7', name: `${text}公司` }]
  }
  await render(<Subject fields={[enterprise]} loadOptions={load} />)
  const box = page.getByRole('combobox', { name: '单位' })
  await box.click()
  // When the key was pressed, however long it takes until we hear of it.
  let last = 0
  box.element().addEventListener('input', ({ timeStamp }) => {
    last = timeStamp
  })
  writeAtOnce(box.element(), ['a', 'ab'])
  await page.getByRole('option', { name: 'ab公司' }).click()
  expect(asked.map(([text]) => text)).toEqual(['ab'])
  expect((asked[0]?.[1] ?? 0) - last).toBeGreaterThanOrEqual(299)
  await expect.element(box).toHaveValue('ab公司')
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(said).toMatchObject([{ searchParam: { filter: '{"enterId":"7"}' } }])
  await page.getByRole('button', { name: '重置' }).click()
  await expect.element(box).toHaveValue('')
})

test('[SRCH-7] an older answer that comes late is dropped, and a failure is said', async () => {
  const answers = new Map<string, (options: readonly SearchOption[]) => void>()
  const load = ({ text }: { text: string }) =>
    text === 'x'
      ? Promise.reject(new Error('offline'))
      : new Promise<readonly SearchOption[]>((resolve) => {
          answers.set(text, resolve)
        })
  await render(<Subject fields={[enterprise]} loadOptions={load} />)
  const box = page.getByRole('combobox', { name: '单位' })
  await page.getByRole('button', { name: '打开 单位' }).click()
  await expect.poll(() => answers.has('')).toBe(true)
  await box.fill('ab')
  await expect.poll(() => answers.has('ab')).toBe(true)
  answers.get('ab')?.([{ id: '2', name: 'ab 公司' }])
  await expect.element(page.getByRole('option', { name: 'ab 公司' })).toBeVisible()
  answers.get('')?.([{ id: '1', name: '旧的公司' }])
  await expect.element(page.getByRole('option', { name: 'ab 公司' })).toBeVisible()
  expect(page.getByRole('option', { name: '旧的公司' }).elements()).toEqual([])
  await box.fill('x')
  await expect.element(page.getByText('加载失败')).toBeVisible()
})

test('[SRCH-7] a text is completed as one types, and stays free', async () => {
  const load = async ({ text }: { text: string }) => (text.startsWith('压') ? [{ dictKey: '1', dictValue: '压力表' }] : [])
  await render(<Subject fields={[{ prop: 'name', label: '名称', loads: true }]} loadOptions={load} />)
  const box = page.getByRole('combobox', { name: '名称' })
  await box.fill('压')
  await page.getByRole('option', { name: '压力表' }).click()
  await expect.element(box).toHaveValue('压力表')
  await box.fill(' 温度计 ')
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(said).toMatchObject([{ searchParam: { filter: '{"name":"温度计"}' } }])
})

test('[SRCH-6][SRCH-7] letters of an input method ask for nothing, the word that they end in does', async () => {
  const asked: string[] = []
  const load = async ({ text }: { text: string }) => {
    asked.push(text)
    return [{ id: '7', name: `${text}公司` }]
  }
  await render(<Subject fields={[enterprise]} loadOptions={load} />)
  const box = page.getByRole('combobox', { name: '单位' })
  await box.click()
  const began = performance.now()
  await cdp().send('Input.imeSetComposition', { text: 'chang', selectionStart: 5, selectionEnd: 5 })
  await expect.element(box).toHaveValue('chang')
  // Longer than typing would have waited.
  await expect.poll(() => performance.now() - began).toBeGreaterThan(450)
  expect(asked).toEqual([])
  await cdp().send('Input.insertText', { text: '长沙' })
  await expect.element(page.getByRole('option', { name: '长沙公司' })).toBeVisible()
  expect(asked).toEqual(['长沙'])
})
