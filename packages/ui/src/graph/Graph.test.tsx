import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { applyTheme } from '../theme/index.ts'
import { graphReference } from './graph.reference.ts'
import { Graph, type GraphPencil, type GraphProps } from './index.ts'
import { calibrations, many, standards } from './story-graphs.ts'

// The first graph fetches what draws.
vi.setConfig({ testTimeout: 30_000 })

const pressure = { label: '压力标准的溯源', nodes: standards, edges: calibrations }
const laid = () => expect.poll(() => document.querySelector('[data-laid=true]'), { timeout: 20_000 }).not.toBeNull()
const buttons = () => [...document.querySelectorAll<HTMLElement>('.react-flow__node button')]
const node = (title: string) => {
  const found = buttons().find((one) => one.textContent?.startsWith(title))
  if (!found) throw new Error(`no node ${title}`)
  return found
}
const box = (title: string) => node(title).getBoundingClientRect()
const frame = () => document.querySelector('[data-laid]')?.getBoundingClientRect() ?? new DOMRect()
/** Whether all of what has the focus is within the frame. */
const focusInSight = () => {
  const here = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  const { left, right, top, bottom } = frame()
  return here.left >= left && here.right <= right && here.top >= top && here.bottom <= bottom
}
const focused = () => document.activeElement?.firstElementChild?.textContent
/** A list as words: `a(b c)`. */
const written = (list: Element): string =>
  [...list.children]
    .map((item) => {
      const inner = item.querySelector(':scope > ul')
      const words = [...(item.firstElementChild?.children ?? [])].map((one) => one.textContent).join(' ')
      return inner ? `${words} (${written(inner)})` : words
    })
    .join(', ')

afterEach(async () => {
  vi.restoreAllMocks()
  applyTheme(document.documentElement, { theme: 'default', scheme: 'light', density: 'compact' })
  await page.viewport(1280, 800)
})

test('[A11Y-1] the same facts are a list within lists at any time, each line once', async () => {
  await render(<Graph {...pressure} />)
  expect(written(page.getByRole('list', { name: '压力标准的溯源' }).element())).toBe(
    '国家压力基准 中国计量科学研究院 有效 (' +
      'NIM-2025-10421 活塞式压力计 0.005 级，编号 Y-0012 有效 (' +
      'LX-2026-000215 数字压力计 0.05 级，编号 Y-0133 有效 (LX-2026-003190 压力变送器 0.5 级，样品 S-2026-001902), ' +
      'LX-2025-001140 精密压力表 0.4 级，编号 Y-0209 已过期 (LX-2026-003187 弹性元件式一般压力表 1.6 级，样品 S-2026-001877)), ' +
      'NIM-2024-08812 活塞式压力计（备用） 0.02 级，编号 Y-0047 30 天内到期 (' +
      'LX-2025-001141 精密压力表 0.4 级，编号 Y-0209 已过期 下级见上文))',
  )
})

test('[A11Y-1] the drawing has its name and one sentence; a node says its state and its ways', async () => {
  await render(<Graph {...pressure} onSelect={() => undefined} selected="working" />)
  await laid()
  const drawing = page.getByRole('application')
  await expect.element(drawing).toHaveAccessibleName('压力标准的溯源')
  await expect
    .element(drawing)
    .toHaveAccessibleDescription('7 个节点，7 条连线。同样的内容在图后面的列表里。 用方向键沿着连线移动，按回车选择。')
  await expect
    .element(page.getByRole('button', { name: '精密压力表 0.4 级，编号 Y-0209 已过期 上级 2，下级 1' }))
    .toHaveAttribute('aria-pressed', 'false')
  expect(node('数字压力计').getAttribute('aria-pressed')).toBe('true')
})

