import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../theme/index.ts'
import { drag } from '../../testing/pen.ts'
import { Instruments } from '../story-columns.tsx'

const head = (name: string) => page.getByRole('columnheader', { name })
const widthOf = (name: string) => Math.round(head(name).element().getBoundingClientRect().width)
const order = () => [...document.querySelectorAll('[role=columnheader]')].map((one) => one.textContent)
const handleOf = (name: string) => head(name).element().querySelector('[data-handle]') ?? document.body

async function shown() {
  const saved: string[] = []
  await page.viewport(1000, 600)
  await render(<Instruments saved={(parameter) => saved.push(parameter)} />)
  await expect.element(page.getByRole('gridcell', { name: '器具0', exact: true })).toBeVisible()
  return saved
}

/** The mouse takes the end of a head, goes so many pixels, and perhaps lets go: told in places of the window, for the head moves. */
async function pull(name: string, pixels: number, lift = true) {
  const box = handleOf(name).getBoundingClientRect()
  const at = (x: number) => [(x + box.width / 2) / document.body.clientWidth, (box.top + 8) / document.body.clientHeight] as const
  await drag(document.body, [at(box.left), at(box.left + pixels / 2), at(box.left + pixels)], { lift })
}

test('[TBL-3] the end of a head is drawn by the mouse: the column follows, keeps its width, and is neither sorted nor left', async () => {
  const saved = await shown()
  expect(widthOf('量程')).toBe(200)
  await pull('量程', 80)
  await expect.poll(() => widthOf('量程')).toBe(280)
  expect(document.querySelector<HTMLElement>('[data-row="0"] [data-column="2"]')?.getBoundingClientRect().width).toBe(280)
  await expect.poll(() => saved.at(-1)).toContain('"width":280')
  await expect.element(head('量程')).toHaveAttribute('aria-sort', 'none')
  await expect.element(page.getByRole('status')).toHaveTextContent('量程宽 280 像素')
})

test('[TBL-3] no column is drawn narrower than 48 px', async () => {
  await shown()
  await pull('量程', -600)
  await expect.poll(() => widthOf('量程')).toBe(48)
})

test('[TBL-3] Escape gives a drawn column its width back, and nothing is kept', async () => {
  const saved = await shown()
  await pull('量程', 80, false)
  await expect.poll(() => widthOf('量程')).toBe(280)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => widthOf('量程')).toBe(200)
  await drag(document.body, [[0.9, 0.9]])
  expect([widthOf('量程'), saved]).toEqual([200, []])
})

test('[TBL-3] a double click at the end of a head gives the column its usual width', async () => {
  await shown()
  await pull('量程', 80)
  await expect.poll(() => widthOf('量程')).toBe(280)
  await userEvent.dblClick(handleOf('量程'))
  await expect.poll(() => widthOf('量程')).toBe(200)
})

test('[TBL-3] the menu of a head pins its column at a side and lets it go; one that the table pins has no such choice', async () => {
  const saved = await shown()
  await userEvent.click(head('金额'), { button: 'right' })
  await expect.element(page.getByRole('menu', { name: '列：金额' })).toBeVisible()
  await userEvent.click(page.getByRole('menuitem', { name: '固定在左侧' }))
  await expect.poll(order).toEqual(['#序号', '名称', '金额', '量程', '备注'])
  await expect.element(head('金额')).toHaveAttribute('data-pinned', 'start')
  await expect.poll(() => saved.at(-1)).toContain('"pin":"start"')
  await expect.element(page.getByRole('status')).toHaveTextContent('金额已固定在左侧')
  await userEvent.click(head('金额'), { button: 'right' })
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['固定在右侧', '取消固定', '恢复默认宽度'])
  await userEvent.click(page.getByRole('menuitem', { name: '取消固定' }))
  await expect.element(head('金额')).not.toHaveAttribute('data-pinned')
  await userEvent.click(head('名称'), { button: 'right' })
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['恢复默认宽度'])
})

test('[TBL-3] the menu of a head stays as it was while it goes, and the console has nothing to say of it', async () => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  onTestFinished(() => said.forEach((spy) => void spy.mockRestore()))
  await shown()
  await userEvent.click(head('金额'), { button: 'right' })
  const menu = page.getByRole('menu', { name: '列：金额' })
  await expect.element(menu).toBeVisible()
  const drawn = menu.element()
  const seen = new Set<string>()
  const watch = new MutationObserver(() => seen.add(`${drawn.getAttribute('aria-label')}: ${drawn.textContent}`))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(said.flatMap((spy) => spy.mock.calls)).toEqual([])
  expect([...seen]).toEqual(['列：金额: 固定在左侧固定在右侧恢复默认宽度'])
})

test('[TBL-3] where columns lie under pinned ones there is an edge, and none where all is in sight', async () => {
  await shown()
  const grid = page.getByRole('grid').element()
  const edge = () => getComputedStyle(head('名称').element()).boxShadow
  const indexEdge = () => getComputedStyle(head('序号').element()).boxShadow
  await expect.poll(edge).toBe('none')
  await pull('量程', 600)
  expect(edge()).toBe('none')
  await expect.poll(() => grid.hasAttribute('data-under-end')).toBe(true)
  grid.scrollLeft = 40
  await expect.poll(edge).toMatch(/ 1px 0px 0px 0px/)
  expect(indexEdge(), 'the innermost has it').toBe('none')
  document.documentElement.dir = 'rtl'
  grid.scrollLeft = -40
  await expect.poll(edge).toMatch(/ -1px 0px 0px 0px/)
  document.documentElement.dir = ''
  grid.scrollLeft = 4000
  await expect.poll(() => grid.hasAttribute('data-under-end')).toBe(false)
  expect(edge()).not.toBe('none')
  await page.viewport(1900, 600)
  await expect.poll(edge).toBe('none')
  await page.viewport(1000, 600)
})
