import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { Select } from '../select/index.ts'
import { drag } from '../testing/pen.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { dialogReference } from './dialog.reference.ts'
import { Dialog, type DialogSize, useDialog } from './index.ts'

interface SubjectProps {
  name?: string
  size?: DialogSize
  unsaved?: boolean
}

function Subject({ name = '委托单', size = 'medium', unsaved = false }: SubjectProps) {
  const dialog = useDialog(size)
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>{`打开${name}`}</Button>
      <Dialog actor={dialog.actor} title={name} unsaved={unsaved}>
        <input aria-label="名称" />
        <Select label="专业" options={[{ value: 'a', label: '力学' }]} value={null} onChange={() => {}} />
      </Dialog>
    </MessagesProvider>
  )
}

const dialog = (name = '委托单') => page.getByRole('dialog', { name })
const place = () => dialog().element().getBoundingClientRect()
const title = () => dialog().getByRole('button', { name: '委托单' })
const opened = async (props: SubjectProps = {}) => {
  await render(<Subject {...props} />)
  await page.getByRole('button', { name: '打开委托单' }).click()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
}
/** With the focus on its title, which comes first. */
const atTitle = async () => {
  await opened()
  for (let press = 0; press < 8 && document.activeElement !== title().element(); press += 1) await userEvent.tab({ shift: true })
  await expect.element(title()).toHaveFocus()
  return place()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Two that were put down, the second with something unsaved; the focus is on that. */
const putDown = async () => {
  await render(
    <>
      <Subject name="甲" />
      <Subject name="乙" unsaved />
    </>,
  )
  for (const name of ['甲', '乙']) {
    await button(`打开${name}`).click()
    await dialog(name).getByRole('button', { name: '最小化' }).click()
    await expect.element(dialog(name)).not.toBeInTheDocument()
  }
  await expect.element(button('乙 有未提交的内容')).toHaveFocus()
}

afterEach(() => page.viewport(1280, 800))

provesKeys(dialogReference, {
  Tab: async () => {
    await opened()
    const seen = new Set<Element | null>()
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      expect(dialog().element().contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
    }
    expect(seen).toContain(page.getByLabelText('名称').element())
    expect(seen.size).toBe(6)
  },
  'Shift + Tab': async () => {
    await opened()
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab({ shift: true })
      expect(dialog().element().contains(document.activeElement)).toBe(true)
    }
  },
  Escape: async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
  },
  'Alt + arrows': async () => {
    const start = await atTitle()
    await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowRight}{ArrowDown}{/Alt}')
    await expect.poll(() => [place().x - start.x, place().y - start.y]).toEqual([16, 16])
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}')
    await expect.poll(() => [place().x - start.x, place().y - start.y]).toEqual([0, 0])
  },
  'Alt + Shift + arrows': async () => {
    const start = await atTitle()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{/Alt}')
    await expect.poll(() => [place().x - start.x, place().y - start.y]).toEqual([1, 1])
  },
  Home: async () => {
    const start = await atTitle()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.poll(() => place().x).toBe(start.x + 16)
    await userEvent.keyboard('{Home}')
    await expect.poll(() => place().x).toBe(start.x)
  },
  'Left, Right': async () => {
    await putDown()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('还原 乙')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(button('关闭 甲')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    // One stop of Tab: out of it, and in again where it was left.
    await userEvent.tab({ shift: true })
    await expect.element(button('打开乙')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('还原 甲')).toHaveFocus()
    await userEvent.tab()
    expect(page.getByRole('toolbar').element().contains(document.activeElement)).toBe(false)
  },
  'Home, End': async () => {
    await putDown()
    await userEvent.keyboard('{Home}')
    await expect.element(button('甲')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(button('关闭 乙')).toHaveFocus()
  },
})

/** A place of the window for the mouse, in shares of the page. */
const at = (x: number, y: number) => {
  const { width, height } = document.documentElement.getBoundingClientRect()
  return [x / width, y / height] as const
}

test('[DLG-1] the mouse drags it by its title, and not out of the window', async () => {
  await opened()
  const start = place()
  const grip = at(start.x + 300, start.y + 20)
  await drag(document.documentElement, [grip, at(start.x + 310, start.y + 30), at(start.x + 330, start.y + 60)])
  await expect.poll(() => [place().x - start.x, place().y - start.y]).toEqual([30, 40])
  await drag(document.documentElement, [at(start.x + 330, start.y + 60), at(100, 30), at(1, 1)])
  await expect.poll(() => [place().x, place().y]).toEqual([0, 0])
})

test('[DLG-1] let go, it follows the mouse no longer; by a button of its bar it is not dragged', async () => {
  await opened()
  const start = place()
  await drag(document.documentElement, [at(start.x + 300, start.y + 20), at(start.x + 316, start.y + 20)])
  await expect.poll(() => place().x).toBe(start.x + 16)
  const close = dialog().getByRole('button', { name: '全屏' }).element().getBoundingClientRect()
  await drag(document.documentElement, [at(close.x + 8, close.y + 8), at(close.x - 80, close.y + 80)])
  await userEvent.hover(page.getByLabelText('名称'))
  expect(place().x).toBe(start.x + 16)
})

test.each([
  ['default', 1024],
  ['small', 420],
  ['medium', 820],
  ['large', 1152],
] as const)('[DLG-4] %s is %d px wide in a window of 1280, in the middle, 2 %% below its top', async (size, width) => {
  await opened({ size })
  expect(place().width).toBe(width)
  expect(Math.abs(place().left - (1280 - width) / 2)).toBeLessThan(1)
  expect(place().top).toBe(16)
})

test('[DLG-4] 200 ms after the window has changed it fits again', async () => {
  await opened({ size: 'default' })
  let resized = 0
  let fitted = 0
  // From when the window changed: the dialog may hear of it a moment before we do.
  const noted = ({ timeStamp }: Event) => {
    resized = timeStamp
  }
  window.addEventListener('resize', noted)
  const watch = new MutationObserver(() => {
    if (place().width !== 1024 && fitted === 0) fitted = performance.now()
  })
  watch.observe(dialog().element(), { attributeFilter: ['style'] })
  await page.viewport(1000, 600)
  await expect.poll(() => place().width).toBe(800)
  expect(fitted - resized).toBeGreaterThanOrEqual(199)
  expect(place().bottom).toBeLessThanOrEqual(600)
  watch.disconnect()
  window.removeEventListener('resize', noted)
})

test('[DLG-2] [A11Y-2] one that was put down says that something was not saved, and lies under one that is open', async () => {
  await putDown()
  await button('打开甲').click()
  await expect.poll(() => document.querySelector('[data-dialog-shelf]')).not.toBeNull()
  await page.viewport(390, 700)
  const shelf = document.querySelector<HTMLElement>('[data-dialog-shelf]')?.getBoundingClientRect()
  if (!shelf) throw new Error('nothing was put down')
  await button('还原 甲').click()
  await expect.element(dialog('甲')).toBeVisible()
  expect(
    dialog('甲')
      .element()
      .contains(document.elementFromPoint(shelf.left + 20, shelf.bottom - 10)),
  ).toBe(true)
})
