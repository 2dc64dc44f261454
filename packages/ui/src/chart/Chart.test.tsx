import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { applyTheme } from '../theme/index.ts'
import { BarChart, type ChartPencil, LineChart, MeasurementChart, PieChart } from './index.ts'
import { certificates, fields, gauge, months, permitted, recorded, weightLimits, weights } from './story-charts.ts'

// The first chart fetches what draws.
vi.setConfig({ testTimeout: 30_000 })

const lines = { label: '每月签发的证书', unit: '份', categoryLabel: '月份', categories: months, series: certificates }
const pressure = {
  label: '示值误差',
  unit: 'MPa',
  atLabel: '标称值',
  atUnit: 'MPa',
  valueLabel: '示值误差',
  series: gauge,
  limits: permitted,
}
const stage = () => page.getByRole('application')
// Not by its role: among thousands of cells that search takes its time.
const svg = () => document.querySelector('[role=application] [aria-hidden] svg')
const texts = () => [...(svg()?.querySelectorAll('text') ?? [])].map((one) => one.textContent)
const drawn = () => expect.poll(() => svg()?.querySelectorAll('path').length ?? 0, { timeout: 20_000 }).toBeGreaterThan(3)
/** The colours that something is drawn in. */
const inks = () =>
  new Set(
    [...(svg()?.querySelectorAll('path') ?? [])].flatMap((path) => [path.getAttribute('fill'), path.getAttribute('stroke')]),
  )
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
const table = (name = '每月签发的证书') => page.getByRole('table', { name }).element()

beforeEach(() => applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' }))
afterEach(async () => {
  vi.restoreAllMocks()
  applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
  await page.viewport(1280, 800)
})

test('[A11Y-1] the same facts are a table at any time, with values as they were given', async () => {
  await render(<LineChart {...lines} categories={['1月', '2月', '3月']} series={[{ name: '检定', values: ['1.50', '<0.01'] }]} />)
  expect(rowsOf(table())).toEqual([
    ['月份', '检定份'],
    ['1月', '1.50'],
    ['2月', '<0.01'],
    ['3月', '—'],
  ])
  expect(table().querySelectorAll('th[scope=row]')).toHaveLength(3)
})

test('[A11Y-1] the drawing has its name and one sentence, and its own letters are not read', async () => {
  await render(<LineChart {...lines} />)
  await drawn()
  await expect.element(stage()).toHaveAccessibleName('每月签发的证书')
  await expect
    .element(stage())
    .toHaveAccessibleDescription(
      '折线图：3 个系列，每个最多 12 个值，最小 31 份，最大 262 份。数据表在图的后面。 用方向键逐点读取。',
    )
  expect(svg()?.closest('[aria-hidden=true]')).not.toBeNull()
})

test('[A11Y-1] one press shows the table beside the drawing, and another hides it', async () => {
  await render(<LineChart {...lines} />)
  await page.getByRole('button', { name: '显示数据表' }).click()
  const frame = page.getByRole('region', { name: '每月签发的证书，数据表' })
  await expect.element(frame).toBeVisible()
  expect(frame.element().getBoundingClientRect().height).toBeGreaterThan(100)
  await page.getByRole('button', { name: '隐藏数据表' }).click()
  await expect.element(frame).not.toBeInTheDocument()
  await expect.element(page.getByRole('table')).toBeInTheDocument()
})

const said = () => document.querySelector('p[role=status]')?.textContent
test('[A11Y-2] keys that lead nowhere are left to the page', async () => {
  await render(<LineChart {...lines} series={certificates.slice(0, 1)} />)
  await drawn()
  const taken: string[] = []
  document.addEventListener('keydown', (event) => event.defaultPrevented && taken.push(event.key), { once: false })
  stage().element().focus()
  await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}{PageDown}')
  expect(taken).toEqual(['PageDown'])
})

test('of lying bars the arrows up and down lead along the categories', async () => {
  await render(<BarChart {...lines} horizontal />)
  await drawn()
  stage().element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.poll(said).toBe('2月，校准：88 份')
})

test('a series is hidden by its name and is not walked then; the last one stays', async () => {
  await render(<LineChart {...lines} />)
  await drawn()
  const before = svg()?.querySelectorAll('path').length ?? 0
  await page.getByRole('button', { name: '检定' }).click()
  await expect.poll(() => svg()?.querySelectorAll('path').length ?? 0).toBeLessThan(before)
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(said).toBe('1月，校准：142 份')
  await page.getByRole('button', { name: '校准' }).click()
  await page.getByRole('button', { name: '检测' }).click()
  await expect.element(page.getByRole('button', { name: '检测' })).toHaveAttribute('aria-pressed', 'true')
})

