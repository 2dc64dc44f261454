import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../theme/index.ts'
import { ManyRows } from './story-rows.tsx'

const grid = () => page.getByRole('grid', { name: '很多行' }).element() as HTMLElement
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
const standsOn = (row: number, column: number) => expect.poll(() => document.activeElement === cell(row, column)).toBe(true)
/** The next frame, and then a task: hands move a scroll bar between frames, and what is moved within one is told of in the next. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function shown(count: number) {
  await render(<ManyRows count={count} />)
  await expect.poll(() => cell(0, 2)?.textContent).toBe('0.0')
}

/** The row whose number is read at a height of the grid; undefined where nothing is drawn. */
function rowAt(y: number): number | undefined {
  const { left, top } = grid().getBoundingClientRect()
  // Between two rows there is a line of the upper one, and no cell.
  const found = document.elementsFromPoint(left + 20, top + y).find((element) => element.matches('[data-row]'))
  const number = Number(found?.querySelector('[data-column="0"]')?.textContent)
  return number > 0 ? number : undefined
}

/** Looks at five heights of each frame, after all that moves had its turn and before the frame is shown. */
function watchFrames() {
  const seen = { frames: 0, blank: 0, stale: 0 }
  const clock = document.createElement('div')
  clock.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;pointer-events:none'
  document.body.append(clock)
  const observer = new ResizeObserver(() => {
    seen.frames += 1
    const rows = [40, 200, 360, 520, 690].map(rowAt)
    if (rows.includes(undefined)) seen.blank += 1
    const [first = 0] = rows
    if (rows.some((row, place) => row !== undefined && Math.abs(row - first - place * 5) > 1)) seen.stale += 1
  })
  observer.observe(clock)
  let isOn = true
  const tick = () => {
    clock.style.width = clock.style.width === '1px' ? '2px' : '1px'
    if (isOn) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  const stop = () => {
    isOn = false
    observer.disconnect()
    clock.remove()
    return seen
  }
  onTestFinished(() => void stop())
  return stop
}

beforeEach(() => page.viewport(1280, 800))

const ways: Record<string, (count: number) => Promise<void>> = {
  'by the wheel, a notch after the other and back': async () => {
    const element = grid()
    for (const y of [400, 400, 400, 800, -400, -400, 400, 1200]) await userEvent.wheel(element, { delta: { y }, times: 4 })
  },
  'by dragging the thumb': async (count) => {
    const element = grid()
    const most = element.scrollHeight - element.clientHeight
    for (let step = 1; step <= 40; step += 1) {
      element.scrollTop = (most * step) / 40
      await frame()
    }
    expect(rowAt(690)).toBeGreaterThan(count - 3)
    for (let step = 40; step >= 0; step -= 3) {
      element.scrollTop = (most * step) / 40
      await frame()
    }
  },
  'by Page Down held': async () => {
    await userEvent.click(cell(0, 2) as HTMLElement)
    await userEvent.keyboard('{PageDown>60/}')
    await standsOn(60 * 21, 2)
  },
  // So a browser scrolls by itself, as after a key: gently at first, and in each frame once that frame has been told of the one before.
  'by what the browser moves within a frame': async () => {
    const element = grid()
    for (const step of [8, ...Array.from({ length: 40 }, () => 600), ...Array.from({ length: 20 }, () => -1000)])
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          element.scrollTop += step
          resolve()
        }),
      )
  },
  'by jumps': async () => {
    const element = grid()
    for (let jump = 1; jump <= 30; jump += 1) {
      element.scrollTop = (jump * 20_000) % (element.scrollHeight - element.clientHeight)
      await frame()
      if (jump % 4 === 0) element.scrollTop = 0
    }
  },
}

const sizes = [50_000, 500_000]
const cases = sizes.flatMap((count) => Object.keys(ways).map((way) => [count, way] as const))
test.each(cases)('[TBL-2] of %i rows no frame is blank while one scrolls %s', { timeout: 60_000 }, async (count, way) => {
  await shown(count)
  const stop = watchFrames()
  await ways[way]?.(count)
  await frame()
  await frame()
  const { frames, blank, stale } = stop()
  expect(frames).toBeGreaterThan(10)
  expect({ blank, stale }).toEqual({ blank: 0, stale: 0 })
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60)
})

