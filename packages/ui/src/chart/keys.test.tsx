import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { chartReference } from './chart.reference.ts'
import { LineChart } from './index.ts'
import { certificates, months } from './story-charts.ts'

// The first chart fetches what draws.
vi.setConfig({ testTimeout: 30_000 })

const lines = { label: '每月签发的证书', unit: '份', categoryLabel: '月份', categories: months, series: certificates }
const stage = () => page.getByRole('application')
const svg = () => document.querySelector('[role=application] [aria-hidden] svg')
const texts = () => [...(svg()?.querySelectorAll('text') ?? [])].map((one) => one.textContent)
const drawn = () => expect.poll(() => svg()?.querySelectorAll('path').length ?? 0, { timeout: 20_000 }).toBeGreaterThan(3)
const said = () => document.querySelector('p[role=status]')?.textContent

/** Shows a chart and goes to its drawing by keys. */
async function beginIn(chart: ReactElement) {
  await render(chart)
  await drawn()
  for (let tabs = 0; tabs < 9 && document.activeElement !== stage().element(); tabs += 1) await userEvent.tab()
  await expect.element(stage()).toHaveFocus()
}
provesKeys(chartReference, {
  Tab: async () => {
    await render(<LineChart {...lines} tableShown />)
    await drawn()
    const stops: (string | null | undefined)[] = []
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await userEvent.tab()
      stops.push(document.activeElement?.getAttribute('role') ?? document.activeElement?.localName)
    }
    const marks = stops.join(' ')
    expect(marks).toMatch(/^(button )+application section/)
    await expect.poll(said).toBe('')
  },
  'Right, Left': async () => {
    await beginIn(<LineChart {...lines} />)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(said).toBe('1月，检定：186 份')
    await expect.poll(() => texts().join()).toContain('检定：186 份')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    // Over the gap of May.
    await expect.poll(said).toBe('6月，检测：80 份')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(said).toMatch(/^4月，检测：/)
    await userEvent.tab()
    await expect.poll(said).toBe('')
  },
  'Down, Up': async () => {
    await beginIn(<LineChart {...lines} />)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect.poll(said).toBe('2月，校准：88 份')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(said).toMatch(/^2月，检定：/)
  },
  'Home, End': async () => {
    await beginIn(<LineChart {...lines} />)
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect.poll(said).toMatch(/^12月，检定：/)
    await userEvent.keyboard('{Home}')
    await expect.poll(said).toMatch(/^1月，检定：/)
  },
  'Page Down, Page Up': async () => {
    const categories = Array.from({ length: 100 }, (_, place) => `第${place + 1}天`)
    await beginIn(<LineChart {...lines} categories={categories} series={[{ name: '检定', values: categories.map(() => '5') }]} />)
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await expect.poll(said).toBe('第11天，检定：5 份')
    await userEvent.keyboard('{PageUp}')
    await expect.poll(said).toBe('第1天，检定：5 份')
  },
  'Enter, Space': async () => {
    await render(<LineChart {...lines} />)
    await drawn()
    const series = page.getByRole('button', { name: '检定' })
    for (let tabs = 0; tabs < 9 && document.activeElement !== series.element(); tabs += 1) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(series).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect.element(series).toHaveAttribute('aria-pressed', 'true')
  },
})
