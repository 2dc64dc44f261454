import { CallProblem, type Client } from '@etalon/api/client'
import { contract, socketMessage } from '@etalon/api/contract'
import { type MessageSocketEvent, messageSocketMachine, type SocketRequest } from '@etalon/machines/message-socket'
import { fromCallback } from 'xstate'

/** What came over the socket: a message, or a sign of life; undefined where it is neither. */
function heard(data: unknown): MessageSocketEvent | undefined {
  let value: unknown
  try {
    value = JSON.parse(String(data))
  } catch {
    return undefined
  }
  const read = socketMessage.safeParse(value)
  if (!read.success) return undefined
  const place = read.data.place === undefined ? {} : { place: read.data.place }
  return { type: 'SOCKET.HEARD', ...place, ...('beat' in read.data ? {} : { message: read.data }) }
}

/** The connection over which messages come, `/msgws/websocket?u=` (section 2.4), each time with a ticket of its own. */
export function messageSocketTo(client: Client) {
  return messageSocketMachine.provide({
    actors: {
      socket: fromCallback<{ type: 'nothing' }, SocketRequest>(({ input, sendBack }) => {
        const tell = (event: MessageSocketEvent) => sendBack(event)
        const left = new AbortController()
        let socket: WebSocket | undefined
        const open = (ticket: string) => {
          const address = new URL('/msgws/websocket', location.href)
          address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
          address.search = String(
            new URLSearchParams({ u: input.user, ticket, ...(input.after === undefined ? {} : { after: input.after }) }),
          )
          socket = new WebSocket(address)
          socket.addEventListener('open', () => tell({ type: 'SOCKET.OPENED' }))
          socket.addEventListener('message', ({ data }) => {
            const event = heard(data)
            if (event) tell(event)
          })
          // Also where the server says that the sign-in has ended: the next ticket is refused, and that leads out like every refused call.
          socket.addEventListener('close', () => tell({ type: 'SOCKET.CLOSED' }))
        }
        client.send(contract.message.socketTicket, { signal: left.signal, quiet: true }).then(
          ({ ticket }) => {
            if (!left.signal.aborted) open(ticket)
          },
          (error: unknown) => {
            if (left.signal.aborted) return
            const isRefused = error instanceof CallProblem && (error.code === 401 || error.code === 403)
            tell({ type: isRefused ? 'SOCKET.REFUSED' : 'SOCKET.CLOSED' })
          },
        )
        return () => {
          left.abort()
          socket?.close()
        }
      }),
    },
  })
}
