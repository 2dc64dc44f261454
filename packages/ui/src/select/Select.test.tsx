import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { TreeSelect } from '../tree-select/index.ts'
import { MultiSelect, Select } from './index.ts'

const options = [
  { value: 'deliver', label: 'Delivered' },
  { value: 'site', label: 'On site' },
  { value: 'post', label: 'By post' },
]

test('[A11Y-2] [DS-1] what is chosen in a field that is only to be read is reached by Tab, told as read-only, and opens nothing', async () => {
  const changed = vi.fn()
  const given = { options, onChange: changed, readOnly: true }
  await render(
    <MessagesProvider language="en">
      <form>
        <Select label="Service" name="service" value="site" {...given} />
        <Select label="Reply" name="reply" value={null} emptyLabel="Any" {...given} />
        <MultiSelect label="Ways" name="ways" value={['deliver', 'site', 'post']} {...given} />
        <TreeSelect label="Room" items={[{ id: 'r1', label: 'Room 1' }]} value="r1" onChange={changed} readOnly />
      </form>
    </MessagesProvider>,
  )
  const seen: (string | null)[] = []
  for (const name of ['Service', 'Reply', 'Ways', 'Room']) {
    await userEvent.tab()
    const field = page.getByRole('textbox', { name })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('readonly')
    await userEvent.keyboard('{ArrowDown}{Enter} x')
    const element = field.element()
    seen.push(element instanceof HTMLInputElement ? element.value : null)
  }
  expect(seen).toEqual(['On site', 'Any', 'Delivered, On site, By post', 'Room 1'])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(changed).not.toHaveBeenCalled()
  const form = document.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['service', 'site'],
    ['reply', ''],
    ['ways', 'deliver'],
    ['ways', 'site'],
    ['ways', 'post'],
  ])
})
