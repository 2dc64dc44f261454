import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { PlainStatTile, type StatChange, StatGrid, StatTile, type StatTileProps } from './index.ts'
import { statTileReference } from './stat-tile.reference.ts'
import { trendPoints } from './TrendLine.tsx'

const tile = () => page.getByRole('article', { name: '待检测的项目' })

const changes: readonly { change: StatChange; says: string; tone: string }[] = [
  { change: { direction: 'up', amount: '5', against: '昨日' }, says: '比昨日增加 5', tone: 'neutral' },
  { change: { direction: 'down', amount: '5', against: '昨日' }, says: '比昨日减少 5', tone: 'neutral' },
  { change: { direction: 'up', amount: '5', against: '昨日', good: 'up' }, says: '比昨日增加 5', tone: 'success' },
  { change: { direction: 'up', amount: '5', against: '昨日', good: 'down' }, says: '比昨日增加 5', tone: 'danger' },
  { change: { direction: 'down', amount: '2.5 %', against: '上月', good: 'down' }, says: '比上月减少 2.5 %', tone: 'success' },
  { change: { direction: 'same', amount: '', against: '昨日', good: 'up' }, says: '与昨日持平', tone: 'neutral' },
]
for (const { change, says, tone } of changes) {
  test(`[A11Y-1] ${change.direction}, where ${change.good ?? 'neither'} is good, says ${says} and is ${tone}`, async () => {
    await render(<StatTile label="待检测的项目" value="43" change={change} />)
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(page.getByText(says)).toHaveAttribute('data-tone', tone)
  })
}

test('a figure stands with its unit; none is a dash without one', async () => {
  const screen = await render(<StatTile label="待检测的项目" value="43" unit="项" />)
  await expect.element(tile()).toHaveTextContent('43项待检测的项目')
  await screen.rerender(<StatTile label="待检测的项目" value={null} unit="项" />)
  await expect.element(tile()).toHaveTextContent('—待检测的项目')
})

test('[A11Y-1] the line of the last values is for eyes alone, its values are words', async () => {
  const write = (value: number) => `${value} %`
  const screen = await render(
    <StatTile label="待检测的项目" value="43" trend={{ label: '最近 3 天', values: [1, 2.5, 3], write }} />,
  )
  await expect.element(tile()).toHaveTextContent('43待检测的项目最近 3 天：1 %、2.5 %、3 %')
  expect(tile().element().querySelector('polyline')?.closest('svg')?.getAttribute('aria-hidden')).toBe('true')
  await screen.rerender(<StatTile label="待检测的项目" value="43" trend={{ label: '最近 1 天', values: [1] }} />)
  expect(tile().element().querySelector('polyline')).toBeNull()
  await expect.element(tile()).toHaveTextContent('43待检测的项目')
})

test('the line goes from left to right, the greatest on top, and lies in the middle where all are alike', () => {
  expect(trendPoints([0, 10, 5])).toEqual([
    [3, 21],
    [36, 3],
    [69, 12],
  ])
  expect(trendPoints([-4, -4])).toEqual([
    [3, 12],
    [69, 12],
  ])
})

