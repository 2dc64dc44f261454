import { Activity } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './index.ts'

function Kept({ mode }: { mode: 'visible' | 'hidden' }) {
  return (
    <Activity mode={mode}>
      <Form label="Order" onSubmit={() => {}}>
        <TextField label="Name" name="name" defaultValue="Zhou" />
        <TextField label="Phone" name="phone" />
      </Form>
    </Activity>
  )
}

test('[TAB-6][DS-1] a form that is hidden and shown again has its own reset, whatever its fields do', async () => {
  const { rerender } = await render(<Kept mode="visible" />)
  const form = () => document.querySelector('form')
  for (let turn = 0; turn < 3; turn += 1) {
    await rerender(<Kept mode="hidden" />)
    await expect.poll(() => form()?.checkVisibility()).toBe(false)
    await rerender(<Kept mode="visible" />)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    // Effects of the fields have run.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(form()?.reset).toBe(HTMLFormElement.prototype.reset)
  }
  await page.getByRole('textbox', { name: 'Name' }).fill('Li')
  form()?.reset()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zhou')
})
