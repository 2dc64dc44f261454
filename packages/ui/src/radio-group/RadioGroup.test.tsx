import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { RadioGroup } from './index.ts'
import { radioGroupReference } from './radio-group.reference.ts'

const options = [
  { value: '1', label: 'Verification' },
  { value: '2', label: 'Calibration' },
  { value: '3', label: 'Testing', disabled: true },
  { value: '4', label: 'Trial' },
]

function Ability({ onChange, readOnly = false }: { onChange: (value: string) => void; readOnly?: boolean }) {
  const [value, setValue] = useState<string | null>(readOnly ? '1' : null)
  return (
    <RadioGroup
      label="Ability"
      options={options}
      value={value}
      readOnly={readOnly}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const begin = async () => {
  const chosen = vi.fn()
  await render(
    <>
      <Ability onChange={chosen} />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  return chosen
}
const radio = (name: string) => page.getByRole('radio', { name })

provesKeys(radioGroupReference, {
  Tab: async () => {
    await begin()
    await expect.element(radio('Verification')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(radio('Calibration')).toHaveFocus()
  },
  'Down or Right': async () => {
    const chosen = await begin()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    expect(chosen.mock.calls.flat()).toEqual(['2', '4', '1'])
    await expect.element(radio('Verification')).toBeChecked()
  },
  'Up or Left': async () => {
    const chosen = await begin()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowUp}')
    expect(chosen.mock.calls.flat()).toEqual(['4', '2', '1'])
  },
  Space: async () => {
    const chosen = await begin()
    await userEvent.keyboard(' ')
    expect(chosen.mock.calls.flat()).toEqual(['1'])
  },
})

test('a word is as good a target as its dot, and a disabled one is none', async () => {
  const chosen = vi.fn()
  const screen = await render(<Ability onChange={chosen} />)
  await userEvent.click(screen.getByText('Calibration').element())
  await screen.getByText('Testing').click({ force: true })
  expect(chosen.mock.calls.flat()).toEqual(['2'])
})

test('read only, it can be read with the keyboard and not changed', async () => {
  const chosen = vi.fn()
  const screen = await render(<Ability onChange={chosen} readOnly />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(screen.getByRole('radio', { name: 'Verification' })).toBeChecked()
  expect(chosen).not.toHaveBeenCalled()
})
