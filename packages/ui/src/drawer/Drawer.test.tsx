import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { drawerReference } from './drawer.reference.ts'
import { Drawer, type DrawerProps, useDrawer } from './index.ts'

type Given = Partial<Pick<DrawerProps, 'modal' | 'unsaved' | 'side' | 'size' | 'onDiscarded'>>

function Content({ lines = 0 }: { lines?: number }) {
  const [field, setField] = useState<string | null>('force')
  const options = [
    { value: 'force', label: '力学' },
    { value: 'heat', label: '热工' },
  ]
  return lines > 0 ? (
    Array.from({ length: lines }, (_, place) => `第 ${place + 1} 行`).map((line) => <p key={line}>{line}</p>)
  ) : (
    <>
      <TextField label="名称" />
      <Select label="专业" options={options} value={field} onChange={setField} />
      <Inner />
    </>
  )
}

/** A dialog over the drawer. */
function Inner() {
  const dialog = useDialog('small')
  return (
    <>
      <Button onPress={dialog.open}>选择标准器</Button>
      <Dialog actor={dialog.actor} title="标准器">
        <TextField label="编号" />
      </Dialog>
    </>
  )
}

function Opener({ lines = 0, ...given }: Given & { lines?: number }) {
  const drawer = useDrawer()
  return (
    <>
      <Button onPress={drawer.open}>打开</Button>
      <Button onPress={() => drawer.close()}>收起</Button>
      <Drawer
        actor={drawer.actor}
        title="委托单"
        description="2026-11-20 受理"
        footer={(close) => (
          <>
            <Button onPress={close}>取消</Button>
            <Button kind="primary" onPress={() => drawer.close('done')}>
              保存
            </Button>
          </>
        )}
        {...given}
      >
        <Content lines={lines} />
      </Drawer>
    </>
  )
}

/** A dialog from which a drawer opens. */
function Below(given: Given) {
  const dialog = useDialog('medium')
  return (
    <>
      <Button onPress={dialog.open}>台账</Button>
      <Dialog actor={dialog.actor} title="台账">
        <Opener {...given} />
      </Dialog>
    </>
  )
}

const drawer = () => page.getByRole('dialog', { name: '委托单' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const isGone = () => expect.element(drawer()).not.toBeInTheDocument()
/** Where it lies once it has come in. */
const settledBox = async () => {
  const element = drawer().element()
  await Promise.all(element.getAnimations().map((one) => one.finished))
  return element.getBoundingClientRect()
}
const opened = async (given: Given & { lines?: number } = {}) => {
  await render(
    <MessagesProvider>
      <Opener {...given} />
      <Button>别处</Button>
    </MessagesProvider>,
  )
  await button('打开').click()
  await expect.element(drawer()).toBeVisible()
}
const darkLayers = () =>
  [...document.querySelectorAll<HTMLElement>('body > div')].filter((one) => {
    const { position, backgroundColor } = getComputedStyle(one)
    return position === 'fixed' && one.childElementCount === 0 && backgroundColor !== 'rgba(0, 0, 0, 0)'
  }).length

afterEach(() => page.viewport(1280, 800))

provesKeys(drawerReference, {
  Tab: async () => {
    await opened()
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      expect(drawer().element().contains(document.activeElement)).toBe(true)
    }
  },
  Escape: async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).toBeVisible()
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /专业/ })).toHaveFocus()
    await expect.element(drawer()).toBeVisible()
  },
})

test('[DLG-3] it has a name and a description, and the focus is in its first field', async () => {
  await opened()
  await expect.element(drawer()).toHaveAccessibleDescription('2026-11-20 受理')
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
})

test('[DLG-3] neither Escape nor a press outside closes it; its buttons do, and the focus goes back', async () => {
  await opened()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
  await expect.element(drawer()).toBeVisible()
  for (const name of ['关闭', '取消', '保存']) {
    await button(name).click()
    await isGone()
    await expect.element(button('打开')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer()).toBeVisible()
  }
})

