import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../multi-select/index.ts'
import { Select } from '../select/index.ts'

/** A view that can be left and come back to. */
function View({ shown }: { shown: boolean }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Select label="Service" options={[{ value: '1', label: 'Calibration' }]} value={value} onChange={setValue} />
    </Activity>
  )
}

test('[TAB-4] a list that closes while its view is left is gone when the view is back', async () => {
  const { rerender } = await render(<View shown />)
  await userEvent.click(page.getByRole('button', { name: /Service/ }).element())
  const option = page.getByRole('option', { name: 'Calibration' })
  await expect.poll(() => document.getAnimations().length).toBe(0)
  await userEvent.click(option.element())
  await rerender(<View shown={false} />)
  await rerender(<View shown />)
  await expect.element(page.getByRole('button', { name: /Service/ })).toHaveTextContent('Calibration')
  await expect.poll(() => document.querySelectorAll('[data-trigger]').length).toBe(0)
})

test('[TAB-4] a list that closes while it still fades in is gone, though motion is stopped then', async () => {
  await render(<View shown />)
  await userEvent.click(page.getByRole('button', { name: /Service/ }).element())
  await expect.poll(() => document.querySelectorAll('[data-trigger][data-entering]').length, { interval: 5 }).toBe(1)
  await userEvent.keyboard('{Escape}')
  for (const animation of document.getAnimations()) animation.cancel()
  await expect.poll(() => document.querySelectorAll('[data-trigger]').length).toBe(0)
})

test('[A11Y-3] a list that waits for the keyboard of a phone is not seen before, and then fades in once', async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 1, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
  })
  const options = [{ value: '1', label: 'Calibration' }]
  await render(<MultiSelect label="Services" options={options} value={[]} onChange={() => {}} />)
  const seen: number[] = []
  await userEvent.click(page.getByRole('combobox', { name: 'Services' }).element())
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(
      async () => {
        await new Promise(requestAnimationFrame)
        const list = document.querySelector('[data-trigger]')
        if (list) seen.push(Number(getComputedStyle(list).opacity))
        return seen.at(-1)
      },
      { interval: 0, timeout: 3000 },
    )
    .toBe(1)
  // It waited.
  expect(seen[0]).toBe(0)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})
