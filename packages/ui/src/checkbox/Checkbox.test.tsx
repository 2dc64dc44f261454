import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { checkboxReference } from './checkbox.reference.ts'
import { Checkbox, CheckboxGroup } from './index.ts'

function Agreement() {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      Checked with the customer
    </Checkbox>
  )
}

provesKeys(checkboxReference, {
  Tab: async () => {
    const options = [
      { value: 'verify', label: 'Verify' },
      { value: 'test', label: 'Test', disabled: true },
      { value: 'calibrate', label: 'Calibrate' },
    ]
    await render(<CheckboxGroup label="Kind of work" options={options} value={[]} onChange={() => {}} />)
    await userEvent.tab()
    await expect.element(page.getByRole('checkbox', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('checkbox', { name: 'Calibrate' })).toHaveFocus()
  },
  Space: async () => {
    await render(<Agreement />)
    const box = page.getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
  },
})
