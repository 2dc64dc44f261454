import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog, useDialog } from '../dialog/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { Popover } from '../popover/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TextField } from '../text-field/index.ts'
import { toastReach } from '../theme/index.ts'
import { createToasts, type ToastCentre, Toasts } from './index.ts'
import { toastReference } from './toast.reference.ts'

function Subject({ centre }: { centre: ToastCentre }) {
  const dialog = useDialog('small')
  const refuse = () => centre.show({ tone: 'danger', title: '保存失败', detail: '填写的内容已保留' })
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>打开</Button>
      <Button onPress={refuse}>先出错</Button>
      <Dialog actor={dialog.actor} title="委托单" footer={<Button onPress={refuse}>保存</Button>}>
        <TextField label="名称" />
      </Dialog>
      <Popover title="列设置" trigger={<Button>列设置</Button>}>
        <Button onPress={refuse}>保存列</Button>
      </Popover>
      <Toasts centre={centre} />
    </MessagesProvider>
  )
}
const begin = async () => {
  await render(<Subject centre={createToasts()} />)
}
// Found by its role: hidden from assistive technology it is not.
const message = () => page.getByRole('alertdialog', { name: '保存失败' })
const dialog = () => page.getByRole('dialog', { name: '委托单' })
const gone = () => expect.element(message()).not.toBeInTheDocument()

test('[API-3] [DLG-3] an error of a dialog is said over it, and closed by the mouse; the dialog stays', async () => {
  await begin()
  await page.getByRole('button', { name: '打开' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.element(message().getByRole('alert')).toHaveTextContent('保存失败填写的内容已保留')
  await message().getByRole('button', { name: '关闭' }).click()
  await gone()
  await expect.element(dialog()).toBeVisible()
})

/** A dialog as long as the window, whose foot stands where messages come. */
function LongDialog({ centre, lines }: { centre: ToastCentre; lines: number }) {
  const dialog = useDialog('large')
  return (
    <MessagesProvider>
      <Button onPress={dialog.open}>打开</Button>
      <Dialog
        actor={dialog.actor}
        title="委托单"
        footer={<Button onPress={() => centre.show({ tone: 'danger', title: '保存失败' })}>保存</Button>}
      >
        {Array.from({ length: lines }, (_, line) => (
          <p key={String(line)}>第 {line + 1} 行</p>
        ))}
      </Dialog>
      <Toasts centre={centre} />
    </MessagesProvider>
  )
}

test.for([
  { width: 1280, lines: 60 },
  { width: 1280, lines: 16 },
  { width: 1000, lines: 18 },
  { width: 1280, lines: 14 },
  { width: 390, lines: 60 },
  { width: 1280, lines: 2 },
])('[API-3][DLG-3] at $width px an error lies over no button of a dialog of $lines lines', async ({ width, lines }) => {
  await page.viewport(width, 800)
  await render(<LongDialog centre={createToasts()} lines={lines} />)
  await page.getByRole('button', { name: '打开' }).click()
  const save = page.getByRole('button', { name: '保存', exact: true })
  await save.click()
  await expect.element(message()).toBeVisible()
  const foot = save.element().getBoundingClientRect()
  await expect
    .poll(
      () =>
        message().element().getBoundingClientRect().bottom <= foot.top ||
        foot.bottom <= message().element().getBoundingClientRect().top,
    )
    .toBe(true)
  // And it goes back to its place when the dialog has gone.
  await dialog().getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => innerHeight - message().element().getBoundingClientRect().bottom).toBe(72)
})

test('[API-3][DLG-3] an error and a message of three lines take as much of the corner as a dialog believes', async () => {
  await page.viewport(1280, 800)
  const centre = createToasts()
  await render(
    <MessagesProvider>
      <Toasts centre={centre} />
    </MessagesProvider>,
  )
  const detail = '网络没有连上，您填写的内容没有丢失，请稍后重试。仍不行时请联系管理员。'
  centre.show({ tone: 'danger', title: '保存失败', detail })
  centre.show({ tone: 'warning', title: '连接不稳', detail }, 60)
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(2)
  await expect
    .poll(() => {
      const { left, top } = region().element().getBoundingClientRect()
      return { width: innerWidth - left, height: innerHeight - top }
    })
    .toEqual(toastReach)
})

/** An error over a dialog, whose button has the focus. */
const refused = async () => {
  await begin()
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(page.getByLabelText('名称')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(message()).toBeVisible()
}
const region = () => page.getByRole('region', { name: '消息提示' })

provesKeys(toastReference, {
  F6: async () => {
    await refused()
    await userEvent.keyboard('{F6}')
    await expect.element(region()).toHaveFocus()
    await expect.element(dialog()).toBeVisible()
  },
  'Shift + F6': async () => {
    await refused()
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    await expect.element(region()).toHaveFocus()
  },
  Tab: async () => {
    await refused()
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await expect.element(message()).toHaveFocus()
    await userEvent.tab()
    await expect.element(message().getByRole('button', { name: '关闭' })).toHaveFocus()
  },
  Enter: async () => {
    await refused()
    await userEvent.keyboard('{F6}{Tab}{Tab}{Enter}')
    await gone()
    await expect.element(page.getByRole('button', { name: '保存', exact: true })).toHaveFocus()
    await expect.element(dialog()).toBeVisible()
  },
})

test('[API-3] [A11Y-2] an error that stood before the dialog came is not hidden by it', async () => {
  await begin()
  await page.getByRole('button', { name: '先出错' }).click()
  await expect.element(message()).toBeVisible()
  await page.getByRole('button', { name: '打开' }).click()
  await expect.element(dialog()).toBeVisible()
  await message().getByRole('button', { name: '关闭' }).click()
  await gone()
  await expect.element(dialog()).toBeVisible()
})

test('[API-3] an error over a popover is closed without closing that', async () => {
  await begin()
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('button', { name: '保存列' }).click()
  await message().getByRole('button', { name: '关闭' }).click()
  await gone()
  await expect.element(page.getByRole('dialog', { name: '列设置' })).toBeVisible()
})
