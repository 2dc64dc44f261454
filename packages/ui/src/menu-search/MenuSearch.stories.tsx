import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { MenuSearch } from './index.ts'
import { menuSearchReference } from './menu-search.reference.ts'
import { StoryMenu } from './story-menu.tsx'

function Live() {
  const language = useLanguage()
  const [path, setPath] = useState('')
  return (
    <div style={{ minHeight: 220, display: 'grid', gap: 12, alignContent: 'start' }}>
      <StoryMenu>
        {(actor) => (
          <MenuSearch
            actor={actor}
            labelOf={({ name, i18n }) => (language === 'en' ? (i18n ?? name) : name)}
            onChosen={(leaf) => setPath(leaf.path)}
          />
        )}
      </StoryMenu>
      <output>{path}</output>
    </div>
  )
}

const meta = {
  title: 'Shell/MenuSearch',
  component: MenuSearch,
  parameters: { reference: menuSearchReference },
  render: () => <Live />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

export const Empty: Story = {}

/** Initials lead to the screen. */
export const FoundByInitials: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'wtdj')
    await userEvent.click(await screen.findByRole('option', { name: /委托登记|Register an order/ }))
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe('/registration/index'))
  },
}
/** Three screens are found, in long words too. */
export const Matrix: Story = {
  ...inEveryLook,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'w')
    await waitFor(() => expect(screen.getByRole('option', { name: /委托登记|Register an order/ })).toBeVisible())
  },
}
