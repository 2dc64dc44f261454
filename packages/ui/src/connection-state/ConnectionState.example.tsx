import { messageSocketMachine } from '@etalon/machines/message-socket'
import { ConnectionState } from '@etalon/ui/connection-state'
import { useActorRef } from '@xstate/react'

/** Quiet while the connection is there. Give the machine your own `socket` actor. */
export function Example() {
  const socket = useActorRef(messageSocketMachine, { input: { random: Math.random } })
  return <ConnectionState actor={socket} />
}
