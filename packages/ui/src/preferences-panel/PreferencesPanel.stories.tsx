import { preferencesMachine, shownScheme } from '@etalon/machines/preferences'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { applyTheme, type Theme, themeAttributes, vars } from '../theme/index.ts'
import { PreferencesPanel } from './index.ts'
import { preferencesPanelReference } from './preferences-panel.reference.ts'

function Live({ theme = 'default', colour = '#409EFF' }: { theme?: Theme; colour?: string }) {
  const actor = useActorRef(preferencesMachine, { input: { defaults: { theme, colour, scheme: 'light' } } })
  const look = useSelector(actor, ({ context }) => context)
  const scheme = useSelector(actor, ({ context }) => shownScheme(context))
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) applyTheme(root.current, { ...look, scheme })
  }, [look, scheme])
  return (
    <div
      ref={root}
      {...themeAttributes({ theme, colour })}
      style={{ maxWidth: 360, padding: 16, background: vars.overlay, color: vars.text, display: 'grid', gap: 16 }}
    >
      <PreferencesPanel actor={actor} />
      <Button kind="primary">提交</Button>
    </div>
  )
}

const meta = {
  title: 'Shell/PreferencesPanel',
  component: PreferencesPanel,
  parameters: { reference: preferencesPanelReference },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

/** What is chosen holds at once, also in the pictures of the themes; the way back is one button. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const root = canvasElement.querySelector<HTMLElement>('[data-theme]')
    await userEvent.click(canvas.getByRole('radio', { name: 'Hey' }))
    await expect(root).toHaveAttribute('data-theme', 'hey')
    await userEvent.click(canvas.getAllByRole('option')[4] ?? canvasElement)
    await expect(root).toHaveAttribute('data-colour', '#be123c')
    await userEvent.click(canvas.getByRole('radio', { name: '深色' }))
    await expect(root).toHaveAttribute('data-scheme', 'dark')
    await userEvent.click(canvas.getByRole('radio', { name: '宽松' }))
    await expect(root).toHaveAttribute('data-density', 'comfortable')
    await expect(canvasElement.querySelectorAll('[aria-hidden][data-colour="#be123c"][data-scheme="dark"]')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认外观' }))
    await expect(root).toHaveAttribute('data-theme', 'default')
    await expect(root).not.toHaveAttribute('data-colour')
    await expect(root).toHaveAttribute('data-density', 'compact')
  },
}

/** A colour of one's own in a theme with a bright header. */
export const OwnColour: Story = { args: { theme: 'hey', colour: '#1e6f5c' } }
function Panel({ theme, colour }: { theme: Theme; colour: string }) {
  const actor = useActorRef(preferencesMachine, { input: { defaults: { theme, colour, scheme: 'light' } } })
  return <PreferencesPanel actor={actor} />
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption={{ zh: '默认', en: 'Default' }}>
        <Panel theme="default" colour="#409EFF" />
      </Cell>
      <Cell caption={{ zh: '自己的颜色', en: 'A colour of one’s own' }}>
        <Panel theme="hey" colour="#1e6f5c" />
      </Cell>
    </MatrixGrid>
  ),
}
