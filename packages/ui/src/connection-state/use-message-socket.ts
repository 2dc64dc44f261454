import {
  type MessageSocketActorRef,
  type MessageSocketInput,
  messageSocketMachine,
  type SocketMessage,
  type SocketPortEvent,
  type SocketRequest,
} from '@etalon/machines/message-socket'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromCallback } from 'xstate'

/** What `useMessageSocket` takes: who listens, how a connection is made, and who is told of messages. */
export interface MessageSocketOptions extends Partial<MessageSocketInput> {
  /** Who listens; nobody while it is left out. */
  user?: string | undefined
  /** Opens a connection, tells what becomes of it, and answers what closes it. */
  connect: (request: SocketRequest, tell: (event: SocketPortEvent) => void) => () => void
  /** A message came that was not heard before. */
  onMessage: (message: SocketMessage) => void
  /** For the error log: the connection could not even be tried; it is tried again. */
  onFailed?: (error: unknown) => void
}

/** Makes and owns the actor of the connection over which messages come, and tells it whether there is a network. */
export function useMessageSocket({ user, connect, onMessage, onFailed, ...input }: MessageSocketOptions): MessageSocketActorRef {
  const open = useEffectEvent(connect)
  const tellMessage = useEffectEvent(onMessage)
  const tellFailed = useEffectEvent((error: unknown) => onFailed?.(error))
  const [machine] = useState(() =>
    messageSocketMachine.provide({
      actors: {
        socket: fromCallback<{ type: 'nothing' }, SocketRequest>(({ input: request, sendBack }) => open(request, sendBack)),
      },
    }),
  )
  const actor = useActorRef(machine, { input: { random: Math.random, ...input } })
  useEffect(() => {
    const subscriptions = [
      actor.on('message', ({ message }) => tellMessage(message)),
      actor.on('failed', ({ error }) => tellFailed(error)),
    ]
    const offline = () => actor.send({ type: 'NETWORK.OFFLINE' })
    const online = () => actor.send({ type: 'NETWORK.ONLINE' })
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [actor])
  useEffect(() => {
    if (user === undefined) return
    actor.send({ type: 'CONNECT', user })
    return () => actor.send({ type: 'DISCONNECT' })
  }, [actor, user])
  return actor
}
