import { loadingMachine } from '@etalon/machines/loading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { LoadingIndicator } from './index.ts'

function Calls() {
  const actor = useActorRef(loadingMachine)
  return (
    <>
      <Button onPress={() => actor.send({ type: 'CALL.STARTED' })}>发出请求</Button>
      <Button onPress={() => actor.send({ type: 'CALL.ENDED' })}>收到答复</Button>
      <LoadingIndicator actor={actor} />
    </>
  )
}

const meta = { title: 'Feedback/LoadingIndicator', component: Calls } satisfies Meta<typeof Calls>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '发出请求' }))
    await expect(within(canvasElement).getByText('加载中……')).toBeInTheDocument()
  },
}

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '发出请求' }))
    await userEvent.click(canvas.getByRole('button', { name: '收到答复' }))
    await waitFor(() => expect(canvas.queryByText('加载中……')).toBeNull())
  },
}
