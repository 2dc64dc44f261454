import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, IconButton } from '../button/index.ts'
import { ComboBox } from '../combo-box/index.ts'
import { DateField } from '../date-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { MenuButton } from '../menu/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { TreeSelect } from '../tree-select/index.ts'
import '../theme/index.ts'
import { Dialog, useDialog } from './index.ts'

const options = [
  { value: 'a', label: '力学' },
  { value: 'b', label: '热工' },
]

const rooms = [{ id: 'force', label: '力学室', children: [{ id: 'pressure', label: '压力组' }] }]

function Fields() {
  const [text, setText] = useState('')
  const [one, setOne] = useState<string | null>('a')
  const [two, setTwo] = useState<string | null>(null)
  const [room, setRoom] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-20')
  return (
    <>
      <TextField label="名称" value={text} onChange={setText} />
      <Select label="专业" options={options} value={one} onChange={setOne} />
      <ComboBox label="标准器" options={options} value={two} onChange={setTwo} />
      <DateField label="有效期" value={day} onChange={setDay} />
      <TreeSelect label="部门" items={rooms} value={room} onChange={setRoom} />
      <MenuButton label="更多" actions={[{ id: 'print', label: '打印' }]}>
        <IconButton icon={Ellipsis} label="更多" />
      </MenuButton>
      <Nested />
      <Removable />
    </>
  )
}

function Nested() {
  const dialog = useDialog('small')
  return (
    <>
      <Button onPress={dialog.open}>再开一个</Button>
      <Dialog actor={dialog.actor} title="里层">
        <TextField label="里层名称" />
      </Dialog>
    </>
  )
}

/** A row whose question takes it away, with the button that opened it. */
function Removable() {
  const dialog = useDialog('small')
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <Button onPress={dialog.open}>删除这一行</Button>}
      <Dialog
        actor={dialog.actor}
        title="删除？"
        footer={
          <Button
            onPress={() => {
              setThere(false)
              dialog.close('done')
            }}
          >
            确定删除
          </Button>
        }
      >
        删除后不能恢复
      </Dialog>
    </>
  )
}

function Subject() {
  const dialog = useDialog('medium')
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>打开</Button>
      <Dialog actor={dialog.actor} title="外层">
        <Fields />
      </Dialog>
    </MessagesProvider>
  )
}

const outer = () => page.getByRole('dialog', { name: '外层' })
const place = () => outer().element().getBoundingClientRect()
const opened = async () => {
  await render(<Subject />)
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(outer()).toBeVisible()
}

test('[DLG-3] neither Escape nor a press outside closes it, and the focus returns to what opened it', async () => {
  await opened()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(outer()).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
  await expect.element(outer()).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(outer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus()
})

test('[DLG-3] the focus stays inside while tabbing through it', async () => {
  await opened()
  for (let press = 0; press < 20; press += 1) {
    await userEvent.tab()
    expect(outer().element().contains(document.activeElement)).toBe(true)
  }
  const outside = page.getByRole('button', { name: '打开', exact: true, includeHidden: true }).element()
  if (outside instanceof HTMLElement) outside.focus()
  expect(outer().element().contains(document.activeElement)).toBe(true)
  expect(page.getByRole('button', { name: '打开', exact: true }).elements()).toEqual([])
})

test('[DLG-2] minimised it keeps what was typed and lets the page be used; it comes back as it was', async () => {
  await opened()
  await page.getByLabelText('名称').fill('活塞式压力计')
  await page.getByRole('button', { name: '最小化', exact: true }).click()
  await expect.element(outer()).not.toBeInTheDocument()
  await expect.element(page.getByRole('toolbar', { name: '最小化的对话框' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '外层', exact: true })).toHaveFocus()
  await page.getByRole('button', { name: '打开' }).click()
  await page.getByRole('button', { name: '还原 外层' }).click()
  await expect.element(page.getByLabelText('名称')).toHaveValue('活塞式压力计')
  // The dialog hides from assistive technology what lies outside, so that its role would not find the shelf in any case.
  await expect.poll(() => document.querySelector('[data-dialog-shelf]')).toBeNull()
})

test('[DLG-2] full screen fills the window and goes back', async () => {
  await opened()
  const before = place()
  await page.getByRole('button', { name: '全屏' }).click()
  await expect.poll(() => place().width).toBe(window.innerWidth)
  expect(place().height).toBe(window.innerHeight)
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect.poll(() => place().width).toBe(before.width)
})

test('[DLG-5] dialogs stack, and the uppermost has the keyboard', async () => {
  await opened()
  await page.getByRole('button', { name: '再开一个' }).click()
  await expect.element(page.getByRole('dialog', { name: '里层' })).toBeVisible()
  const inner = page.getByRole('dialog', { name: '里层' }).element()
  await expect.poll(() => inner.contains(document.activeElement)).toBe(true)
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab()
    expect(inner.contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '里层' })).toBeVisible()
  await page.getByRole('dialog', { name: '里层' }).getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByRole('button', { name: '再开一个' })).toHaveFocus()
  await expect.element(outer()).toBeVisible()
})