test.each(['关闭', '取消'])('[DLG-3] with something unsaved %s asks first: no keeps it open, yes closes it', async (name) => {
  const onDiscarded = vi.fn()
  await opened({ unsaved: true, onDiscarded })
  await page.getByLabelText('名称').fill('活塞式压力计')
  await button(name).click()
  const question = page.getByRole('alertdialog', { name: '放弃未保存的内容？' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: '继续填写' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  await expect.element(page.getByLabelText('名称')).toHaveValue('活塞式压力计')
  await button(name).click()
  expect(onDiscarded).not.toHaveBeenCalled()
  await question.getByRole('button', { name: '放弃' }).click()
  expect(onDiscarded).toHaveBeenCalledOnce()
  await isGone()
  await expect.element(button('打开')).toHaveFocus()
})

test('[DLG-3] what was saved closes without a question', async () => {
  await opened({ unsaved: true })
  await button('保存').click()
  await isGone()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})

test('[DLG-5] a dialog over it has the keyboard, and the page is darkened once', async () => {
  await opened()
  expect(darkLayers()).toBe(1)
  await button('选择标准器').click()
  const dialog = page.getByRole('dialog', { name: '标准器' })
  await expect.element(page.getByLabelText('编号')).toHaveFocus()
  await expect.poll(darkLayers).toBe(1)
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(button('选择标准器')).toHaveFocus()
  await expect.poll(darkLayers).toBe(1)
})

test('[DLG-5] over a dialog it has the keyboard; discarded, the focus is on what opened it', async () => {
  await render(
    <MessagesProvider>
      <Below unsaved />
    </MessagesProvider>,
  )
  await button('台账').click()
  await button('打开').click()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  await expect.poll(darkLayers).toBe(1)
  await button('取消').click()
  await button('放弃').click()
  await isGone()
  await expect.element(button('打开')).toHaveFocus()
  await expect.element(page.getByRole('dialog', { name: '台账' })).toBeVisible()
  await expect.poll(darkLayers).toBe(1)
})

test('[DLG-3] not modal, the page stays in use beside it; closed, the focus goes back only where it was inside', async () => {
  await opened({ modal: false })
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  expect(darkLayers()).toBe(0)
  await button('别处').click()
  await expect.element(button('别处')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).toBeVisible()
  await button('关闭').click()
  await isGone()
  await expect.element(button('打开')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer()).toBeVisible()
  await button('收起').click()
  await isGone()
  await expect.element(button('收起')).toHaveFocus()
})

test.each([
  ['end', 1280 - 480],
  ['start', 0],
] as const)('[DLG-4] at the %s of a wide screen it is as high as the window', async (side, left) => {
  await opened({ side })
  const box = await settledBox()
  expect([box.left, box.top, box.width, box.height]).toEqual([left, 0, 480, 800])
})

test.each([
  ['small', 360],
  ['large', 720],
] as const)('[DLG-4] %s is %d px wide', async (size, width) => {
  await opened({ size })
  expect((await settledBox()).width).toBe(width)
})

test.each([390, 320])(
  '[DLG-4][A11Y-2] on a screen of %d px it lies below, as wide as the screen, and leaves the page in sight',
  async (width) => {
    await page.viewport(width, 568)
    await opened({ lines: 80, size: 'large', side: 'start' })
    const box = await settledBox()
    expect([box.left, box.width, box.bottom, box.top]).toEqual([0, width, 568, 32])
    expect(document.documentElement.scrollWidth).toBe(width)
    const close = button('关闭').element().getBoundingClientRect()
    expect([close.width, close.height]).toEqual([44, 44])
  },
)

test('[A11Y-2] long content is scrolled by keyboard, between a head and a foot that stay', async () => {
  await opened({ lines: 80 })
  const body = page.getByRole('group', { name: '委托单' })
  await expect.element(body).toHaveAttribute('tabindex', '0')
  const element = body.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => element.scrollTop + element.clientHeight >= element.scrollHeight - 1).toBe(true)
  await expect.element(button('保存')).toBeInViewport({ ratio: 1 })
  await expect.element(button('关闭')).toBeInViewport({ ratio: 1 })
})

test('[A11Y-2] short content is no stop of Tab', async () => {
  await opened()
  await settledBox()
  expect(drawer().element().querySelectorAll('[role=group][tabindex="0"]')).toHaveLength(0)
})

test('[A11Y-3] it slides in, and does not for those who want less motion', async () => {
  await opened()
  const { animationName, animationDuration } = getComputedStyle(drawer().element())
  expect([animationName === 'none', animationDuration]).toEqual([false, '0.16s'])
  const wish = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await wish('reduce')
  try {
    await expect.poll(() => getComputedStyle(drawer().element()).animationName).toBe('none')
  } finally {
    await wish('')
  }
})
