import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Cell, inEveryLook, MatrixGrid, Row, useSay } from '../testing/matrix/index.ts'
import { vars } from '../theme/index.ts'
import { LoadingBar, LoadingIndicator, Skeleton, useLoading } from './index.ts'
import { loadingReference } from './loading.reference.ts'

/** A small page: the bar lies over the edge of its head, and the words over its foot. */
const page: CSSProperties = {
  contain: 'layout',
  height: 184,
  border: `1px solid ${vars.borderStrong}`,
  borderRadius: vars.radius,
}
const head: CSSProperties = { height: vars.topHeight, marginBottom: 16, borderBottom: `1px solid ${vars.border}` }

function Calls() {
  const say = useSay()
  const { actor } = useLoading()
  return (
    <div style={page}>
      <div style={head} />
      <div style={{ paddingInline: 16 }}>
        <Row>
          <Button onPress={() => actor.send({ type: 'CALL.STARTED' })}>{say('发出请求', 'Call')}</Button>
          <Button onPress={() => actor.send({ type: 'CALL.ENDED' })}>{say('收到答复', 'Answer')}</Button>
        </Row>
      </div>
      <LoadingIndicator actor={actor} />
    </div>
  )
}

const meta = {
  title: 'Feedback/LoadingIndicator',
  component: LoadingIndicator,
  subcomponents: { LoadingBar, Skeleton },
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
