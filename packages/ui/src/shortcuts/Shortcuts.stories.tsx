import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook, inItsOwnWindow } from '../testing/matrix/index.ts'
import { Shortcuts, useShortcuts } from './index.ts'
import { shortcutsReference } from './shortcuts.reference.ts'
import { storyShortcuts } from './story-shortcuts.ts'

interface OpenedProps {
  /** How many of the shortcuts there are. */
  count?: number
  open?: boolean
}

function Opened({ count = 15, open = true }: OpenedProps) {
  const dialog = useShortcuts()
  const shortcuts = storyShortcuts(useLanguage()).slice(0, count)
  useEffect(() => {
    if (open) dialog.open()
  }, [dialog, open])
  return (
    <>
      <Button onPress={dialog.open}>?</Button>
      <Shortcuts dialog={dialog} shortcuts={shortcuts} />
    </>
  )
}

const meta = {
  title: 'Shell/Shortcuts',
  component: Shortcuts,
  parameters: { reference: shortcutsReference, ...inItsOwnWindow(560) },
  render: () => <Opened />,
} satisfies Meta
export default meta
type Story = StoryObj

const shown = async () => within(await screen.findByRole('dialog', { name: /^(快捷键|Keyboard shortcuts)$/ }))

export const Long: Story = {}
/** So few that they are read through. */
export const Short: Story = { render: () => <Opened count={4} /> }
export const Found: Story = {
  play: async () => {
    const dialog = await shown()
    await userEvent.type(dialog.getByRole('searchbox'), 'ctrl')
    await expect(dialog.getAllByRole('term')).toHaveLength(6)
  },
}
export const NothingFound: Story = {
  play: async () => {
    const dialog = await shown()
    await userEvent.type(dialog.getByRole('searchbox'), '打印')
    await expect(dialog.getByText(/“打印”/)).toBeVisible()
  },
}
/** A question mark opens it where no field has the keyboard. */
export const ByKeyboard: Story = {
  render: () => <Opened open={false} />,
  play: async () => {
    await userEvent.keyboard('?')
    await shown()
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  play: async () => {
    await shown()
  },
}
