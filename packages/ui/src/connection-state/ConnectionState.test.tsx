import { type MessageSocketActorRef, messageSocketMachine } from '@etalon/machines/message-socket'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fromCallback } from 'xstate'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import { connectionStateReference } from './connection-state.reference.ts'
import { ConnectionState } from './index.ts'

let actor: MessageSocketActorRef | undefined
let sockets = 0

/** A connection that broke; the waits are longer than any test. */
function Subject() {
  const [machine] = useState(() =>
    messageSocketMachine.provide({
      actors: {
        socket: fromCallback(() => {
          sockets += 1
        }),
      },
    }),
  )
  const socket = useActorRef(machine, { input: { random: () => 1, firstWait: 3_600_000, patience: 3_600_000 } })
  actor = socket
  useEffect(() => {
    socket.send({ type: 'CONNECT', user: 'tester' })
    socket.send({ type: 'SOCKET.OPENED' })
    socket.send({ type: 'SOCKET.CLOSED' })
  }, [socket])
  return (
    <MessagesProvider>
      <button type="button">消息</button>
      <ConnectionState actor={socket} />
    </MessagesProvider>
  )
}
const retry = () => page.getByRole('button', { name: '重试' })
const begin = async () => {
  sockets = 0
  await render(<Subject />)
  await expect.element(retry()).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(retry()).toHaveFocus()
}

provesKeys(connectionStateReference, {
  Tab: begin,
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sockets).toBe(2)
  },
})

test('[SHELL-10] [A11Y-2] once the connection is there again, the focus is where it was before', async () => {
  await begin()
  await userEvent.keyboard('{Enter}')
  actor?.send({ type: 'SOCKET.OPENED' })
  await expect.element(retry()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '消息' })).toHaveFocus()
})
