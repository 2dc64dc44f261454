import type { LoadPageRequest } from '@etalon/machines/data-table'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { Pager, useDataTable } from './index.ts'
import { pagerReference } from './pager.reference.ts'

let asked: Pick<LoadPageRequest, 'page' | 'size'>[] = []

function Subject({ total = 300, capped = false }: { total?: number; capped?: boolean }) {
  const actor = useDataTable({
    loadPage: async ({ page: at, size }) => {
      asked.push({ page: at, size })
      return { rows: [{ id: String(at) }], total, totalIsCapped: capped }
    },
  })
  return <Pager actor={actor} note="0.2 s" />
}

const nth = (place: number) => page.getByRole('button', { name: `第 ${place} 页`, exact: true })
const pageField = () => page.getByRole('textbox', { name: '前往' })
const isShown = (place: number) => expect.element(nth(place)).toHaveAttribute('aria-current', 'page')
const offered = () =>
  [...document.querySelectorAll('nav button')].map((one) => one.textContent).filter((text) => /^\d+$/.test(text))

async function ready(props: Parameters<typeof Subject>[0] = {}) {
  asked = []
  await render(<Subject {...props} />)
  await expect.element(page.getByRole('navigation', { name: '分页' }).getByText(/^共 /)).toBeVisible()
}

provesKeys(pagerReference, {
  Tab: async () => {
    await ready()
    const names: string[] = []
    for (let times = 0; times < 10; times += 1) {
      await userEvent.tab()
      const { activeElement } = document
      names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
    }
    expect(names.slice(1)).toEqual([
      '上一页',
      ...[1, 2, 3, 4, 5, 6].map((place) => `第 ${place} 页`),
      '下一页',
      pageField().element().getAttribute('aria-label') ?? '',
    ])
    await expect.element(pageField()).toHaveFocus()
  },
  'Enter, Space': async () => {
    await ready()
    nth(4).element().focus()
    await userEvent.keyboard('{Enter}')
    await isShown(4)
    await expect.element(nth(4)).toHaveFocus()
    nth(2).element().focus()
    await userEvent.keyboard(' ')
    await isShown(2)
    expect(asked.map((one) => one.page)).toEqual([1, 4, 2])
  },
  'Enter in the page field': async () => {
    await ready()
    pageField().element().focus()
    await userEvent.keyboard('99{Enter}')
    await isShown(6)
    await userEvent.keyboard('２{Enter}')
    await isShown(2)
    await expect.element(pageField()).toHaveValue('')
  },
  'Tab in the page field': async () => {
    await ready()
    pageField().element().focus()
    await userEvent.keyboard('3{Tab}')
    await expect.element(pageField()).not.toHaveFocus()
    await expect.element(pageField()).toHaveValue('')
    await isShown(1)
    expect(asked).toHaveLength(1)
  },
})

test('[TBL-1] of many pages the first, the last and those around the one shown are offered', async () => {
  await ready({ total: 128_600 })
  expect(offered()).toEqual(['1', '2', '3', '2572'])
  pageField().element().focus()
  await userEvent.keyboard('1286{Enter}')
  await isShown(1286)
  expect(offered()).toEqual(['1', '1285', '1286', '1287', '2572'])
  await userEvent.keyboard('2572{Enter}')
  await isShown(2572)
  expect(offered()).toEqual(['1', '2570', '2571', '2572'])
})

test('[TBL-1] the sizes of the specification are offered, and another one begins at the first page', async () => {
  await ready()
  await nth(3).click()
  await isShown(3)
  await userEvent.click(page.getByRole('button', { name: /50 条\/页/ }))
  const sizes = page.getByRole('option')
  await expect
    .poll(() => sizes.elements().map((one) => one.textContent))
    .toEqual([15, 20, 50, 100, 200, 300, 500, 1000, 5000].map((size) => `${size} 条/页`))
  await page.getByRole('option', { name: '100 条/页' }).click()
  await isShown(1)
  expect(asked.at(-1)).toEqual({ page: 1, size: 100 })
})

test('[A11Y-2] a button that leads no further is reached, and says why', async () => {
  await ready({ total: 20 })
  await userEvent.tab()
  for (const [name, reason] of [
    ['上一页', '已是第一页'],
    ['下一页', '已是最后一页'],
  ] as const) {
    while (document.activeElement?.getAttribute('aria-label') !== name) await userEvent.tab()
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(reason)
    await userEvent.keyboard('{Enter}')
  }
  expect(asked).toHaveLength(1)
})

test('[TBL-1] where counting stopped the total says that there are more', async () => {
  await ready({ total: 10_000, capped: true })
  await expect.element(page.getByText(/^共 10,000\+ 条/)).toBeVisible()
})

test('[TBL-1] where counting stopped any page can be gone to by its number', async () => {
  await ready({ total: 10_000, capped: true })
  pageField().element().focus()
  await userEvent.keyboard('15000{Enter}')
  await isShown(15_000)
  expect(offered()).toEqual(['1', '14998', '14999', '15000'])
  await userEvent.keyboard('99999999999{Enter}')
  await isShown(1_000_000)
  expect(asked.map((one) => one.page)).toEqual([1, 15_000, 1_000_000])
})

test('[TBL-1] a note stands beside the total, apart from it', async () => {
  await ready()
  const total = page.getByText(/^共 300 条/).element()
  const words = document.createRange()
  words.selectNodeContents(total.firstChild as Text)
  const note = page.getByText('0.2 s').element().getBoundingClientRect()
  expect(note.left - words.getBoundingClientRect().right).toBeGreaterThanOrEqual(8)
})

test('[TBL-1] from right to left the buttons that turn pages point the other way', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await ready()
  for (const name of ['上一页', '下一页']) {
    const drawing = page.getByRole('button', { name }).element().querySelector('svg')
    expect(drawing && getComputedStyle(drawing).scale, name).toBe('-1 1')
  }
})
