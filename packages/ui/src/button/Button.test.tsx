import { Printer } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { Tooltip } from '../tooltip/index.ts'
import { buttonReference } from './button.reference.ts'
import { Button, IconButton } from './index.ts'

function Subject({ reason, pending = false }: { reason?: string; pending?: boolean }) {
  const [presses, setPresses] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setPresses(presses + 100)
      }}
    >
      <Button type="submit" onPress={() => setPresses(presses + 1)} disabledReason={reason} pending={pending}>
        审核通过
      </Button>
      <output>{presses}</output>
    </form>
  )
}

provesKeys(buttonReference, {
  Tab: async () => {
    await render(
      <>
        <Button>查看</Button>
        <Button disabled>删除</Button>
        <Button disabledReason="已归档">修改</Button>
      </>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '查看' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '修改' })).toHaveFocus()
  },
  Enter: async () => {
    const pressed = vi.fn()
    await render(<Button onPress={pressed}>保存</Button>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledOnce()
  },
  Space: async () => {
    const pressed = vi.fn()
    await render(<Button onPress={pressed}>保存</Button>)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(pressed).toHaveBeenCalledOnce()
  },
  Escape: async () => {
    await render(<IconButton icon={Printer} label="打印标签" />)
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  },
})

test('[PERM-1] what is not allowed is reached by keyboard, says why, and does nothing', async () => {
  await render(<Subject reason="本人检测的项目不能由本人审核" />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '审核通过' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '审核通过' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('本人检测的项目不能由本人审核')
  await expect.element(page.getByRole('button', { name: '审核通过' })).toHaveAccessibleDescription('本人检测的项目不能由本人审核')
  await userEvent.keyboard('{Enter} ')
  await page.getByRole('button', { name: '审核通过' }).click({ force: true })
  await expect.element(page.getByText('0', { exact: true })).toBeInTheDocument()
})

test('while its work is under way a button is not pressed again, and keeps the focus', async () => {
  await render(<Subject pending />)
  await userEvent.tab()
  await expect.element(page.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('0', { exact: true })).toBeInTheDocument()
})

test('an icon button has its name, and shows it on keyboard focus', async () => {
  await render(<IconButton icon={Printer} label="打印标签" />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '打印标签' })).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('打印标签')
})

test('an icon button that cannot be pressed any more keeps the focus, and says why in place of its name', async () => {
  const { rerender } = await render(<IconButton icon={Printer} label="打印标签" />)
  const button = page.getByRole('button', { name: '打印标签' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await rerender(<IconButton icon={Printer} label="打印标签" disabledReason="没有标签" />)
  await expect.element(button).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('没有标签')
})

test('[PERM-1] a button with a word that cannot be pressed any more is the same element, keeps the focus and says why at once', async () => {
  const { rerender } = await render(<Subject />)
  const button = page.getByRole('button', { name: '审核通过' })
  const before = button.element()
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await rerender(<Subject reason="已归档" />)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('已归档')
  await expect.element(button).toHaveAccessibleDescription('已归档')
  await rerender(<Subject />)
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await expect.element(button).not.toHaveAccessibleDescription()
  await expect.element(button).not.toHaveAttribute('aria-describedby')
  expect(button.element()).toBe(before)
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('101', { exact: true })).toBeInTheDocument()
})

test('[PERM-1] in a tooltip of its own a button that cannot be pressed says why in place of that', async () => {
  const inTooltip = (reason?: string) => (
    <Tooltip text="样品标签">
      <Button disabledReason={reason}>打印</Button>
    </Tooltip>
  )
  const { rerender } = await render(inTooltip())
  const button = page.getByRole('button', { name: '打印' })
  const before = button.element()
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('样品标签')
  await rerender(inTooltip('没有标签'))
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('没有标签')
  expect(page.getByRole('tooltip').elements()).toHaveLength(1)
  await rerender(inTooltip())
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('样品标签')
  expect(button.element()).toBe(before)
  await expect.element(button).toHaveFocus()
})

test('a nameless icon button is a type error', () => {
  // @ts-expect-error an icon says nothing to who does not see it: `label` is required
  const nameless = <IconButton icon={Printer} />
  expect(nameless.props).not.toHaveProperty('label')
})

function Working() {
  const [pending, setPending] = useState(false)
  return (
    <Button pending={pending} onPress={() => setPending(true)}>
      保存
    </Button>
  )
}

test('what is read aloud when work begins names something that is there', async () => {
  await render(<Working />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument()
  const named = () =>
    [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].at(-1)?.getAttribute('aria-labelledby')
  await expect.poll(named).toBeTruthy()
  for (const id of (named() ?? '').split(' ')) expect(document.getElementById(id), id).not.toBeNull()
})
