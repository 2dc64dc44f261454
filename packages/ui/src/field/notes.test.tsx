import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { DateField } from '../date-field/index.ts'
import { MessagesProvider } from '../i18n/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'

const nothing = () => {}
const options = [{ value: 'a', label: 'A' }]
const said = { label: 'Label', hint: 'As it is stuck on (7.4.2)' }
const fields: readonly (readonly [string, (error?: string) => ReactNode, 'textbox' | 'button' | 'group' | 'radiogroup'])[] = [
  ['text', (error) => <TextField {...said} error={error} value="" onChange={nothing} />, 'textbox'],
  ['several lines', (error) => <TextArea {...said} error={error} value="" onChange={nothing} />, 'textbox'],
  ['choice', (error) => <Select {...said} error={error} options={options} value={null} onChange={nothing} />, 'button'],
  ['day', (error) => <DateField {...said} error={error} value={null} onChange={nothing} />, 'group'],
  [
    'one of few',
    (error) => <RadioGroup {...said} error={error} options={options} value={null} onChange={nothing} />,
    'radiogroup',
  ],
]

test.each(fields)(
  '[A11Y-1] a field with a fault says it before its hint, which stays, to eyes and ears: %s',
  async (_name, field, role) => {
    const shown = (error?: string) => <MessagesProvider language="en">{field(error)}</MessagesProvider>
    const screen = await render(shown())
    await screen.rerender(shown('Label is required'))
    const hint = page.getByText(said.hint).element()
    const fault = page.getByText('Label is required').element()
    expect(fault.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const described = page.getByRole(role, { name: /Label/ }).first()
    await expect.element(described).toHaveAccessibleDescription(/As it is stuck on \(7\.4\.2\)/)
    await expect.element(described).toHaveAccessibleDescription(/Label is required/)
    await screen.rerender(shown())
    await expect.element(page.getByText('Label is required')).not.toBeInTheDocument()
    await expect.element(described).toHaveAccessibleDescription(said.hint)
  },
)
