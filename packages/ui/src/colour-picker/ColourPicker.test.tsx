import { useState } from 'react'
import { expect } from 'vitest'
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
