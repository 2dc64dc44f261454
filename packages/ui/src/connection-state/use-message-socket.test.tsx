import type { SocketPortEvent } from '@etalon/machines/message-socket'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { ConnectionState, type MessageSocketOptions, useMessageSocket } from './index.ts'

function Subject(options: MessageSocketOptions) {
  const socket = useMessageSocket(options)
  return (
    <MessagesProvider>
      <ConnectionState actor={socket} />
    </MessagesProvider>
  )
}

const said = () => document.querySelector('[role=status]')?.textContent

test('[SHELL-10] it connects for who listens, tells messages, says that the network is gone, and closes with who listened', async () => {
  const heard = vi.fn()
  const closed = vi.fn()
  const asked: string[] = []
  let tell: (event: SocketPortEvent) => void = () => {}
  const options: MessageSocketOptions = {
    connect: (request, say) => {
      asked.push(request.user)
      tell = say
      return closed
    },
    onMessage: heard,
  }
  const { rerender } = await render(<Subject {...options} />)
  expect(asked).toEqual([])
  await rerender(<Subject {...options} user="zhoulan" />)
  await expect.poll(() => asked).toEqual(['zhoulan'])
  tell({ type: 'SOCKET.OPENED' })
  tell({ type: 'SOCKET.HEARD', message: { id: '1', topic: 'notice', body: 'x' } })
  expect(heard.mock.calls).toEqual([[{ id: '1', topic: 'notice', body: 'x' }]])
  window.dispatchEvent(new Event('offline'))
  await expect.poll(said).toMatch(/网络/)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toEqual(['zhoulan', 'zhoulan'])
  tell({ type: 'SOCKET.OPENED' })
  await expect.poll(said).toBe('')
  closed.mockClear()
  await rerender(<Subject {...options} />)
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})
