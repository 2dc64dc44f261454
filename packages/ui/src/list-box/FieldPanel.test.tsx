import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
