import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ConfirmProvider } from '../confirm/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { inEveryLook } from '../testing/matrix/index.ts'
import { TextField } from '../text-field/index.ts'
import { type LeaveGuardOptions, useLeaveGuard } from './index.ts'
import { leaveGuardReference } from './leave-guard.reference.ts'

function Page(options: Omit<LeaveGuardOptions, 'isDirty'> & { typed?: string }) {
  const isEnglish = useLanguage() === 'en'
  const [text, setText] = useState(options.typed ?? '')
  const [isLeft, setLeft] = useState(false)
  const leave = useLeaveGuard({ ...options, isDirty: text !== '' && !isLeft })
  if (isLeft) return <p>{isEnglish ? 'The list.' : '委托单列表'}</p>
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320, justifyItems: 'start' }}>
      <TextField label={isEnglish ? 'Remark' : '备注'} value={text} onChange={setText} />
      <Button onPress={() => void leave(() => setLeft(true))}>{isEnglish ? 'Back to the list' : '返回列表'}</Button>
    </div>
  )
}

const meta = {
  title: 'Forms/useLeaveGuard',

  parameters: {
    reference: leaveGuardReference,
    docs: {
      description: {
        component:
          'Asks before somebody leaves what they typed and did not hand in: in the app by a question, at the edge of the browser by the question of the browser.',
      },
    },
  },
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  render: (args: ComponentProps<typeof Page>) => <Page {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Page>

const goBack = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(返回列表|Back to the list)$/ }))
const ask = async (canvasElement: HTMLElement) => {
  await goBack(canvasElement)
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^(离开此页|Leave this page|关闭报价单)/ })).toBeVisible())
}

/** Nothing was typed: nothing is asked. */
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await goBack(canvasElement)
    await expect(within(canvasElement).getByText('委托单列表')).toBeVisible()
  },
}
export const Asked: Story = { args: { typed: '轻拿轻放' }, play: ({ canvasElement }) => ask(canvasElement) }
export const InItsOwnWords: Story = {
  args: { typed: '轻拿轻放', question: '关闭报价单?', consequence: '三项报价尚未发出，关闭后将丢失。' },
  play: ({ canvasElement }) => ask(canvasElement),
}
export const Left: Story = {
  args: { typed: '轻拿轻放' },
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '离开' }))
    await waitFor(() => expect(within(canvasElement).getByText('委托单列表')).toBeVisible())
  },
}
/** The question over the page. */
export const Matrix: Story = { ...inEveryLook, ...Asked }
