import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { Form } from '../form/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { TextArea } from './index.ts'
import { textAreaReference } from './text-area.reference.ts'

const text = () => page.getByRole('textbox', { name: 'Remarks' })

provesKeys(textAreaReference, {
  Tab: async () => {
    await render(
      <>
        <TextArea label="Remarks" />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(text()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(text()).toHaveValue('')
  },
  Enter: async () => {
    const submitted = vi.fn()
    await render(
      <Form label="Return" onSubmit={submitted}>
        <TextArea label="Remarks" />
        <Button type="submit">Send</Button>
      </Form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('one{Enter}two')
    await expect.element(text()).toHaveValue('one\ntwo')
    expect(submitted).not.toHaveBeenCalled()
  },
})