test('[TBL-2] a notch of the wheel finds rows where it ends, before anything is drawn for it', async () => {
  await shown(50_000)
  const element = grid()
  element.scrollTop = 10_000
  await frame()
  await frame()
  for (const notch of [400, -400]) {
    const drawn = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect())
    const { top, bottom } = element.getBoundingClientRect()
    expect(Math.min(...drawn.map((box) => box.top))).toBeLessThanOrEqual(top + 32 + Math.min(0, notch))
    expect(Math.max(...drawn.map((box) => box.bottom))).toBeGreaterThanOrEqual(bottom + Math.max(0, notch))
  }
})

test('[TBL-2] [TBL-4] the last of two million rows is reached by keys, and each row and cell tells its place', async () => {
  await shown(2_000_000)
  await userEvent.click(cell(0, 2) as HTMLElement)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await standsOn(1_999_999, 21)
  expect(grid().getAttribute('aria-rowcount')).toBe('2000001')
  const last = cell(1_999_999, 0)
  expect(last?.parentElement?.getAttribute('aria-rowindex')).toBe('2000001')
  expect(last?.textContent).toBe('2000000')
  const { bottom } = grid().getBoundingClientRect()
  expect(Math.round(last?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(Math.round(bottom))
  await userEvent.keyboard('{ArrowUp}{PageUp}')
  await standsOn(1_999_998 - 21, 21)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await standsOn(0, 0)
})

test('[TBL-2] in the middle of two million rows the wheel and the arrows go row by row', async () => {
  await shown(2_000_000)
  const element = grid()
  element.scrollTop = element.scrollHeight / 2
  await frame()
  await frame()
  const before = rowAt(360) ?? 0
  expect(before).toBeGreaterThan(900_000)
  await userEvent.wheel(element, { delta: { y: 320 } })
  await expect.poll(() => rowAt(360)).toBe(before + 10)
  await userEvent.click(cell(before, 2) as HTMLElement)
  await userEvent.keyboard('{ArrowDown>40/}')
  await standsOn(before + 40, 2)
  expect(rowAt(690)).toBeLessThan(before + 44)
})

test('[TBL-4] where the focus stands it stays while its row is out of sight, and from there the keys go on', async () => {
  await shown(50_000)
  await userEvent.click(cell(3, 4) as HTMLElement)
  const element = grid()
  for (let notch = 0; notch < 40; notch += 1) {
    element.scrollTop += 400
    await frame()
    expect(document.activeElement).toBe(cell(3, 4))
  }
  await userEvent.keyboard('{ArrowDown}')
  await standsOn(4, 4)
  expect(rowAt(40)).toBeLessThan(6)
})

test('[TBL-4] once nobody scrolls, rows stand in the order in which they are read', async () => {
  await shown(50_000)
  const element = grid()
  const order = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => Number(row.dataset.row))
  for (const top of [4000, 4400, 4800, 4000, 900]) {
    element.scrollTop = top
    await frame()
    await frame()
  }
  await expect.poll(() => order()).toEqual(order().toSorted((one, other) => one - other))
  await userEvent.click(cell(30, 2) as HTMLElement)
  element.scrollTop = 1300
  await expect.poll(() => order()).toEqual(order().toSorted((one, other) => one - other))
  await standsOn(30, 2)
})

test('[TAB-6] a table that is shown again stands where it was left', async () => {
  let kept = 0
  const keptScroll = {
    get: () => kept,
    set: (top: number) => {
      kept = top
    },
  }
  const { unmount } = await render(<ManyRows count={50_000} keptScroll={keptScroll} />)
  await expect.poll(() => cell(0, 2)?.textContent).toBe('0.0')
  grid().scrollTop = 32_000
  await expect.poll(() => rowAt(40)).toBe(1001)
  expect(kept).toBe(32_000)
  await unmount()
  await render(<ManyRows count={50_000} keptScroll={keptScroll} />)
  await expect.poll(() => rowAt(40)).toBe(1001)
  expect(grid().scrollTop).toBe(32_000)
  await page.getByRole('columnheader', { name: '列1', exact: true }).click()
  await expect.poll(() => kept).toBe(0)
  await expect.poll(() => rowAt(40)).toBe(1)
})
