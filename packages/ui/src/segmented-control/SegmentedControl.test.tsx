import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SegmentedControl } from './index.ts'

const segments = [
  { value: 'own', label: 'Mine', count: 1234 },
  { value: 'all', label: 'All', count: 0 },
  { value: 'done', label: 'Done', disabled: true },
]

function View({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('own')
  return (
    <SegmentedControl
      label="View"
      segments={segments}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('arrows move between the views, Space chooses, and something is always chosen: chosen again it is told again', async () => {
  const chosen = vi.fn()
  const screen = await render(<View onChange={chosen} />)
  const user = userEvent.setup()
  await user.tab()
  await expect.element(screen.getByRole('radio', { name: /Mine/ })).toHaveFocus()
  await user.keyboard('{ArrowRight} ')
  await expect.element(screen.getByRole('radio', { name: /All/ })).toBeChecked()
  expect(chosen.mock.calls).toEqual([['all']])
  // Without `disallowEmptySelection` the second press would take the choice back, of which there is nothing to tell.
  await user.keyboard(' ')
  expect(chosen.mock.calls).toEqual([['all'], ['all']])
  await user.click(screen.getByRole('radio', { name: /All/ }).element())
  expect(chosen.mock.calls).toEqual([['all'], ['all'], ['all']])
  await expect.element(screen.getByRole('radio', { name: /All/ })).toBeChecked()
  expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
})

test('counts are told with their views, none left out for being zero', async () => {
  const screen = await render(<View onChange={() => {}} />)
  await expect.element(screen.getByRole('radio', { name: 'Mine 1,234' })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'All 0' })).toBeVisible()
})