test('[DLG-5] when what opened the upper dialog has gone with it, the one below has the keyboard', async () => {
  await opened()
  await page.getByRole('button', { name: '删除这一行' }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await expect.element(page.getByRole('button', { name: '删除这一行' })).not.toBeInTheDocument()
  await expect.poll(() => outer().element().contains(document.activeElement)).toBe(true)
})

test('[DLG-5] the page is darkened once, however many dialogs are open, and again when the upper one is minimised', async () => {
  await opened()
  await page.getByRole('button', { name: '再开一个' }).click()
  const inner = page.getByRole('dialog', { name: '里层' })
  await expect.element(inner).toBeVisible()
  const dark = () =>
    [...document.querySelectorAll<HTMLElement>('body > div')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.childElementCount === 0)
      .map((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
  await expect.poll(dark).toEqual([false, true])
  await inner.getByRole('button', { name: '最小化' }).click()
  await expect.poll(dark).toEqual([true])
})

const layers = [
  { name: 'select', trigger: () => page.getByRole('button', { name: /专业/ }), layer: () => page.getByRole('listbox') },
  { name: 'menu', trigger: () => page.getByRole('button', { name: '更多' }), layer: () => page.getByRole('menu') },
  { name: 'tree select', trigger: () => page.getByRole('button', { name: /^部门/ }), layer: () => page.getByRole('treegrid') },
  { name: 'calendar', trigger: () => page.getByRole('button', { name: /选择日期/ }), layer: () => page.getByRole('grid') },
]

for (const { name, trigger, layer } of layers) {
  test(`[DLG-3] a ${name} inside opens, and Escape closes it alone and gives the focus back`, async () => {
    await opened()
    await trigger().click()
    await expect.element(layer()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(layer()).not.toBeInTheDocument()
    await expect.element(outer()).toBeVisible()
    await expect.element(trigger()).toHaveFocus()
  })
}

test('[DLG-3] an option of a select inside is chosen with the pointer, and the focus goes back to the field', async () => {
  await opened()
  await page.getByRole('button', { name: /专业/ }).click()
  await page.getByRole('option', { name: '热工' }).click()
  await expect.element(page.getByRole('button', { name: /专业/ })).toHaveTextContent('热工')
  await expect.element(page.getByRole('button', { name: /专业/ })).toHaveFocus()
})

test('[DLG-3] a combo box inside offers its list, takes a choice, and keeps the focus', async () => {
  await opened()
  const box = page.getByRole('combobox', { name: '标准器' })
  await box.fill('热')
  await page.getByRole('option', { name: '热工' }).click()
  await expect.element(box).toHaveValue('热工')
  await expect.element(box).toHaveFocus()
})
