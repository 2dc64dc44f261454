import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../theme/index.ts'
import { Button } from '../button/index.ts'
import { DateField } from '../date-field/index.ts'
import { DateRangeField } from '../date-range-field/index.ts'
import { DateTimeField } from '../date-time-field/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Dialog, useDialog } from './index.ts'

const fields = {
  day: <DateField label="Due" value="2026-11-20" onChange={() => {}} />,
  time: <DateTimeField label="Due" value="2026-11-20 09:05:00" onChange={() => {}} />,
  span: <DateRangeField label="Due" value={{ start: '2026-11-20', end: '2026-11-21' }} onChange={() => {}} />,
}
const panels = { Dialog, Drawer }

function Subject({ panel, field }: { panel: keyof typeof panels; field: keyof typeof fields }) {
  const control = useDialog('medium')
  const Panel = panels[panel]
  return (
    <>
      <Button onPress={control.open}>Open</Button>
      <Panel actor={control.actor} title="Order">
        {fields[field]}
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
    await render(<Subject panel={panel} field={field} />)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const parts = page.getByRole('spinbutton')
    await expect.element(parts.nth(0)).toHaveFocus()
    await userEvent.tab()
    await expect.element(parts.nth(1)).toHaveFocus()
  },
)
