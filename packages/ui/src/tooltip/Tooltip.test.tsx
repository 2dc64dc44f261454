import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { createToasts, Toasts } from '../toast/index.ts'
import { Tooltip } from './index.ts'
import { tooltipReference } from './tooltip.reference.ts'

const tip = () => page.getByRole('tooltip', { name: '锁定屏幕' })
const begin = async () => {
  await render(
    <>
      <Tooltip text="锁定屏幕">
        <Button>锁屏</Button>
      </Tooltip>
      <Button>别处</Button>
    </>,
  )
  await userEvent.tab()
  await expect.element(tip()).toBeVisible()
}

provesKeys(tooltipReference, {
  Tab: async () => {
    await begin()
    await expect.element(page.getByRole('button', { name: '锁屏' })).toHaveAccessibleDescription('锁定屏幕')
    await userEvent.tab()
    await expect.element(tip()).not.toBeInTheDocument()
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{Escape}')
    await expect.element(tip()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '锁屏' })).toHaveFocus()
  },
})

afterEach(() => page.viewport(1280, 800))

const beside = async (
  placement: 'start' | 'end' | 'bottom',
  left: number,
  width: number,
  text = '把光标所在的状态在图中显示出来',
) => {
  await render(
    <div style={{ marginLeft: left, marginTop: 100, width }}>
      <Tooltip text={text} placement={placement}>
        <Button style={{ width: '100%' }}>状态</Button>
      </Tooltip>
    </div>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await Promise.all(
    page
      .getByRole('tooltip')
      .element()
      .getAnimations()
      .map((one) => one.finished),
  )
  const boxOf = (role: 'tooltip' | 'button') => page.getByRole(role).element().getBoundingClientRect()
  return { tip: boxOf('tooltip'), button: boxOf('button') }
}

test('[A11Y-2] beside its element it stands on the side that was asked for', async () => {
  const roomy = await beside('start', 500, 100)
  expect(roomy.tip.right).toBeLessThanOrEqual(roomy.button.left)
})

test('[A11Y-2] beside its element it goes to the other side where there is none', async () => {
  const { tip, button } = await beside('start', 20, 100)
  expect(tip.left).toBeGreaterThanOrEqual(button.right)
})

test.each([
  [390, 'start'],
  [390, 'end'],
  [320, 'start'],
] as const)(
  '[A11Y-2] in a window of %d px without room on either side it stands above, and the page is no wider (%s)',
  async (width, placement) => {
    await page.viewport(width, 700)
    const { tip, button } = await beside(placement, 20, width - 40)
    expect(tip.bottom).toBeLessThanOrEqual(button.top)
    expect([tip.left >= 0, tip.right <= width]).toEqual([true, true])
    // Words in a row, and not a column of letters.
    expect(tip.height).toBeLessThan(40)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('[A11Y-2] in a window of 320 px a long one has as many lines as it needs, and the page is no wider', async () => {
  await page.viewport(320, 700)
  const { tip } = await beside('bottom', 20, 280, '把光标所在的状态在图中显示出来'.repeat(4))
  expect([tip.left >= 0, tip.right <= 320]).toEqual([true, true])
  expect(document.documentElement.scrollWidth).toBe(320)
})

function AtTheEdge() {
  const dialog = useDialog('small')
  return (
    <>
      <Button onPress={dialog.open}>打开</Button>
      <Dialog actor={dialog.actor} title="编号规则">
        <div style={{ display: 'flex', justifyContent: 'flex-end', paddingTop: 60 }}>
          <Tooltip text="Remove part 2 of the number">
            <Button>…</Button>
          </Tooltip>
        </div>
      </Dialog>
    </>
  )
}

test('[A11Y-2][DLG-1] at the right edge of a dialog its words stand in one line, and the edge cuts none of them off', async () => {
  await render(<AtTheEdge />)
  await page.getByRole('button', { name: '打开' }).click()
  page.getByRole('button', { name: '…' }).element().focus()
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  const panel = page.getByRole('tooltip')
  await expect.element(panel).toBeVisible()
  const [tip, dialog] = [panel, page.getByRole('dialog')].map((one) => one.element().getBoundingClientRect())
  if (!tip || !dialog) throw new Error('both are there')
  expect(tip.height).toBeLessThan(32)
  expect(tip.right).toBeGreaterThan(dialog.right)
  // What is drawn there is the tooltip's own.
  const seen = document.elementsFromPoint(tip.right - 3, (tip.top + tip.bottom) / 2)
  expect(seen.some((one) => panel.element().contains(one))).toBe(true)
})

test('[A11Y-2][API-3] it lies beneath a message: what can be done about that is pressed at once', async () => {
  const centre = createToasts()
  let isUndone = false
  await render(
    <div style={{ position: 'fixed', right: 40, bottom: 30 }}>
      <Tooltip text="删除第 2 行，以及其中所有已填写的内容和附件">
        <Button>删除</Button>
      </Tooltip>
      <Toasts centre={centre} />
    </div>,
  )
  const action = { label: '撤销', onAction: () => (isUndone = true) }
  centre.show({ tone: 'info', title: '已删除第 1 行', action }, 60)
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeVisible()
  await userEvent.tab()
  const panel = page.getByRole('tooltip')
  await expect.element(panel).toBeVisible()
  const { left, right, top, bottom } = panel.element().getBoundingClientRect()
  const button = page.getByRole('button', { name: '撤销' })
  const own = button.element().getBoundingClientRect()
  const middle = [(own.left + own.right) / 2, (own.top + own.bottom) / 2] as const
  expect([left < middle[0], middle[0] < right, top < middle[1], middle[1] < bottom]).toEqual([true, true, true, true])
  await button.click()
  expect(isUndone).toBe(true)
})
