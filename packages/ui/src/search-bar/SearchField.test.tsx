import type { SearchFieldDefinition } from '@etalon/machines/search-bar'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pointsTo } from '../testing/points-to.ts'
import { expectDatesFit, heard, Subject } from './testing/subject.tsx'

const said = () => heard().at(-1)?.request.searchParam ?? null
const search = () => page.getByRole('button', { name: /^(查询|Search)$/ }).click()
const clear = (name: string) => page.getByRole('button', { name: `清除 ${name}` })

const regions = [
  {
    dictKey: 43,
    dictValue: '湖南省',
    children: [
      { dictKey: '4301', dictValue: '长沙市' },
      { dictKey: '4302', dictValue: '株洲市' },
    ],
  },
]
const region = { prop: 'region', label: '地区', type: 'tree', data: regions } as const
const begun = {
  region: { ...region, model: '4301' },
  regions: { ...region, model: ['4301'], multiple: true },
  kinds: { prop: 'kinds', label: '类别', type: 'select', multiple: true, data: regions, model: ['43'] },
  day: { prop: 'day', label: '登记日期', type: 'date', model: '2026-11-20' },
  time: { prop: 'time', label: '登记时间', type: 'dateTime', model: '2026-11-20 08:00:00' },
  span: { prop: 'span', label: '计划', type: 'date', dateType: 'daterange', model: ['2026-11-01', '2026-11-20'] },
  month: { prop: 'month', label: '月份', type: 'date', dateType: 'month', model: '2026-11' },
} satisfies Record<string, Omit<SearchFieldDefinition, 'prop'> & { prop: string }>

test.each(Object.values(begun))('[SRCH-2] $label ($prop) is emptied by its button, unless it says otherwise', async (field) => {
  await render(
    <Subject
      fields={[
        { ...field, prop: 'one' },
        { ...field, prop: 'other', label: '另一个', clearable: false },
      ]}
    />,
  )
  await expect.element(clear(field.label)).toBeVisible()
  expect(clear('另一个').elements()).toEqual([])
  await clear(field.label).click()
  await search()
  await expect.poll(said).toEqual({ other: field.model })
})

test('[SRCH-7] with the button that empties them date pickers keep their widths, and what stands in them fits', async () => {
  await page.viewport(1280, 800)
  await render(<Subject fields={[begun.day, begun.span]} />)
  expectDatesFit()
})

test('[SRCH-2] several of a tree are chosen in the tree: a branch stands for its leaves, unless branches count by themselves', async () => {
  await render(
    <Subject
      fields={[
        { ...region, multiple: true },
        { ...region, prop: 'strict', label: '区域', multiple: true, checkStrictly: true },
      ]}
    />,
  )
  for (const name of ['地区', '区域']) {
    await page.getByRole('button', { name: `${name} 全部` }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('row', { name: '湖南省' }).click()
    await panel.getByRole('button', { name: '确定' }).click()
    await expect.element(panel).not.toBeInTheDocument()
  }
  await search()
  await expect.poll(said).toEqual({ region: ['4301', '4302'], strict: ['43'] })
})

const month: SearchFieldDefinition = { prop: 'month', label: '月份', type: 'date', dateType: 'month' }
const year: SearchFieldDefinition = { prop: 'year', label: '年度', type: 'date', dateType: 'year' }

test.each([
  ['2026/3', '2026-03'],
  ['２０２６年１１月', '2026-11'],
  ['202611', '2026-11'],
  [' 2026-11 ', '2026-11'],
])('[SRCH-2] a month typed as %s is searched for as %s', async (typed, sent) => {
  await render(<Subject fields={[month]} />)
  await page.getByRole('textbox', { name: '月份' }).fill(typed)
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: '月份' })).toHaveValue(sent)
  await search()
  await expect.poll(said).toEqual({ month: sent })
})

test('[SRCH-2] what is no month stays as it was typed, is said to be wrong, and is not searched for', async () => {
  await render(<Subject fields={[month]} />)
  const field = page.getByRole('textbox', { name: '月份' })
  await field.fill('2026/13')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('月份格式不正确')
  await expect.element(field).toHaveValue('2026/13')
  await search()
  expect(said()).toBeNull()
})

test('[SRCH-2] Enter in a month searches for it as it is sent', async () => {
  await render(<Subject fields={[month]} />)
  await page.getByRole('textbox', { name: '月份' }).fill('2026/11')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toEqual({ month: '2026-11' })
})

test('[SRCH-2] a month is chosen by keyboard in a panel, which turns by years, and gives the focus back', async () => {
  await render(<Subject fields={[{ ...month, model: '2026-11', isRequired: true }]} />)
  const field = page.getByRole('textbox', { name: '月份' })
  await field.fill('2025-02')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('option', { name: '2月', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('2月')
  await page.getByRole('button', { name: '下一年' }).click()
  await expect.element(page.getByRole('listbox', { name: '月份 2026' })).toBeVisible()
  await page.getByRole('option', { name: '1月', exact: true }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('2026-01')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('option', { name: '1月', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('2026-05')
  await search()
  await expect.poll(said).toEqual({ month: '2026-05' })
})

test('[SRCH-2] a year is chosen from twelve, in English too; Escape keeps what was', async () => {
  await render(<Subject fields={[{ ...year, label: 'Year', model: '2026' }]} language="en" />)
  const field = page.getByRole('textbox', { name: 'Year' })
  await page.getByRole('button', { name: 'Choose year Year' }).click()
  await expect.element(page.getByRole('option', { name: '2026' })).toHaveFocus()
  const years = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => Number(textContent))
  const twelve = years()
  expect(twelve).toHaveLength(12)
  await page.getByRole('button', { name: 'Previous twelve years' }).click()
  await expect.poll(years).toEqual(twelve.map((one) => one - 12))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('2026')
  await page.getByRole('button', { name: 'Choose year Year' }).click()
  await page.getByRole('option', { name: '2019' }).click()
  await expect.element(field).toHaveValue('2019')
})

test.each([
  ['ltr', 'left', 'right'],
  ['rtl', 'right', 'left'],
])('[DS-1] the buttons to the years before and after point away from each other (%s)', async (dir, back, onward) => {
  await render(<Subject fields={[{ ...year, label: 'Year', model: '2026' }]} language="en" />)
  await page.getByRole('button', { name: 'Choose year Year' }).click()
  const turn = (name: string) => page.getByRole('button', { name }).element()
  await expect.element(page.getByRole('option', { name: '2026' })).toHaveFocus()
  // React-aria says on a panel which way its language is read: neither of ours is read from right to left.
  turn('Next twelve years').closest('[dir]')?.setAttribute('dir', dir)
  const [before, after] = [turn('Previous twelve years'), turn('Next twelve years')]
  expect(pointsTo(before)).toBe(back)
  expect(pointsTo(after)).toBe(onward)
  expect(before.getBoundingClientRect().left < after.getBoundingClientRect().left).toBe(back === 'left')
})
