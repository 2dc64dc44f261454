import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { ComingField, TextField } from './index.ts'
import { textFieldReference } from './text-field.reference.ts'

provesKeys(textFieldReference, {
  Tab: async () => {
    await render(
      <MessagesProvider language="en">
        <TextField label="Name" value="Gauge" onChange={() => {}} clearable />
      </MessagesProvider>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Clear Name' })).toHaveFocus()
  },
  Enter: async () => {
    const entered = vi.fn()
    await render(<TextField label="Name" onEnter={entered} />)
    await userEvent.tab()
    await userEvent.keyboard('x')
    expect(entered).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(entered).toHaveBeenCalledOnce()
  },
})

const clear = () => page.getByRole('button', { name: 'Clear Name' })

test('emptied, the field has the focus, whoever keeps what it holds', async () => {
  const changed = vi.fn()
  await render(
    <MessagesProvider language="en">
      <form aria-label="Form">
        <TextField label="Name" name="name" defaultValue="Gauge" onChange={changed} clearable />
      </form>
    </MessagesProvider>,
  )
  clear().element().focus()
  await userEvent.keyboard('{Enter}')
  const box = page.getByRole('textbox', { name: 'Name' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('')
  expect(changed.mock.calls).toEqual([['']])
  await expect.element(clear()).not.toBeInTheDocument()
  const form = page.getByRole('form').element()
  if (form instanceof HTMLFormElement) form.reset()
  await expect.element(box).toHaveValue('Gauge')
  await expect.element(clear()).toBeVisible()
})

test('what cannot be changed cannot be emptied', async () => {
  for (const fixed of [{ readOnly: true }, { disabled: true }]) {
    const screen = await render(
      <MessagesProvider language="en">
        <TextField label="Name" value="Gauge" onChange={() => {}} clearable {...fixed} />
      </MessagesProvider>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gauge')
    await expect.element(clear()).not.toBeInTheDocument()
    await screen.unmount()
  }
})

test('on a phone letters are of 16 px in every size: with smaller ones the page would be drawn larger as soon as one types', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(390, 800)
  for (const size of ['small', 'medium', 'large'] as const) {
    const screen = await render(<TextField label={size} size={size} />)
    await expect.element(page.getByRole('textbox', { name: size })).toHaveStyle({ fontSize: '16px' })
    await screen.unmount()
  }
})

test('[FORM-1] a field on its way that will show a value says that it is busy; one that will be empty is empty', async () => {
  await render(
    <>
      <ComingField label="出生日期" filled readOnly />
      <ComingField label="入职日期" />
    </>,
  )
  const coming = page.getByRole('textbox', { name: '出生日期' })
  await expect.element(coming).toHaveAttribute('aria-busy', 'true')
  expect(coming.element().parentElement?.querySelector('[data-shape=line]')?.getBoundingClientRect().width).toBeGreaterThan(40)
  const empty = page.getByRole('textbox', { name: '入职日期' })
  await expect.element(empty).toHaveAttribute('aria-busy', 'false')
  expect(empty.element().parentElement?.querySelector('[data-shape]')).toBeNull()
})