test('[THEME-2] colours are those of the theme, and follow it', async () => {
  await render(<LineChart {...lines} />)
  await drawn()
  const brand = () => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--etalon-brand-fill)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  expect(inks()).toContain(brand())
  for (const look of [{ scheme: 'dark' }, { scheme: 'light', colour: '#d4380d' }] as const) {
    const before = brand()
    applyTheme(document.documentElement, look)
    expect(brand()).not.toBe(before)
    await expect.poll(inks).toContain(brand())
    expect(inks()).not.toContain(before)
  }
})

test('[THEME-2] series differ by their mark and their pattern, not by colour alone', async () => {
  const screen = await render(<LineChart {...lines} />)
  await drawn()
  const dashes = [...(svg()?.querySelectorAll('path[stroke-width="2"]') ?? [])].map((path) =>
    path.getAttribute('stroke-dasharray'),
  )
  expect(new Set(dashes).size).toBe(3)
  await screen.rerender(<BarChart {...lines} />)
  await expect.poll(() => svg()?.querySelectorAll('pattern').length).toBe(2)
})

test('it is as wide as its place, and stays so', async () => {
  await render(
    <div id="place" style={{ width: 800 }}>
      <LineChart {...lines} height={200} />
    </div>,
  )
  await drawn()
  const place = document.querySelector<HTMLElement>('#place')
  expect([svg()?.getAttribute('width'), svg()?.getAttribute('height')]).toEqual(['800', '200'])
  if (place) place.style.width = '360px'
  await expect.poll(() => svg()?.getAttribute('width')).toBe('360')
})

test('a hidden place is drawn on when it is shown', async () => {
  const screen = await render(
    <div style={{ display: 'none' }}>
      <LineChart {...lines} />
    </div>,
  )
  await expect.poll(() => screen.container.querySelector('[role=application] [aria-hidden]')).not.toBeNull()
  await screen.rerender(
    <div>
      <LineChart {...lines} />
    </div>,
  )
  await drawn()
})

test('a result has the bar of its uncertainty, the axis reaches to the limits, and its table has them all', async () => {
  await render(<MeasurementChart {...pressure} />)
  await drawn()
  // Of each series the bars are one path: three strokes for each of five results.
  const bars = [...(svg()?.querySelectorAll('path') ?? [])].filter(
    (path) => (path.getAttribute('d')?.match(/M/g) ?? []).length === 15,
  )
  expect(bars).toHaveLength(2)
  const levels = [...(svg()?.querySelectorAll('path[stroke-dasharray]') ?? [])].map((path) => path.getBoundingClientRect().top)
  const frame = stage().element().getBoundingClientRect()
  expect(levels.filter((top) => top > frame.top && top < frame.bottom)).toHaveLength(2)
  const rows = rowsOf(table('示值误差'))
  expect(rows[0]).toEqual([
    '标称值MPa',
    '系列',
    '示值误差MPa',
    '扩展不确定度 U（k = 2）MPa',
    '最大允许误差上限MPa',
    '最大允许误差下限MPa',
  ])
  expect(rows[1]).toEqual(['0', '升压', '0.000', '0.004', '0.0256', '-0.0256'])
  expect(rows).toHaveLength(11)
  stage().element().focus()
  await userEvent.keyboard('{End}{ArrowDown}')
  await expect.poll(said).toBe('降压，标称值：1.6 MPa，示值误差：0.018 MPa，U = 0.006 MPa (k = 2)')
})

test('limits follow the point of measurement, and what is said of a result stands in the table', async () => {
  await render(
    <MeasurementChart {...pressure} label="砝码" series={weights} limits={weightLimits} spacing="even" coverageFactor="2.0" />,
  )
  await drawn()
  expect(rowsOf(table('砝码'))[4]).toEqual(['10', '0.92', '0.20', '0.6', '-0.6', '不合格'])
  expect(texts()).toEqual(expect.arrayContaining(['1', '2', '5', '10', '20', '50', '100']))
})

test('the parts of a whole have their shares; what is no part has none', async () => {
  await render(
    <PieChart
      label="专业"
      categoryLabel="专业"
      unit="份"
      slices={[...fields.slice(0, 3), { name: '撤回', value: '-5' }, { name: '不详', value: '若干' }]}
    />,
  )
  await drawn()
  expect(rowsOf(table('专业')).slice(1)).toEqual([
    ['力学', '412', '41.4 %'],
    ['热工', '318', '32.0 %'],
    ['长度', '265', '26.6 %'],
    ['撤回', '-5', '—'],
    ['不详', '若干', '—'],
  ])
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(said).toBe('力学：412 份，占比：41.4 %')
})

test('five thousand points are a few elements, and are walked to the last one', async () => {
  const many = recorded(5000)
  await render(<LineChart label="温度" categoryLabel="时刻" {...many} />)
  await drawn()
  expect(svg()?.querySelectorAll('*').length).toBeLessThan(500)
  document.querySelector<HTMLElement>('[role=application]')?.focus()
  await userEvent.keyboard('{ArrowRight}{PageDown}{ArrowRight}')
  await expect.poll(said).toContain(many.categories[501])
  await userEvent.keyboard('{End}')
  await expect.poll(said).toContain('23:59:42')
})

