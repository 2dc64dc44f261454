import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { Drawer } from '../drawer/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { Dialog, useDialog } from './index.ts'

const fields = {
  day: <DateField label="Due" value="2026-11-20" onChange={() => {}} />,
  time: <DateTimeField label="Due" value="2026-11-20 09:05:00" onChange={() => {}} />,
  span: <DateRangeField label="Due" value={{ start: '2026-11-20', end: '2026-11-21' }} onChange={() => {}} />,
}
const fixed = {
  text: <TextField label="Key" value="8" readOnly onChange={() => {}} />,
  day: <DateField label="Key" value="2026-11-20" readOnly onChange={() => {}} />,
  area: <TextArea label="Key" value="8" readOnly onChange={() => {}} />,
}
const panels = { Dialog, Drawer }

function Subject({ panel, children }: { panel: keyof typeof panels; children: ReactNode }) {
  const control = useDialog('medium')
  const Panel = panels[panel]
  return (
    <>
      <Button onPress={control.open}>Open</Button>
      <Panel actor={control.actor} title="Order">
        {children}
      </Panel>
    </>
  )
}

test.each([
  ['Dialog', 'day'],
  ['Dialog', 'time'],
  ['Dialog', 'span'],
  ['Drawer', 'day'],
  ['Drawer', 'time'],
  ['Drawer', 'span'],
] as const)(
  '[A11Y-2] a %s whose first field is one for a %s begins with its first part, and Tab goes on',
  async (panel, field) => {
    await render(<Subject panel={panel}>{fields[field]}</Subject>)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const parts = page.getByRole('spinbutton')
    await expect.element(parts.nth(0)).toHaveFocus()
    await userEvent.tab()
    await expect.element(parts.nth(1)).toHaveFocus()
  },
)

test.each([
  ['Dialog', 'text'],
  ['Dialog', 'day'],
  ['Drawer', 'area'],
] as const)(
  '[A11Y-2] a %s begins with the first field that can be filled in, not with one that is only to read (%s)',
  async (panel, field) => {
    await render(
      <Subject panel={panel}>
        {fixed[field]}
        <TextField label="Label" value="" onChange={() => {}} />
      </Subject>,
    )
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveFocus()
  },
)

test('[A11Y-2] a dialog in which nothing can be filled in begins with what can be read', async () => {
  await render(<Subject panel="Dialog">{fixed.text}</Subject>)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Key' })).toHaveFocus()
})
