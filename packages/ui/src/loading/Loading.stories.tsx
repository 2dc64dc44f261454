import { loadingMachine } from '@etalon/machines/loading'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLanguage } from '../i18n/index.ts'
import { Cell, inEveryLook, MatrixGrid, Row } from '../testing/matrix/index.ts'
import { LoadingBar, LoadingIndicator, Skeleton } from './index.ts'
import { loadingReference } from './loading.reference.ts'

function Calls() {
  const inEnglish = useLanguage() === 'en'
  const actor = useActorRef(loadingMachine)
  return (
    <Row>
      <Button onPress={() => actor.send({ type: 'CALL.STARTED' })}>{inEnglish ? 'Call' : '发出请求'}</Button>
      <Button onPress={() => actor.send({ type: 'CALL.ENDED' })}>{inEnglish ? 'Answer' : '收到答复'}</Button>
      <LoadingIndicator actor={actor} />
    </Row>
  )
}

const meta = {
  title: 'Feedback/LoadingIndicator',
  component: LoadingIndicator,
  parameters: { reference: loadingReference },
  render: () => <Calls />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Calls>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(发出请求|Call)$/ }))
    await expect(within(canvasElement).getByText(/^(加载中……|Loading…+)$/)).toBeInTheDocument()
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
export const Matrix: Story = {
  ...inEveryLook,
  render: () => (
    <MatrixGrid>
      <Cell caption={{ zh: '请求在途', en: 'A call is under way' }}>
        <Calls />
      </Cell>
      <Cell caption={{ zh: '进行条', en: 'A bar' }}>
        <LoadingBar />
      </Cell>
      <Cell caption={{ zh: '文字骨架', en: 'Skeleton of a line' }}>
        <Skeleton width={160} />
      </Cell>
      <Cell caption={{ zh: '状态骨架', en: 'Skeleton of a state' }}>
        <Skeleton shape="pill" width={56} />
      </Cell>
      <Cell caption={{ zh: '块骨架', en: 'Skeleton of a block' }}>
        <Skeleton shape="block" />
      </Cell>
    </MatrixGrid>
  ),
  play: Shown.play,
}
