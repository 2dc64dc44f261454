import { type MessageSocketEvent, messageSocketMachine } from '@etalon/machines/message-socket'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { fromCallback } from 'xstate'
import { Button } from '../button/index.ts'
import { Cell, inEveryLook, MatrixGrid } from '../testing/matrix/index.ts'
import { connectionStateReference } from './connection-state.reference.ts'
import { ConnectionState } from './index.ts'

/** A wire that opens when a story says so; the waits are longer than any story. */
function useWire(events: readonly MessageSocketEvent[]) {
  const [sockets, setSockets] = useState(0)
  const [machine] = useState(() =>
    messageSocketMachine.provide({
      actors: {
        socket: fromCallback(() => {
          setSockets((count) => count + 1)
        }),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { random: () => 1, firstWait: 3_600_000, patience: 3_600_000 } })
  useEffect(() => {
    for (const event of events) actor.send(event)
  }, [actor, events])
  return { actor, sockets }
}

const Connection = ({ events }: { events: readonly MessageSocketEvent[] }) => <ConnectionState actor={useWire(events).actor} />

function Live({ events = [] }: { events?: readonly MessageSocketEvent[] }) {
  const { actor, sockets } = useWire(events)
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <ConnectionState actor={actor} />
      <Button onPress={() => actor.send({ type: 'SOCKET.OPENED' })}>SOCKET.OPENED</Button>
      <p>{sockets}</p>
    </div>
  )
}

const meta = {
  title: 'Shell/ConnectionState',
  component: ConnectionState,
  parameters: { reference: connectionStateReference },
  render: (args: ComponentProps<typeof Live>) => <Live {...args} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof Live>

const connect: MessageSocketEvent = { type: 'CONNECT', user: 'tester' }
const opened: MessageSocketEvent = { type: 'SOCKET.OPENED' }

/** Nothing to tell while the connection is there: the place stays empty. */
export const Quiet: Story = {
  args: { events: [connect, opened] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** After a break one can wait, or try at once; what it says goes when the connection is there again. */
export const Reconnecting: Story = {
  args: { events: [connect, opened, { type: 'SOCKET.CLOSED' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('消息连接已断开，正在重连')
    await expect(canvas.getByText('1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(canvas.getByText('2')).toBeVisible()
    await expect(status).toHaveTextContent('消息连接已断开，正在重连')
    await userEvent.click(canvas.getByRole('button', { name: 'SOCKET.OPENED' }))
    await expect(status).toBeEmptyDOMElement()
  },
}

/** Without a network it comes back by itself. */
export const Offline: Story = { args: { events: [connect, opened, { type: 'NETWORK.OFFLINE' }] } }

/** The server does not want this token. */
export const Refused: Story = { args: { events: [connect, { type: 'SOCKET.REFUSED' }] } }

export const RefusedInEnglish: Story = { ...Refused, globals: { locale: 'en' } }
const sequences: readonly { zh: string; en: string; events: readonly MessageSocketEvent[] }[] = [
  { zh: '重连中', en: 'Connecting again', events: [connect, opened, { type: 'SOCKET.CLOSED' }] },
  { zh: '没有网络', en: 'No network', events: [connect, opened, { type: 'NETWORK.OFFLINE' }] },
  { zh: '登录失效', en: 'Refused', events: [connect, { type: 'SOCKET.REFUSED' }] },
  { zh: '已连接，没有话说', en: 'Connected, nothing to say', events: [connect, opened] },
]
export const Matrix: Story = {
  ...inEveryLook,
  args: { events: [] },
  render: () => (
    <MatrixGrid cells="wide">
      {sequences.map(({ events, ...caption }) => (
        <Cell key={caption.en} caption={caption}>
          <Connection events={events} />
        </Cell>
      ))}
    </MatrixGrid>
  ),
}
