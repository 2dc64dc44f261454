import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { colourPickerReference } from './colour-picker.reference.ts'
import { ColourPicker } from './index.ts'

function Brand() {
  const [value, setValue] = useState('#0f766e')
  return (
    <MessagesProvider language="en">
      <ColourPicker label="Brand" value={value} onChange={setValue} presets={['#409eff', '#0f766e', '#be123c']} />
      <output>{value}</output>
    </MessagesProvider>
  )
}
const begin = async () => {
  await render(<Brand />)
  await userEvent.tab()
}
const option = (place: number) => page.getByRole('option').nth(place)
const value = () => document.querySelector('output')?.textContent
const own = () => page.getByRole('button', { name: 'Another' })
const openOwn = async () => {
  await begin()
  await userEvent.tab()
  await expect.element(own()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
}

provesKeys(colourPickerReference, {
  Tab: async () => {
    await openOwn()
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('range')
    await userEvent.tab()
    await expect.element(page.getByRole('slider', { name: 'Hue' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  },
  'Right or Left': async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(option(2)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(option(0)).toHaveFocus()
  },
  'Up or Down': async () => {
    await openOwn()
    const before = value()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(value).not.toBe(before)
    await userEvent.tab()
    const lighter = value()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.poll(value).not.toBe(lighter)
  },
  'Enter or Space': async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(value).toBe('#be123c')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect.poll(value).toBe('#0f766e')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(own()).toHaveAttribute('aria-expanded', 'true')
  },
})

const options = () => page.getByRole('option').elements()

test('what is no colour is shown as none, and a colour can be chosen all the same', async () => {
  const changed = vi.fn()
  const screen = await render(
    <ColourPicker label="Brand" value="" onChange={changed} presets={['#000000', '#be123c', 'red', '']} />,
  )
  expect(options()).toHaveLength(2)
  for (const value of ['', 'red', '#12', '#zzzzzz', 'rgb(1, 2, 3)']) {
    await screen.rerender(<ColourPicker label="Brand" value={value} onChange={changed} presets={['#000000', '#be123c']} />)
    expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(0)
  }
  await option(1).click()
  expect(changed.mock.calls).toEqual([['#be123c']])
})

test('a colour is the same one in capitals, and offered once', async () => {
  const failed = vi.spyOn(console, 'error')
  await render(<ColourPicker label="Brand" value="#BE123C" onChange={() => {}} presets={['#BE123C', '#409EFF', '#409eff']} />)
  expect(options()).toHaveLength(2)
  await expect.element(option(0)).toHaveAttribute('aria-selected', 'true')
  expect(failed).not.toHaveBeenCalled()
  failed.mockRestore()
})

test('disabled, nothing of it is reached, and a form sends nothing', async () => {
  const sent = () => {
    const form = document.querySelector('form')
    return form === null ? undefined : new FormData(form).get('brand')
  }
  const picker = { label: 'Brand', name: 'brand', value: '#8A2BE2', onChange: () => {} }
  const screen = await render(
    <form>
      <ColourPicker {...picker} />
    </form>,
  )
  expect(sent()).toBe('#8a2be2')
  await screen.rerender(
    <form>
      <ColourPicker {...picker} disabled />
    </form>,
  )
  expect(sent()).toBeNull()
  await userEvent.tab()
  expect(document.querySelector('form')?.contains(document.activeElement)).toBe(false)
})

test('what is wrong with it is told with the colours', async () => {
  await render(<ColourPicker label="Brand" value="" onChange={() => {}} required error="Choose a colour" />)
  const list = page.getByRole('listbox', { name: 'Brand' })
  await expect.element(list).toHaveAccessibleDescription('Choose a colour')
  await expect.element(list).toHaveAttribute('aria-invalid', 'true')
  await expect.element(list).toHaveAttribute('aria-required', 'true')
})
