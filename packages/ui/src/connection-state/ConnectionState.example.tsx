import { ConnectionState, useMessageSocket } from '@etalon/ui/connection-state'

/** Quiet while the connection is there. What you open may as well be a `WebSocket`. */
export function Example() {
  const socket = useMessageSocket({
    user: 'zhoulan',
    connect: (_request, tell) => {
      const opened = setTimeout(() => tell({ type: 'SOCKET.OPENED' }))
      return () => clearTimeout(opened)
    },
    onMessage: ({ topic, body }) => console.log(topic, body),
  })
  return <ConnectionState actor={socket} />
}