test('[A11Y-1] one press shows the list beside the drawing, in which nodes can be chosen too', async () => {
  const chosen = vi.fn()
  await render(<Graph {...pressure} onSelect={chosen} />)
  expect(page.getByRole('list', { name: '压力标准的溯源' }).getByRole('button').elements()).toHaveLength(0)
  await page.getByRole('button', { name: '显示列表' }).click()
  const list = page.getByRole('region', { name: '压力标准的溯源，列表' })
  await expect.element(list).toBeVisible()
  await list.getByRole('button', { name: '数字压力计' }).click()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('working')
  await page.getByRole('button', { name: '隐藏列表' }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('what leans on another stands below it, or beside it to the right, and nothing lies on anything', async () => {
  const screen = await render(<Graph {...pressure} />)
  await laid()
  expect(box('国家压力基准').bottom).toBeLessThan(box('活塞式压力计（备用）').top)
  expect(box('活塞式压力计（备用）').bottom).toBeLessThan(box('精密压力表').top)
  const boxes = buttons().map((one) => one.getBoundingClientRect())
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top).toBe(
          true,
        )
  await screen.rerender(<Graph {...pressure} direction="right" />)
  await expect.poll(() => box('国家压力基准').right < box('活塞式压力计（备用）').left).toBe(true)
})

test('on a phone lines lead down, whatever was asked', async () => {
  await page.viewport(390, 800)
  await render(<Graph {...pressure} direction="right" />)
  await laid()
  expect(box('国家压力基准').bottom).toBeLessThan(box('精密压力表').top)
})

/** Shows a graph and goes to its first node by keys. */
async function beginIn(props: Partial<GraphProps> = {}) {
  await render(<Graph {...pressure} {...props} />)
  await laid()
  for (let tabs = 0; tabs < 6 && focused() !== '国家压力基准'; tabs += 1) await userEvent.tab()
  expect(focused()).toBe('国家压力基准')
}
/** The two that lean on the first, as they are seen from left to right. */
const below = () => ['活塞式压力计', '活塞式压力计（备用）'].toSorted((one, other) => (box(one).left < box(other).left ? -1 : 1))
provesKeys(graphReference, {
  Tab: async () => {
    await beginIn()
    expect(buttons().filter((one) => one.tabIndex === 0)).toEqual([document.activeElement])
  },
  'Down, Up': async () => {
    await beginIn()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe(below()[0])
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('国家压力基准')
  },
  'Right, Left': async () => {
    await beginIn()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe(below()[1])
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe(below()[0])
  },
  'Home, End': async () => {
    await beginIn()
    await userEvent.keyboard('{End}')
    const last = focused()
    expect(last).not.toBe('国家压力基准')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('国家压力基准')
    expect(buttons().filter((one) => one.tabIndex === 0)).toEqual([document.activeElement])
  },
  Enter: async () => {
    const chosen = vi.fn()
    await beginIn({ onSelect: chosen })
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledOnce()
  },
  Space: async () => {
    const chosen = vi.fn()
    await beginIn({ onSelect: chosen })
    await userEvent.keyboard(' ')
    expect(chosen).toHaveBeenCalledOnce()
  },
})

test('a node is chosen by a press; where nothing can be chosen a press does nothing', async () => {
  const chosen = vi.fn()
  const screen = await render(<Graph {...pressure} onSelect={chosen} />)
  await laid()
  await userEvent.click(node('数字压力计'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('working')
  await screen.rerender(<Graph {...pressure} />)
  expect(node('数字压力计').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(node('数字压力计'), { force: true })
  expect(chosen).toHaveBeenCalledOnce()
})

test('it is zoomed by buttons, and all of it is shown by one', async () => {
  await render(<Graph {...pressure} />)
  await laid()
  const before = box('国家压力基准').width
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(() => box('国家压力基准').width).toBeGreaterThan(before * 1.1)
  await page.getByRole('button', { name: '缩小' }).click()
  await page.getByRole('button', { name: '缩小' }).click()
  await expect.poll(() => box('国家压力基准').width).toBeLessThan(before)
  await page.getByRole('button', { name: '显示全图' }).click()
  await expect.poll(() => Math.round(box('国家压力基准').width)).toBe(Math.round(before))
})

test('three hundred nodes: it begins where it can be read, and a node out of sight comes into it', async () => {
  const { nodes, edges } = many()
  await render(<Graph label="全部标准" nodes={nodes} edges={edges} />)
  await laid()
  expect(buttons()).toHaveLength(300)
  expect(box('国家基准').top).toBeGreaterThanOrEqual(frame().top)
  expect(box('国家基准').width).toBeGreaterThan(120)
  node('国家基准').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^器具/)
  await expect.poll(focusInSight).toBe(true)
  // The drawing moved, not the page within its frame.
  expect(document.querySelector('[data-laid]')?.scrollLeft).toBe(0)
})

test('a node that is reached while the view is on its way to another one comes into sight', async () => {
  await render(<Graph label="全部标准" {...many()} />)
  await laid()
  node('国家基准').focus()
  for (const pause of [0, 20, 40, 60]) {
    await userEvent.keyboard('{End}')
    await new Promise((resolve) => setTimeout(resolve, pause))
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('国家基准')
    // Every motion is over.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect.poll(focusInSight, { message: `after ${pause} ms` }).toBe(true)
  }
})

test('where its place becomes another, the node that has the focus is in sight again', async () => {
  const shown = (width: number) => (
    <div style={{ width }}>
      <Graph label="全部标准" {...many()} />
    </div>
  )
  const { rerender } = await render(shown(1000))
  await laid()
  node('国家基准').focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focusInSight).toBe(true)
  await rerender(shown(500))
  await expect.poll(() => Math.round(frame().width)).toBeLessThanOrEqual(500)
  await expect.poll(focusInSight).toBe(true)
})

test('what is too wide to be read whole stands in the middle of its height, as far as it has room', async () => {
  await render(
    <div style={{ width: 600 }}>
      <Graph {...pressure} direction="right" height={320} />
    </div>,
  )
  await laid()
  const titles = standards.map(({ title }) => box(title))
  // Its right is out of sight.
  expect(Math.max(...titles.map(({ right }) => right))).toBeGreaterThan(frame().right)
  const above = Math.min(...titles.map(({ top }) => top)) - frame().top
  const beneath = frame().bottom - Math.max(...titles.map(({ bottom }) => bottom))
  expect(Math.abs(above - beneath)).toBeLessThan(2)
})

test('a circle is drawn, and told in words', async () => {
  await render(<Graph {...pressure} edges={[...calibrations, { from: 'precise', to: 'reference', label: 'X-1' }]} />)
  await laid()
  await expect.element(page.getByText('有循环，会回到起点：活塞式压力计 → 精密压力表 → 活塞式压力计')).toBeVisible()
  expect(document.querySelectorAll('.react-flow__viewport-portal svg > path')).toHaveLength(8)
  expect(page.getByRole('list', { name: '压力标准的溯源' }).element().textContent).toContain('循环，回到上级')
})

test('a line to what is not there is left out, and told; a node without lines stands with the others', async () => {
  const edges = ['a', 'b', 'c', 'd'].map((to) => ({ from: 'working', to }))
  await render(
    <Graph {...pressure} nodes={[...standards, { id: 'alone', title: '真空计' }]} edges={[...calibrations, ...edges]} />,
  )
  await laid()
  await expect
    .element(page.getByText('有连线指向不存在的节点，没有画出：数字压力计 → a；数字压力计 → b；数字压力计 → c；另有 1 条'))
    .toBeVisible()
  expect(document.querySelectorAll('.react-flow__viewport-portal svg > path')).toHaveLength(7)
  expect(node('真空计').textContent).toContain('上级 0，下级 0')
})

test('several lines between the same nodes are one, with the words of all', async () => {
  await render(
    <Graph
      label="溯源"
      nodes={standards.slice(0, 2)}
      edges={[
        { from: 'national', to: 'reference', label: 'A-1' },
        { from: 'national', to: 'reference', label: 'A-2' },
      ]}
    />,
  )
  await laid()
  await expect.poll(() => document.querySelector('.react-flow__viewport-portal')?.textContent).toBe('A-1 · A-2')
})

test('other nodes are laid out in the place of those before', async () => {
  const screen = await render(<Graph {...pressure} />)
  await laid()
  await screen.rerender(<Graph {...pressure} nodes={[...standards, { id: 'new', title: '新标准' }]} />)
  await expect.poll(() => buttons().length).toBe(8)
  await laid()
  await screen.rerender(<Graph {...pressure} nodes={standards.slice(0, 2)} edges={calibrations.slice(0, 1)} />)
  await expect.poll(() => buttons().length).toBe(2)
  await laid()
})

test('[THEME-2] lines and nodes have the colours of the theme', async () => {
  await render(<Graph {...pressure} />)
  await laid()
  const stroke = () => {
    const line = document.querySelector('.react-flow__viewport-portal svg > path:not([data-lit])')
    return line ? getComputedStyle(line).stroke : ''
  }
  const light = stroke()
  applyTheme(document.documentElement, { scheme: 'dark' })
  expect(stroke()).not.toBe(light)
  const surface = document.body.appendChild(document.createElement('i'))
  surface.style.backgroundColor = 'var(--etalon-surface)'
  expect(getComputedStyle(node('数字压力计')).backgroundColor).toBe(getComputedStyle(surface).backgroundColor)
  surface.remove()
})

test('its styles are in the layer of components: a rule of a consumer wins', async () => {
  const own = document.head.appendChild(document.createElement('style'))
  own.textContent = '.react-flow__pane { cursor: crosshair }'
  await render(<Graph {...pressure} />)
  await laid()
  const pane = document.querySelector('.react-flow__pane')
  expect(pane && getComputedStyle(pane).cursor).toBe('crosshair')
  expect(pane && getComputedStyle(pane).position).toBe('absolute')
  own.remove()
})

test('where there is nothing, or nothing yet, or nothing came, it says so', async () => {
  const retry = vi.fn()
  const screen = await render(<Graph label="溯源" nodes={[]} edges={[]} empty="登记后这里有图" />)
  await expect.element(page.getByText('还没有节点')).toBeVisible()
  await expect.element(page.getByText('登记后这里有图')).toBeVisible()
  await screen.rerender(<Graph {...pressure} loading />)
  await expect.element(page.getByRole('status', { name: '压力标准的溯源 加载中……' })).toBeInTheDocument()
  await screen.rerender(<Graph {...pressure} failed onRetry={retry} />)
  await page.getByRole('button', { name: '重试' }).click()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('figure')).toHaveFocus()
})

test('[A11Y-2] what draws did not come: the list is seen, and a second try draws', async () => {
  let tries = 0
  const told = vi.fn()
  const loadPencil = async (): Promise<GraphPencil> => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return import('./drawing/index.ts')
  }
  await render(<Graph {...pressure} loadPencil={loadPencil} onPencilFailed={told} />)
  await expect.element(page.getByText('图没有加载出来')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '压力标准的溯源，列表' })).toBeVisible()
  expect(told).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'))
  await page.getByRole('button', { name: '重试' }).click()
  await laid()
  // The button is gone, the focus is not.
  await expect.element(page.getByRole('figure', { name: '压力标准的溯源' })).toHaveFocus()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('[I18N-1] it speaks English too', async () => {
  await render(
    <MessagesProvider language="en">
      <Graph label="Traceability" nodes={standards.slice(0, 2)} edges={calibrations.slice(0, 1)} />
    </MessagesProvider>,
  )
  await laid()
  await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible()
  await expect
    .element(page.getByRole('application'))
    .toHaveAccessibleDescription(
      '2 nodes, 1 line. The list after the drawing says the same. Arrow keys go along the lines, Enter chooses.',
    )
})

test('on 320 px nothing leaves the screen', async () => {
  await page.viewport(320, 640)
  await render(<Graph {...pressure} listShown onSelect={() => undefined} />)
  await laid()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
