import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { Switch } from './index.ts'
import { switchReference } from './switch.reference.ts'

function Car() {
  const [on, setOn] = useState(false)
  return (
    <Switch on={on} onChange={setOn}>
      Send a car
    </Switch>
  )
}
const car = () => page.getByRole('switch', { name: 'Send a car' })

provesKeys(switchReference, {
  Tab: async () => {
    await render(<Car />)
    await userEvent.tab()
    await expect.element(car()).toHaveFocus()
  },
  Space: async () => {
    await render(<Car />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(car()).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(car()).not.toBeChecked()
  },
})
