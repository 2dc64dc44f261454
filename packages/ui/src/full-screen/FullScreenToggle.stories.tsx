import { fullScreenMachine } from '@etalon/machines/full-screen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fromPromise } from 'xstate'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { fullScreenReference } from './full-screen.reference.ts'
import { FullScreenToggle } from './index.ts'

interface BrowserProps {
  /** What this browser does when it is asked. @default it does it */
  answer?: 'does' | 'refuses' | 'cannot'
  full?: boolean
}

function Browser({ answer = 'does', full = false }: BrowserProps) {
  const [machine] = useState(() => {
    const answering = fromPromise<void>(async () => {
      if (answer === 'refuses') throw new TypeError('Permissions check failed')
    })
    return fullScreenMachine.provide({ actors: { enter: answering, leave: answering } })
  })
  const actor = useActorRef(machine, { input: { supported: answer !== 'cannot', full } })
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 120, maxWidth: 480 }}>
      <FullScreenToggle actor={actor} />
    </div>
  )
}

/** Its tooltip would lie over what is said beneath it. */
const press = async (button: HTMLElement) => {
  await userEvent.click(button)
  await userEvent.unhover(button)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
}

const meta = {
  title: 'Shell/FullScreenToggle',
  component: FullScreenToggle,
  parameters: { reference: fullScreenReference },
  render: (args: ComponentProps<typeof Browser>) => <Browser {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Browser>

/** One button both ways, by pointer and by keyboard; its name says what it does next. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '全屏' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '退出全屏' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '全屏' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: '退出全屏' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: '全屏' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const On: Story = { args: { full: true } }

/** An iPhone, or a frame without permission. */
export const Unsupported: Story = {
  args: { answer: 'cannot' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '全屏' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button).toHaveAccessibleDescription('这个浏览器不能全屏显示'))
  },
}

/** The browser did not allow it: said where it was asked, until the person goes on. */
export const Refused: Story = {
  args: { answer: 'refuses' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas.getByRole('button', { name: '全屏' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('浏览器没有允许全屏'))
    await expect(canvas.getByRole('button', { name: '全屏' })).toHaveFocus()
  },
}
export const RefusedInEnglish: Story = {
  args: { answer: 'refuses' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The browser did not allow full screen'))
  },
}
export const RefusalSeen: Story = {
  args: { answer: 'refuses' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    for (const goesOn of [() => userEvent.tab(), () => userEvent.click(canvasElement)]) {
      await press(canvas.getByRole('button', { name: '全屏' }))
      await waitFor(() => expect(status).not.toBeEmptyDOMElement())
      await goesOn()
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    }
  },
}
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption={{ zh: '可全屏', en: 'Can fill the screen' }}>
        <Browser answer="does" />
      </Cell>
      <Cell caption={{ zh: '已全屏', en: 'Fills the screen' }}>
        <Browser answer="does" full />
      </Cell>
      <Cell caption={{ zh: '不支持', en: 'Not supported' }}>
        <Browser answer="cannot" />
      </Cell>
      <Cell caption={{ zh: '没有允许', en: 'Not allowed' }}>
        <Browser answer="refuses" />
      </Cell>
    </MatrixGrid>
  ),
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('figure')].at(-1) ?? canvasElement
    await press(within(last).getByRole('button'))
    await waitFor(() => expect(within(last).getByRole('status')).not.toBeEmptyDOMElement())
  },
}
