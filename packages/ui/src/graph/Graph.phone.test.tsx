import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { Graph } from './index.ts'
import { calibrations, standards } from './story-graphs.ts'

// The first graph fetches what draws.
vi.setConfig({ testTimeout: 30_000 })
afterEach(() => page.viewport(1280, 800))

test('[A11Y-1] on a phone the tools of a graph are 44 px wide and high, and an entry of its list stands apart from the one before', async () => {
  await page.viewport(390, 844)
  await render(
    <MessagesProvider>
      <Graph label="压力标准的溯源" nodes={standards} edges={calibrations} />
    </MessagesProvider>,
  )
  await expect.poll(() => document.querySelector('[data-laid=true]'), { timeout: 20_000 }).not.toBeNull()
  await page.getByRole('button', { name: '显示列表' }).click()
  for (const name of ['放大', '缩小', '显示全图', '隐藏列表']) {
    await expect.poll(() => page.getByRole('button', { name }).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(page.getByRole('button', { name }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  // They stand beside the drawing, over none of its nodes.
  const drawing = document.querySelector('[data-laid=true]')?.getBoundingClientRect()
  expect(page.getByRole('button', { name: '放大' }).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    drawing?.bottom ?? 999,
  )
  // All of it cannot be read there: where it goes on, it fades.
  expect([...document.querySelectorAll('[data-side]')].map((edge) => edge.getAttribute('data-side'))).toContain('right')
  await page.getByRole('button', { name: '显示全图' }).click()
  await expect.poll(() => document.querySelectorAll('[data-side]').length).toBe(0)
  const list = page.getByRole('region', { name: /压力标准的溯源/ }).element()
  const rows = [...list.querySelectorAll('li > div')].map((row) => row.getBoundingClientRect())
  const gaps = rows.slice(1).map(({ top }, place) => top - (rows[place]?.bottom ?? top))
  expect(gaps.length).toBeGreaterThan(4)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
})
