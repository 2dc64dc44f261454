import { menuMachine } from '@etalon/machines/menu'
import { tabStripMachine } from '@etalon/machines/tab-strip'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { MenuButton } from '../menu/index.ts'
import { StoryMenu } from '../menu-search/story-menu.tsx'
import { Popover } from '../popover/index.ts'
import { SideMenu } from '../side-menu/index.ts'
import { TabStrip } from '../tab-strip/index.ts'
import { createToasts, Toasts } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { TopMenu } from '../top-menu/index.ts'
import '../theme/index.ts'

const wish = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features })

beforeEach(async () => {
  await wish([{ name: 'forced-colors', value: 'active' }])
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
})
afterEach(() => wish([]))

/** A colour of the system, as the browser counts it now. */
function systemColour(name: string): string {
  const probe = document.createElement('i')
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
const style = (element: Element) => getComputedStyle(element)
/** Whether something has an edge that this mode keeps: shadows are gone. */
const hasEdge = (element: Element) =>
  style(element).borderTopStyle === 'solid' && Number.parseFloat(style(element).borderTopWidth) > 0

test('[A11Y-3] with the colours of the system the entry of a menu that has the keyboard is framed, and the menu has an edge', async () => {
  await render(
    <MenuButton label="更多" actions={['打印', '复制'].map((label) => ({ id: label, label }))}>
      <Button>更多</Button>
    </MenuButton>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const [first, second] = [page.getByRole('menuitem', { name: '打印' }), page.getByRole('menuitem', { name: '复制' })]
  await expect.element(first).toHaveFocus()
  expect(style(first.element()).outlineStyle).toBe('solid')
  expect(style(first.element()).outlineColor).toBe(systemColour('Highlight'))
  expect(style(second.element()).outlineStyle).toBe('none')
  expect(
    [...document.querySelectorAll('[data-trigger], [data-rac]')].some(
      (panel) => panel.querySelector('[role=menu]') && hasEdge(panel),
    ),
  ).toBe(true)
})

test('[A11Y-3] with the colours of the system popovers, tooltips and messages have an edge', async () => {
  const centre = createToasts()
  await render(
    <MessagesProvider>
      <Tooltip text="锁定屏幕">
        <Button>锁屏</Button>
      </Tooltip>
      <Popover title="列设置" trigger={<Button>列设置</Button>}>
        内容
      </Popover>
      <Toasts centre={centre} />
    </MessagesProvider>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  expect(hasEdge(page.getByRole('tooltip').element())).toBe(true)
  centre.show({ tone: 'danger', title: '保存失败' })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(hasEdge(page.getByRole('alertdialog').element())).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const popover = page.getByRole('dialog', { name: '列设置' })
  await expect.element(popover).toBeVisible()
  expect(hasEdge(popover.element().firstElementChild ?? document.body)).toBe(true)
})

function Tabs() {
  const actor = useActorRef(tabStripMachine, { input: {} })
  useEffect(() => actor.send({ type: 'TAB.OPEN', target: { path: '/orders', label: '委托单' } }), [actor])
  return <TabStrip actor={actor} />
}

function Top() {
  const actor = useActorRef(menuMachine, { input: {} })
  return <TopMenu actor={actor} homeLabel="首页" atHome />
}

test('[A11Y-3] with the colours of the system the tab and the entries that are shown are told from the others', async () => {
  await render(
    <MessagesProvider>
      <Tabs />
      <Top />
      <StoryMenu>{(actor) => <SideMenu actor={actor} current="/orders" onNavigate={() => {}} />}</StoryMenu>
    </MessagesProvider>,
  )
  const highlight = systemColour('Highlight')
  const backgrounds = (role: 'tab' | 'link', name: string) =>
    page
      .getByRole(role, { name })
      .elements()
      .map((element) => style(element).backgroundColor === highlight)
  await expect.element(page.getByRole('tab', { name: '委托单' })).toBeVisible()
  expect([backgrounds('tab', '委托单'), backgrounds('tab', '首页')]).toEqual([[true], [false]])
  await expect.element(page.getByRole('link', { name: '委托登记' })).toBeVisible()
  expect([backgrounds('link', '首页'), backgrounds('link', '委托登记')]).toEqual([[true], [false]])
  expect(backgrounds('link', '委托单')).toEqual([true])
})

test('[A11Y-3] who wants less motion sees the strip of tabs jump', async () => {
  await render(
    <MessagesProvider>
      <Tabs />
    </MessagesProvider>,
  )
  const list = page.getByRole('tablist').element()
  await wish([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  await expect.poll(() => style(list).scrollBehavior).toBe('smooth')
  await wish([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await expect.poll(() => style(list).scrollBehavior).toBe('auto')
})
