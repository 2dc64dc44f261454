import { useState } from 'react'
import { expect, test } from 'vitest'
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

test('[A11Y-1] an error is said below it and describes it; its name stays, and so does the focus', async () => {
  const car = (error?: string) => (
    <Switch on={false} onChange={() => {}} error={error} name="car">
      Send a car
    </Switch>
  )
  const screen = await render(car(''))
  const control = page.getByRole('switch', { name: 'Send a car', exact: true })
  await userEvent.tab()
  await expect.element(control).not.toHaveAttribute('aria-invalid')
  await screen.rerender(car('No car is free'))
  await expect.element(page.getByText('No car is free')).toBeVisible()
  await expect.element(control).toHaveAccessibleDescription('No car is free')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveFocus()
})