provesKeys(statTileReference, {
  Tab: async () => {
    await render(
      <>
        <StatTile label="待检测的项目" value="43" unit="项" href="#tasks" />
        <StatTile label="待签发" value="7" />
        <StatTile label="今日收样" value={null} failed onRetry={() => {}} />
      </>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: /43 ?项 ?待检测的项目/ })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '重试 今日收样' })).toHaveFocus()
  },
  Enter: async () => {
    const retry = vi.fn()
    await render(
      <>
        <StatTile label="待检测的项目" value="43" unit="项" href="#tasks" />
        <StatTile label="今日收样" value={null} failed onRetry={retry} />
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#tasks')
    history.replaceState(null, '', location.pathname + location.search)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(retry).toHaveBeenCalledOnce()
  },
})
test('on its way it says so, and shows no figure of before', async () => {
  await render(<StatTile label="待检测的项目" value="43" href="#tasks" loading />)
  await expect.element(page.getByRole('status', { name: '待检测的项目 加载中……' })).toBeVisible()
  await expect.element(page.getByText('43')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('a failure is said in place of the figure and can be tried again', async () => {
  const retry = vi.fn()
  const screen = await render(<StatTile label="待检测的项目" value="43" failed onRetry={retry} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有加载出来')
  await expect.element(page.getByText('43')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '重试 待检测的项目' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await screen.rerender(<StatTile label="待检测的项目" value={null} failed="没有权限" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有权限')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

const after = [
  ['a figure', {}, tile],
  ['a figure that leads somewhere', { href: '#tasks' }, () => page.getByRole('link', { name: /待检测的项目/ })],
  ['another failure', { failed: true }, tile],
] as const
test.each(after)(
  '[A11Y-2] tried again by keyboard, the focus stays with the tile while it comes and as %s',
  async (_, comes, found) => {
    const given = (props: Partial<StatTileProps>) => (
      <>
        <StatTile label="待检测的项目" value="43" onRetry={() => {}} {...props} />
        <StatTile label="今日收样" value={null} failed onRetry={() => {}} />
      </>
    )
    const screen = await render(given({ failed: true }))
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '重试 待检测的项目' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.rerender(given({ loading: true }))
    await expect.element(page.getByRole('status', { name: '待检测的项目 加载中……' })).toHaveFocus()
    await screen.rerender(given(comes))
    await expect.element(found()).toHaveFocus()
  },
)

test('[A11Y-2] whose focus is elsewhere keeps it there while a tile changes', async () => {
  const screen = await render(<StatTile label="待检测的项目" value={null} failed onRetry={() => {}} />)
  await page.getByRole('button', { name: '重试 待检测的项目' }).click()
  await userEvent.click(document.documentElement, { position: { x: 900, y: 700 } })
  await screen.rerender(<StatTile label="待检测的项目" value={null} loading />)
  await expect.element(page.getByRole('status')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('tiles are entries of a named list: side by side where there is room, long figures below each other on 320 px', async () => {
  await render(
    <StatGrid label="等我处理">
      {['甲', '乙', '丙'].map((label) => (
        <StatTile
          key={label}
          label={label.repeat(30)}
          value="1,286,430,500,000.50"
          unit="元"
          trend={{ label: '', values: [1, 2] }}
        />
      ))}
    </StatGrid>,
  )
  const lefts = () =>
    page
      .getByRole('list', { name: '等我处理' })
      .getByRole('listitem')
      .elements()
      .map((one) => one.getBoundingClientRect().left)
  expect(new Set(lefts()).size).toBe(3)
  await page.viewport(320, 600)
  expect(new Set(lefts()).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})

for (const width of [372, 800]) {
  test(`labels of tiles with and without a line stand level, and tiles are of one height, in ${width} px`, async () => {
    const trend = { label: '最近 3 月', values: [1, 3, 2] }
    await render(
      <div style={{ width }}>
        <StatGrid label="概览">
          <StatTile label="检测项目" value="3,000,646" unit="项" trend={trend} />
          <StatTile label="完成率" value="96.1%" />
        </StatGrid>
      </div>,
    )
    const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
    expect(box('检测项目').top).toBe(box('完成率').top)
    const [line] = document.querySelectorAll('svg[aria-hidden]')
    expect(line?.getBoundingClientRect().left).toBeGreaterThan(box('检测项目').right)
    const tiles = page.getByRole('article').elements()
    expect(new Set(tiles.map((one) => one.getBoundingClientRect().height)).size).toBe(1)
  })
}

test('[A11Y-2] on a phone short figures stand two beside each other, and a long one has the line for itself', async () => {
  await page.viewport(390, 800)
  await render(
    <StatGrid label="概览">
      {['1,286', '35', '742,224,160.00', '7'].map((value) => (
        <StatTile key={value} label={value} value={value} unit="元" />
      ))}
    </StatGrid>,
  )
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((one) => one.getBoundingClientRect())
  const [first, second, long, last] = boxes
  expect([second?.top, last?.left]).toEqual([first?.top, first?.left])
  expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  expect(long?.width).toBeGreaterThan(2 * (first?.width ?? 0))
  const figure = document.querySelector('[data-long]')
  expect(figure?.getBoundingClientRect().height).toBeLessThan(40)
  await page.viewport(1280, 800)
})

for (const unit of ['元', 'CNY']) {
  test(`[A11Y-2] on a phone a smaller sum of money in ${unit} has the line for itself too, and labels beside each other stand level`, async () => {
    await page.viewport(390, 800)
    await render(
      <StatGrid label="概览">
        <StatTile label="检测项目" value="128" unit="项" />
        <StatTile label="完成率" value="28.1%" />
        <StatTile label="金额" value="24,980.00" unit={unit} />
      </StatGrid>,
    )
    const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
    expect(box('检测项目').top).toBe(box('完成率').top)
    const [first, , sum] = page.getByRole('listitem').elements()
    expect(sum?.getBoundingClientRect().width).toBeGreaterThan(2 * (first?.getBoundingClientRect().width ?? 0))
    expect(box(unit).top).toBeLessThan(sum?.querySelector('[data-long]')?.getBoundingClientRect().bottom ?? 0)
    expect(sum?.querySelector('[data-long]')?.getBoundingClientRect().height).toBeLessThan(40)
    await page.viewport(1280, 800)
  })
}

test('[A11Y-2] a note stands beneath what is counted, in both kinds of tile, and two of them stay beside each other on a phone', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await render(
    <StatGrid label="Waiting for me">
      <StatTile label="Records to confirm" value="21" note="+ 24 not yours" href="#confirm" />
      <PlainStatTile label="Reports to audit" value="18" note="+ 31 not yours" href="#audit" />
    </StatGrid>,
  )
  const [first, second] = page.getByRole('listitem').elements()
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  for (const [label, note] of [
    ['Records to confirm', '+ 24 not yours'],
    ['Reports to audit', '+ 31 not yours'],
  ] as const)
    expect(page.getByText(note).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      page.getByText(label).element().getBoundingClientRect().bottom,
    )
  await expect.element(page.getByRole('link', { name: '21 Records to confirm + 24 not yours' })).toBeVisible()
})

test('a sum of money fits into one line of the smallest tile, and no figure is cut', async () => {
  await render(
    <div style={{ width: 180 }}>
      <StatTile label="待检测的项目" value="1,286,430.50" unit="元" />
      <StatTile label="很多" value={'9,'.repeat(30)} />
    </div>,
  )
  const figures = [...document.querySelectorAll('article > span:first-child > span')]
  expect(figures).toHaveLength(2)
  expect(figures[0]?.getBoundingClientRect().height).toBeLessThan(40)
  for (const figure of figures) expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
})

for (const width of [180, 204, 240, 390]) {
  test(`a sum of money is in one line with its unit in a grid of ${width} px, in Chinese and English`, async () => {
    await page.viewport(width < 390 ? 1280 : 390, 800)
    const values = ['742,224,160.00', '1,286,430.50', '-99,742,224,160']
    await render(
      <div style={{ width: width === 390 ? 366 : width }}>
        <StatGrid label="概览">
          {values.flatMap((value) =>
            ['元', 'CNY'].map((unit) => (
              <StatTile
                key={value + unit}
                label="金额"
                value={value}
                unit={unit}
                trend={{ label: '最近 3 月', values: [1, 2, 3] }}
              />
            )),
          )}
        </StatGrid>
      </div>,
    )
    const figures = [...document.querySelectorAll<HTMLElement>('[data-long]')]
    expect(figures).toHaveLength(6)
    for (const figure of figures) {
      const range = document.createRange()
      range.selectNode(figure.firstChild ?? figure)
      const [number, ...more] = [...range.getClientRects()]
      const unit = figure.querySelector('span')?.getBoundingClientRect()
      expect([figure.textContent, more.length]).toEqual([figure.textContent, 0])
      expect(unit?.left).toBeGreaterThanOrEqual(number?.right ?? 0)
      expect(unit?.top).toBeLessThan(number?.bottom ?? 0)
      expect(figure.getBoundingClientRect().height).toBeLessThan(40)
      expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    }
    await page.viewport(1280, 800)
  })
}
