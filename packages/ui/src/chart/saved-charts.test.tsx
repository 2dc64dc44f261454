import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { savedBy } from '../testing/saved-file.ts'
import { applyTheme } from '../theme/index.ts'
import { LineChart, PieChart } from './index.ts'
import { certificates, fields, months } from './story-charts.ts'

// The first chart fetches what draws.
vi.setConfig({ testTimeout: 30_000 })

const lines = { label: '每月签发的证书', unit: '份', categoryLabel: '月份', categories: months, series: certificates }
const drawn = () =>
  expect
    .poll(() => document.querySelectorAll('[role=application] [aria-hidden] svg path').length, { timeout: 20_000 })
    .toBeGreaterThan(3)

const inLight = () => applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
beforeEach(inLight)
afterEach(() => {
  vi.restoreAllMocks()
  inLight()
})

/** What is saved when a row of the menu is chosen. */
const saved = (row: string) =>
  savedBy(async () => {
    await page.getByRole('button', { name: '下载' }).click()
    await page.getByRole('menuitem', { name: row }).click()
  })

test('the saved SVG has its title and its legend, and is light in the dark too', async () => {
  applyTheme(document.documentElement, { scheme: 'dark' })
  await render(<LineChart {...lines} />)
  await drawn()
  const { name, file } = await saved('下载 SVG')
  expect([name, file.type]).toEqual(['每月签发的证书.svg', 'image/svg+xml'])
  const picture = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  const words = [...picture.querySelectorAll('text')].map((one) => one.textContent)
  expect(words).toEqual(expect.arrayContaining(['每月签发的证书 (份)', '检定', '校准', '检测', '12月']))
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('#fff')
  expect([...picture.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))).toContain('rgb(19, 106, 206)')
})

test('the saved PNG is twice as fine as the drawing', async () => {
  await render(<PieChart label="专业" categoryLabel="专业" slices={fields} saveAs="2026 专业" />)
  await drawn()
  const { name, file } = await saved('下载 PNG')
  expect([name, file.type]).toEqual(['2026 专业.png', 'image/png'])
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([1920, 1080])
})

test('the saved data is what was given, and a name is no formula', async () => {
  await render(
    <LineChart
      {...lines}
      categories={['=1+1', '2月, 上旬', '他说"好"']}
      series={[{ name: '检定', values: ['-1.50', '+2', '<0.01'] }]}
    />,
  )
  await drawn()
  const { name, file } = await saved('下载数据（CSV）')
  expect(name).toBe('每月签发的证书.csv')
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(await file.text()).toBe(['月份,检定 (份)', "'=1+1,-1.50", '"2月, 上旬",+2', '"他说""好""",<0.01', ''].join('\r\n'))
})