test('five thousand results with their bars are a few elements', async () => {
  const points = Array.from({ length: 5000 }, (_, at) => ({
    at: String(at),
    value: (Math.sin(at / 100) / 10).toFixed(4),
    uncertainty: '0.02',
  }))
  await render(<MeasurementChart {...pressure} series={[{ name: '长期', points }]} />)
  await drawn()
  expect(svg()?.querySelectorAll('*').length).toBeLessThan(500)
})

test('where there is nothing, or nothing yet, or nothing came, it says so', async () => {
  const retry = vi.fn()
  const screen = await render(<LineChart {...lines} categories={[]} empty="签发后这里有图" />)
  await expect.element(page.getByText('还没有数据')).toBeVisible()
  await expect.element(page.getByText('签发后这里有图')).toBeVisible()
  await screen.rerender(<LineChart {...lines} loading />)
  await expect.element(page.getByRole('status', { name: '每月签发的证书 加载中……' })).toBeInTheDocument()
  await screen.rerender(<LineChart {...lines} failed onRetry={retry} />)
  await page.getByRole('button', { name: '重试' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('figure')).toHaveFocus()
  await expect.element(page.getByRole('application')).not.toBeInTheDocument()
})

test('values of which none is a number are shown as they are written', async () => {
  await render(
    <LineChart {...lines} categories={['1月', '2月', '3月']} series={[{ name: '铅', values: ['未检出', '', '0x1F'] }]} />,
  )
  await expect.element(page.getByText('没有可以画出来的数值，原文见下表。')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '未检出' })).toBeVisible()
})

test('[A11Y-2] what draws did not come: the table is seen, and a second try draws', async () => {
  const told = vi.fn()
  let tries = 0
  const loadPencil = async (): Promise<ChartPencil> => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return import('./drawing/index.ts')
  }
  await render(<LineChart {...lines} loadPencil={loadPencil} onPencilFailed={told} />)
  await expect.element(page.getByText('图没有加载出来')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  await expect.element(page.getByRole('region', { name: '每月签发的证书，数据表' })).toBeVisible()
  expect(told).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'))
  await page.getByRole('button', { name: '重试' }).click()
  await drawn()
  // The button is gone, the focus is not.
  await expect.element(page.getByRole('figure', { name: '每月签发的证书' })).toHaveFocus()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('braces in a name stay as they are written', async () => {
  await render(<LineChart {...lines} categories={['1月']} series={[{ name: '{a|b}', values: ['1'] }]} />)
  await drawn()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => texts().join().replaceAll('\u200b', '')).toContain('{a|b}')
})

test('gone from the page it leaves no listener on the media and no drawing', async () => {
  const heard = vi.spyOn(MediaQueryList.prototype, 'addEventListener')
  const left = vi.spyOn(MediaQueryList.prototype, 'removeEventListener')
  const screen = await render(<LineChart {...lines} />)
  await drawn()
  const count = heard.mock.calls.length
  await screen.unmount()
  expect(left.mock.calls.length).toBe(count)
  expect(document.querySelector('[_echarts_instance_]')).toBeNull()
})

test('[I18N-1] it speaks English, and writes numbers as that does', async () => {
  await render(
    <MessagesProvider language="en">
      <LineChart
        label="Certificates"
        categoryLabel="Month"
        categories={['Jan', 'Feb']}
        series={[{ name: 'Calibration', values: ['12000', '1'] }]}
      />
    </MessagesProvider>,
  )
  await drawn()
  await expect.element(page.getByRole('button', { name: 'Show the table' })).toBeVisible()
  await expect
    .element(stage())
    .toHaveAccessibleDescription(
      'Line chart: 2 values, from 1 to 12000. The table is after the drawing. Arrow keys read point by point.',
    )
  expect(texts()).toContain('12,000')
})

test('on 320 px nothing but the table scrolls sideways', async () => {
  await page.viewport(320, 640)
  await render(<MeasurementChart {...pressure} tableShown />)
  await drawn()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('[A11Y-1] on a phone the tools of a chart are 44 px wide and high, and no column of its table is out of sight', async () => {
  await page.viewport(390, 844)
  await render(
    <MessagesProvider language="en">
      <MeasurementChart {...pressure} label="砝码" series={weights} limits={weightLimits} spacing="even" tableShown />
    </MessagesProvider>,
  )
  for (const name of ['Hide the table', 'Save']) {
    const { width, height } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const seen = table('砝码')
  const frame = seen.closest('section') ?? seen.parentElement
  expect(seen.getBoundingClientRect().width).toBeGreaterThan(200)
  expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
})
