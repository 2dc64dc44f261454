import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './index.ts'

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

test('one Tab leads in, arrows choose and pass over what is disabled, one Tab leads out', async () => {
  const chosen = vi.fn()
  const screen = await render(
    <>
      <Ability onChange={chosen} />
      <button type="button">Next</button>
    </>,
  )
  const user = userEvent.setup()
  await user.tab()
  await expect.element(screen.getByRole('radio', { name: 'Verification' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(chosen.mock.calls.flat()).toEqual(['2', '4', '1'])
  await expect.element(screen.getByRole('radio', { name: 'Verification' })).toBeChecked()
  await user.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a word is as good a target as its dot, and a disabled one is none', async () => {
  const chosen = vi.fn()
  const screen = await render(<Ability onChange={chosen} />)
  const user = userEvent.setup()
  await user.click(screen.getByText('Calibration').element())
  await user.click(screen.getByText('Testing').element())
  expect(chosen.mock.calls.flat()).toEqual(['2'])
})

test('read only, it can be read with the keyboard and not changed', async () => {
  const chosen = vi.fn()
  const screen = await render(<Ability onChange={chosen} readOnly />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown} ')
  await expect.element(screen.getByRole('radio', { name: 'Verification' })).toBeChecked()
  expect(chosen).not.toHaveBeenCalled()
})
