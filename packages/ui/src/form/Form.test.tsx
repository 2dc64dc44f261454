import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TextField } from '../text-field/index.ts'
import { formReference } from './form.reference.ts'
import { ErrorSummary, Form } from './index.ts'

provesKeys(formReference, {
  Enter: async () => {
    const submitted = vi.fn()
    await render(
      <Form label="Order" onSubmit={submitted}>
        <TextField label="Name" name="name" />
        <Button type="submit">Send</Button>
      </Form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('x{Enter}')
    expect(submitted).toHaveBeenCalledOnce()
  },
  'Enter in the summary': async () => {
    await render(
      <Form label="Order" onSubmit={() => {}}>
        <ErrorSummary problems={[{ name: 'phone', label: 'Phone', message: 'is missing' }]} />
        <TextField label="Name" name="name" />
        <TextField label="Phone" name="phone" />
      </Form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  },
})
